//! What every record of a game has to be, whatever its rules.

use tabiya::{Game, Rules, games};

/// The rules by default and with every single choice, with what to call them.
fn rule_sets(game: &'static Game) -> impl Iterator<Item = (String, Rules)> {
    let choices =
        game.options.iter().flat_map(|option| option.choices.iter().map(move |choice| (option, choice)));
    let defaults = (game.id.to_owned(), Rules::new(game, &[]).expect("the defaults"));
    let others = choices.filter_map(move |(option, choice)| {
        let rules = Rules::new(game, &[(option.id, choice.id)]).ok()?;
        Some((format!("{}, {}={}", game.id, option.id, choice.id), rules))
    });
    std::iter::once(defaults).chain(others)
}

/// RoleSet are named by their place in the list of their game, so that one of another game's, taken
/// over by mistake, would stand for another piece or for none.
#[test]
fn every_kind_that_a_rule_names_is_one_of_the_game() {
    for (place, rules) in games::ALL.iter().flat_map(|game| rule_sets(game)) {
        // All terms at once, those included that are still to come.
        let terms = format!("{:?}", rules.terms());
        let mut named =
            terms.split("Role(").skip(1).filter_map(|rest| rest.split(')').next()?.parse::<usize>().ok());
        let strange = named.find(|&role| role >= rules.roles().len());
        assert_eq!(strange, None, "{place}: Role({strange:?}) is none of its {} kinds", rules.roles().len());
        assert!(terms.contains("pawn: Role("), "the terms no longer show their kinds");
    }
}

/// Letters and ids tell the pieces of a game apart.
#[test]
fn no_two_kinds_share_an_id_or_a_letter() {
    for (place, rules) in games::ALL.iter().flat_map(|game| rule_sets(game)) {
        let roles = rules.roles();
        for (index, role) in roles.iter().enumerate() {
            let same = |other: &&tabiya::variant::RoleSpec| {
                other.id == role.id
                    || (other.letter == role.letter
                        && other.promoted_from.is_some() == role.promoted_from.is_some())
            };
            assert!(roles[..index].iter().find(same).is_none(), "{place}: {} is like another", role.id);
        }
    }
}
