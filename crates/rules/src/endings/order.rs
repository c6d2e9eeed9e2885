//! Insertion sort for short lists, which is smaller in the module than the standard library's.

/// Sorts a short list, those that are equal staying in order: the library's ways are quicker for long ones, and ten
/// times as large.
pub(crate) fn arrange<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
