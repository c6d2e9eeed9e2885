//! A short list of fixed capacity that is `Copy`, so that what holds it needs neither a heap nor a constant.

use core::fmt;
use core::ops::Deref;

/// At most `N` items in order. Records of constants have such lists, and so have records that are read at run time.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    /// All places are taken, so that equal lists are equal: those behind the last item by the first.
    items: Option<[T; N]>,
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// No items.
    pub const NONE: Few<T, N> = Few { items: None, len: 0 };

    /// A list of these items.
    ///
    /// # Panics
    /// If there are more than `N`; in a constant, that is an error of the compiler's.
    pub const fn of(list: &[T]) -> Few<T, N> {
        assert!(list.len() <= N, "a short list is too long");
        if list.is_empty() {
            return Few::NONE;
        }
        let mut items = [list[0]; N];
        let mut index = 1;
        while index < list.len() {
            items[index] = list[index];
            index += 1;
        }
        Few { items: Some(items), len: list.len() as u8 }
    }

    /// A list of these items, if there are not too many of them.
    pub fn try_of(list: &[T]) -> Option<Few<T, N>> {
        (list.len() <= N).then(|| Few::of(list))
    }

    /// The items.
    #[inline]
    pub const fn get(&self) -> &[T] {
        match &self.items {
            Some(items) => items.split_at(self.len as usize).0,
            None => &[],
        }
    }
}

impl<T: Copy, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.get()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.get().iter()
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.get()).finish()
    }
}
