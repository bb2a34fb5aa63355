//! A place in the bytecode that moves forward as values are read.

use super::codes::Coded;
use super::error::{ParseError, Under};

/// The byte that stands for a word that was left out.
const NOTHING: u8 = 255;

/// Something that can be read from bytecode.
pub(crate) trait Decode: Sized {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError>;
}

/// Reads values one after the other.
pub(crate) struct Reader<'a> {
    data: &'a [u8],
    offset: usize,
    section: &'static str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Self {
        Self {
            data,
            offset: 0,
            section: "header",
        }
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn left(&self) -> usize {
        self.data.len() - self.offset
    }

    /// From here on, errors belong to this section.
    pub(crate) fn enter(&mut self, section: &'static str) {
        self.section = section;
    }

    /// An error at `offset`, in the section that is being read.
    pub(crate) fn error(&self, offset: usize, what: String) -> ParseError {
        ParseError::new(offset, self.section, what)
    }

    pub(crate) fn decode<T: Decode>(&mut self) -> Result<T, ParseError> {
        T::decode(self)
    }

    /// The next byte, without moving.
    pub(crate) fn peek(&self) -> Result<u8, ParseError> {
        self.slice(1).map(|bytes| bytes[0])
    }

    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], ParseError> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(self.slice(N)?);
        self.offset += N;
        Ok(bytes)
    }

    fn slice(&self, size: usize) -> Result<&'a [u8], ParseError> {
        self.data
            .get(self.offset..self.offset + size)
            .ok_or_else(|| {
                let left = self.left();
                self.error(
                    self.offset,
                    format!("ends early: {left} of {size} bytes are there"),
                )
            })
    }

    /// How many entries follow, `least` or more.
    pub(crate) fn count(&mut self, least: u8) -> Result<u8, ParseError> {
        let at = self.offset;
        let [number] = self.take().under(" count")?;
        if number < least {
            return Err(self.error(at, format!("is {number}, expected at least {least}")))
                .under(" count");
        }
        Ok(number)
    }

    pub(crate) fn series<T: Decode>(&mut self, least: u8) -> Result<Vec<T>, ParseError> {
        let count = self.count(least)?;
        (0..usize::from(count))
            .map(|index| self.decode().at(index))
            .collect()
    }

    pub(crate) fn maybe<T: Decode>(&mut self) -> Result<Option<T>, ParseError> {
        if self.decode::<bool>().under(" given")? {
            self.decode().map(Some)
        } else {
            Ok(None)
        }
    }

    pub(crate) fn maybe_word<T: Coded>(&mut self) -> Result<Option<T>, ParseError> {
        let at = self.offset;
        let [code] = self.take()?;
        if code == NOTHING {
            return Ok(None);
        }
        let unassigned =
            || self.error(at, format!("is {code}, expected {} or {NOTHING}", T::CODES));
        T::from_code(code).map(Some).ok_or_else(unassigned)
    }

    /// A word that takes the four bytes of a condition's value.
    pub(crate) fn wide_word<T: Coded>(&mut self) -> Result<T, ParseError> {
        let at = self.offset;
        let code: i32 = self.decode()?;
        let word = u8::try_from(code).ok().and_then(T::from_code);
        word.ok_or_else(|| self.error(at, format!("is {code}, expected {}", T::CODES)))
    }

    /// The bytes of an argument that a condition does not take.
    pub(crate) fn zero<const N: usize>(&mut self) -> Result<(), ParseError> {
        let at = self.offset;
        let bytes = self.take::<N>()?;
        if bytes == [0; N] {
            return Ok(());
        }
        // Four bytes are a signed number, one byte is not.
        let unsigned = bytes
            .iter()
            .fold(0_i64, |value, &byte| value << 8 | i64::from(byte));
        let value = if N == 4 && bytes[0] >= 0x80 {
            unsigned - (1 << 32)
        } else {
            unsigned
        };
        Err(self.error(at, format!("is {value}, expected 0")))
    }
}

macro_rules! decode_numbers {
    ($($number:ty),*) => {$(
        impl Decode for $number {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
                reader.take().map(Self::from_be_bytes)
            }
        }
    )*};
}
decode_numbers!(u8, u16, u32, u64, i16, i32);

impl Decode for bool {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let at = reader.offset;
        match reader.take()? {
            [0] => Ok(false),
            [1] => Ok(true),
            [byte] => Err(reader.error(at, format!("is {byte}, expected 0 or 1"))),
        }
    }
}

impl Decode for String {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let at = reader.offset;
        let [size] = reader.take()?;
        let bytes = reader.slice(usize::from(size))?;
        reader.offset += bytes.len();
        match std::str::from_utf8(bytes) {
            Ok(text) if !text.is_empty() && !text.chars().any(char::is_control) => {
                Ok(text.to_owned())
            }
            _ => {
                let what =
                    "is not a name: expected 1-255 bytes of UTF-8 without control characters";
                Err(reader.error(at, what.to_owned()))
            }
        }
    }
}

impl<T: Coded> Decode for T {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {
        let at = reader.offset;
        let [code] = reader.take()?;
        T::from_code(code)
            .ok_or_else(|| reader.error(at, format!("is {code}, expected {}", T::CODES)))
    }
}
