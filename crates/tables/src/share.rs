//! Sharing out the chunks of a table among threads.

use std::sync::Mutex;
use std::thread;

/// How many positions are a chunk: a multiple of 64, so that a chunk is whole words of a bitmap.
pub(crate) const CHUNK: usize = 1 << 14;

/// Bytes and what is present in them, chunk by chunk.
pub(crate) struct Parts;

impl Parts {
    #[allow(clippy::type_complexity, reason = "said once")]
    pub(crate) fn of<'t>(
        bytes: &'t mut [u8],
        present: &'t mut [[u64; 4]],
    ) -> impl Iterator<Item = (usize, (&'t mut [u8], &'t mut [u64; 4]))> + Send {
        bytes.chunks_mut(CHUNK).zip(present).enumerate()
    }
}

/// Does something with every chunk, whoever is free with the next one; what came of it, in the order of the chunks.
pub(crate) fn each_chunk<T: Send, R: Send>(
    threads: usize,
    chunks: impl Iterator<Item = (usize, T)> + Send,
    work: impl Fn(usize, T) -> R + Sync,
) -> Vec<R> {
    let chunks = Mutex::new(chunks);
    let next = || chunks.lock().unwrap_or_else(|poison| poison.into_inner()).next();
    let run = || {
        let mut done = Vec::new();
        while let Some((chunk, part)) = next() {
            done.push((chunk, work(chunk, part)));
        }
        done
    };
    let mut all: Vec<(usize, R)> = if threads < 2 {
        run()
    } else {
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
            let mut all = run();
            // A thread that has panicked hands its panic on.
            for other in others {
                all.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            all
        })
    };
    all.sort_by_key(|(chunk, _)| *chunk);
    all.into_iter().map(|(_, result)| result).collect()
}
