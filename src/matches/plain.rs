//! Errors by their codes, where there are no words for them.

use core::fmt::{Display, Formatter, Result};

use super::error::{CountError, MatchError, PlayError};
use super::fault::RecordError;
use crate::notation::PositionError;
use crate::variant::SetupError;

macro_rules! by_code {
    ($($error:ty),+) => {
        $(impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                f.write_str(self.code())
            }
        })+
    };
}

by_code!(SetupError, PositionError, MatchError, CountError, PlayError, RecordError);
