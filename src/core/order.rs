//! Sorting short lists.

/// Sorts in place and keeps equal items in their order. Insertion, for the short lists of a game: the sorts of the
/// standard library win above some fifty items, and each of them is thirty times as much code in the package.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 2..=items.len() {
        let mut left = items.get_mut(..end).unwrap_or_default();
        while let [.., before, last] = left
            && key(last) < key(before)
        {
            std::mem::swap(before, last);
            left = left.split_last_mut().map_or(&mut [], |(_, rest)| rest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn sorts_as_the_standard_library_does() {
        for seed in 0..200u32 {
            let mut items: Vec<(u32, u32)> = (0..seed % 40).map(|n| ((n * n * 7 + seed * 13) % 11, n)).collect();
            let mut sorted = items.clone();
            sorted.sort_by_key(|item| item.0);
            sort_by_key(&mut items, |item| item.0);
            assert_eq!(items, sorted);
        }
    }
}
