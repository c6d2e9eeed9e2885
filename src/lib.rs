//! Rules core for historical chess games.
