//! What every enum of the bytecode has in common.

/// A word with a code: the word for people and JSON, the code for the bytecode.
pub trait Coded: Copy + Eq + 'static {
    /// The assigned codes, as error messages name them: `0-5`.
    const CODES: &'static str;
    /// Every member.
    const ALL: &'static [Self];

    /// The member with this code, or nothing when the code is not assigned.
    fn from_code(code: u8) -> Option<Self>;
    /// The code in the bytecode.
    fn code(self) -> u8;
    /// The name in the table, such as `FACE_UP`.
    fn name(self) -> &'static str;
    /// The word in JSON, such as `face_up`.
    fn word(self) -> &'static str;
}

/// Makes an enum of the bytecode: `Name "codes" { Variant = code, "NAME", "word"; … }`.
macro_rules! coded {
    (
        $(#[$about:meta])*
        $name:ident $codes:literal {
            $($(#[$meaning:meta])* $variant:ident = $code:literal, $label:literal, $word:literal;)*
        }
    ) => {
        $(#[$about])*
        #[allow(clippy::enum_variant_names)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$meaning])* $variant = $code,)*
        }

        impl Coded for $name {
            const CODES: &'static str = $codes;
            const ALL: &'static [Self] = &[$(Self::$variant),*];

            fn from_code(code: u8) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)*
                    _ => None,
                }
            }

            fn code(self) -> u8 {
                self as u8
            }

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $label,)*
                }
            }

            fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }
    };
}
pub(crate) use coded;
