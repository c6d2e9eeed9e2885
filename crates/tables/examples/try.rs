use std::time::Instant;
use tabiya_rules::{Rules, games};
use tabiya_tables::{How, Material, Shelf, verify};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let rules = Rules::new(games::find("shatranj").unwrap(), &[]).unwrap();
    let material = Material::named(&rules, &args[1]).unwrap();
    let threads = args[2].parse().unwrap();
    let mut shelf = Shelf::new(rules.clone(), None);
    for one in Shelf::needs(&rules, &material).unwrap() {
        let began = Instant::now();
        let last = std::sync::atomic::AtomicU64::new(0);
        let table = shelf
            .build(&one, How::threads(threads), &|plies, _| {
                if args.len() > 4 {
                    eprintln!("{plies} {:?}", began.elapsed());
                }
                last.store(plies.into(), std::sync::atomic::Ordering::Relaxed)
            })
            .unwrap();
        eprintln!("{} {} {:?} plies {}", table.name(), table.room(), began.elapsed(), last.into_inner());
    }
    if args.len() > 3 && args[3] == "s" {
        println!("{:?}", shelf.statistics(&material, threads).unwrap());
    }
    if args.len() > 3 && args[3] == "v" {
        let c = verify(&mut shelf, &material, 64, threads).unwrap();
        println!("{} wrong {}", c.positions, c.wrong.len());
        for w in &c.wrong {
            println!("{} {:?} {:?}", rules.write_position(&w.0), w.1, w.2);
        }
    }
}
