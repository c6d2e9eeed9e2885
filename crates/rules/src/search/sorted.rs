//! Sorting of short lists.

/// Puts a list in the order of its keys; what has the same stays as it was. By insertion: lists of moves are short,
/// and the standard library's sort weighs four kilobytes for each kind of list.
pub(super) fn sort_by_key<T: Copy, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let item = list[end];
        let mut place = end;
        while place > 0 && key(&list[place - 1]) > key(&item) {
            list[place] = list[place - 1];
            place -= 1;
        }
        list[place] = item;
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn what_is_alike_stays_in_its_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut list, |&(rank, _)| rank);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
    }
}
