//! Decimal numbers with a few digits after the point, for pictures.
//!
//! The standard library writes and reads every `f64` exactly, with tables that alone are a tenth
//! of the WebAssembly module. Pictures need three digits at most, so nothing here or in the web
//! layer formats or parses an `f64` in any other way.

use core::fmt;

/// A number rounded to so many digits after the point, written without trailing zeros.
#[derive(Clone, Copy, Debug)]
pub struct Decimal {
    /// The rounded number in units of the last digit.
    units: i64,
    places: u8,
}

/// With one digit after the point: a place or a length in a picture.
pub fn tenths(value: f64) -> Decimal {
    Decimal { units: (value * 10.0).round() as i64, places: 1 }
}

/// With three digits after the point: a factor.
pub fn thousandths(value: f64) -> Decimal {
    Decimal { units: (value * 1000.0).round() as i64, places: 3 }
}

/// With five digits after the point: a share of a whole that many others share.
pub fn fine(value: f64) -> Decimal {
    Decimal { units: (value * 100_000.0).round() as i64, places: 5 }
}

/// A point of a path.
pub fn point(x: f64, y: f64) -> String {
    format!("{} {}", tenths(x), tenths(y))
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let unit = 10_u64.pow(self.places.into());
        let (whole, mut part) = (self.units.unsigned_abs() / unit, self.units.unsigned_abs() % unit);
        let mut places = usize::from(self.places);
        if self.units < 0 {
            f.write_str("-")?;
        }
        write!(f, "{whole}")?;
        if part == 0 {
            return Ok(());
        }
        while part.is_multiple_of(10) {
            (part, places) = (part / 10, places - 1);
        }
        write!(f, ".{part:0places$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_short() {
        let texts: Vec<String> = [0.0, -0.04, 50.0, 0.05, -5.55, 99.96, 1e30, f64::NAN]
            .map(|value| tenths(value).to_string())
            .into();
        assert_eq!(texts, ["0", "0", "50", "0.1", "-5.6", "100", "922337203685477580.7", "0"]);
        let texts = [1.0, 0.74, -0.005, 1.0 / 3.0, 2.0004].map(|value| thousandths(value).to_string());
        assert_eq!(texts, ["1", "0.74", "-0.005", "0.333", "2"]);
    }
}
