//! CRC-64/XZ, eight bytes at a time.

const TABLES: [[u64; 256]; 8] = {
    let mut tables = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = byte as u64;
        let mut bit = 0;
        while bit < 8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xC96C_5795_D787_0F42 } else { 0 };
            bit += 1;
        }
        tables[0][byte] = sum;
        byte += 1;
    }
    let mut table = 1;
    while table < 8 {
        let mut byte = 0;
        while byte < 256 {
            let before = tables[table - 1][byte];
            tables[table][byte] = before >> 8 ^ tables[0][(before & 255) as usize];
            byte += 1;
        }
        table += 1;
    }
    tables
};

/// A checksum in the making.
#[derive(Clone, Copy)]
pub(crate) struct Checksum(u64);

impl Checksum {
    pub(crate) fn new() -> Checksum {
        Checksum(!0)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            let sum = self.0 ^ u64::from_le_bytes(*word);
            self.0 = (0..8).fold(0, |all, at| all ^ TABLES[7 - at][(sum >> (8 * at) & 255) as usize]);
        }
        for byte in rest {
            self.0 = self.0 >> 8 ^ TABLES[0][((self.0 ^ u64::from(*byte)) & 255) as usize];
        }
    }

    pub(crate) fn sum(self) -> u64 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Checksum;

    #[test]
    fn the_check_value_of_crc_64_xz() {
        let mut sum = Checksum::new();
        sum.add(b"123456789");
        assert_eq!(sum.sum(), 0x995D_C9BB_DF19_39FA);
    }
}
