//! Ids of SVG elements, made of what they name.
//!
//! A page may hold pictures that know nothing of each other, of several versions, without
//! prefixes of their own. There the first element with an id stands for all that have it, so the
//! same id has to mean the same content.

use super::scene::Scene;

/// Digits and letters without those that look alike.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Scene<'_> {
    /// An id with the scene's prefix.
    pub(super) fn id(&self, name: &str) -> String {
        let prefix: String =
            self.prefix.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        format!("tabiya{}{prefix}-{name}", if prefix.is_empty() { "" } else { "-" })
    }
}

/// Eight signs, 40 bits, that depend on these texts alone: FNV-1a of 64 bits, folded.
pub(crate) fn content_name(texts: &[&str]) -> String {
    let bytes = texts.iter().flat_map(|text| text.bytes());
    let hash = bytes
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    let folded = hash ^ (hash >> 40);
    (0..8).map(|place| char::from(SIGNS[(folded >> (5 * place)) as usize % SIGNS.len()])).collect()
}
