// Made from schema/simulation.fbs by `make generate`: fd9d4bdc174335f8.
pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `schema/simulation.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The namespace `darwindeck`
    ///
    /// Generated from these locations:
    /// * File `schema/simulation.fbs`
    pub mod darwindeck {
        ///  Whoever decides for a seat. docs/players.md says how.
        ///
        /// Generated from these locations:
        /// * Enum `PlayerType` in the file `schema/simulation.fbs:13`
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum PlayerType {
            ///  Takes any option.
            Random = 0,

            ///  Takes what looks best at once.
            Greedy = 1,

            ///  Searches: 100 iterations a decision.
            MctsWeak = 2,

            ///  Searches: 1,000 iterations a decision.
            MctsMedium = 3,

            ///  Searches: as many iterations a decision as `mcts_iterations` or `ai_iterations` says.
            MctsStrong = 4,

            ///  Plays as a person does for the first time: a handful of rollouts for each option.
            Novice = 5,

            ///  Searches as MctsStrong does, with all cards open: a cheat, to measure what hidden cards are worth.
            Peeking = 6,
        }

        impl PlayerType {
            /// Array containing all valid variants of PlayerType
            pub const ENUM_VALUES: [Self; 7] = [
                Self::Random,
                Self::Greedy,
                Self::MctsWeak,
                Self::MctsMedium,
                Self::MctsStrong,
                Self::Novice,
                Self::Peeking,
            ];
        }

        impl ::core::convert::TryFrom<u8> for PlayerType {
            type Error = ::planus::errors::UnknownEnumTagKind;
            #[inline]
            fn try_from(
                value: u8,
            ) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTagKind> {
                #[allow(clippy::match_single_binding)]
                match value {
                    0 => ::core::result::Result::Ok(PlayerType::Random),
                    1 => ::core::result::Result::Ok(PlayerType::Greedy),
                    2 => ::core::result::Result::Ok(PlayerType::MctsWeak),
                    3 => ::core::result::Result::Ok(PlayerType::MctsMedium),
                    4 => ::core::result::Result::Ok(PlayerType::MctsStrong),
                    5 => ::core::result::Result::Ok(PlayerType::Novice),
                    6 => ::core::result::Result::Ok(PlayerType::Peeking),

                    _ => ::core::result::Result::Err(::planus::errors::UnknownEnumTagKind {
                        tag: value as i128,
                    }),
                }
            }
        }

        impl ::core::convert::From<PlayerType> for u8 {
            #[inline]
            fn from(value: PlayerType) -> Self {
                value as u8
            }
        }

        /// # Safety
        /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
        unsafe impl ::planus::Primitive for PlayerType {
            const ALIGNMENT: usize = 1;
            const SIZE: usize = 1;
        }

        impl ::planus::WriteAsPrimitive<PlayerType> for PlayerType {
            #[inline]
            fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
                (*self as u8).write(cursor, buffer_position);
            }
        }

        impl ::planus::WriteAs<PlayerType> for PlayerType {
            type Prepared = Self;

            #[inline]
            fn prepare(&self, _builder: &mut ::planus::Builder) -> PlayerType {
                *self
            }
        }

        impl ::planus::WriteAsDefault<PlayerType, PlayerType> for PlayerType {
            type Prepared = Self;

            #[inline]
            fn prepare(
                &self,
                _builder: &mut ::planus::Builder,
                default: &PlayerType,
            ) -> ::core::option::Option<PlayerType> {
                if self == default {
                    ::core::option::Option::None
                } else {
                    ::core::option::Option::Some(*self)
                }
            }
        }

        impl ::planus::WriteAsOptional<PlayerType> for PlayerType {
            type Prepared = Self;

            #[inline]
            fn prepare(
                &self,
                _builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<PlayerType> {
                ::core::option::Option::Some(*self)
            }
        }

        impl<'buf> ::planus::TableRead<'buf> for PlayerType {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'buf>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                let n: u8 = ::planus::TableRead::from_buffer(buffer, offset)?;
                ::core::result::Result::Ok(::core::convert::TryInto::try_into(n)?)
            }
        }

        impl<'buf> ::planus::VectorReadInner<'buf> for PlayerType {
            type Error = ::planus::errors::UnknownEnumTag;
            const STRIDE: usize = 1;
            #[inline]
            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'buf>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTag> {
                let value = unsafe { *buffer.buffer.get_unchecked(offset) };
                let value: ::core::result::Result<Self, _> =
                    ::core::convert::TryInto::try_into(value);
                value.map_err(|error_kind| {
                    error_kind.with_error_location(
                        "PlayerType",
                        "VectorRead::from_buffer",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<PlayerType> for PlayerType {
            const STRIDE: usize = 1;

            type Value = Self;

            #[inline]
            fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
                *self
            }

            #[inline]
            unsafe fn write_values(
                values: &[Self],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 1];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - i as u32,
                    );
                }
            }
        }

        ///  A game to be played a number of times. Game i has the seed random_seed + i, modulo 2^64.
        ///
        /// Generated from these locations:
        /// * Table `SimulationRequest` in the file `schema/simulation.fbs:31`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct SimulationRequest {
            ///  The rules, as `darwindeck compile` writes them.
            pub genome_bytecode: ::core::option::Option<::planus::alloc::vec::Vec<u8>>,
            ///  How often to play it: 1 to 1,000,000,000.
            pub num_games: u64,
            ///  Who sits in every seat. Must be Random, 0, when `ai_types` is given.
            pub ai_player_type: u8,
            ///  Who sits in each seat: a PlayerType for every player of the game. Left out, or empty, when all are the same.
            pub ai_types: ::core::option::Option<::planus::alloc::vec::Vec<u8>>,
            ///  The iterations of MctsStrong and Peeking, 1 to 10,000,000. Must be 0 when neither plays, or when `ai_iterations` is given.
            pub mcts_iterations: u32,
            ///  The seed of the first game.
            pub random_seed: u64,
            ///  Whether to count what the players did as well: `measurements` in the result. Costs a little time.
            pub measure: bool,
            ///  The iterations of each seat: 1 to 10,000,000 for MctsStrong and Peeking, 0 for all others. Left out, or empty, when
            ///  `mcts_iterations` is the number of all of them.
            pub ai_iterations: ::core::option::Option<::planus::alloc::vec::Vec<u32>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for SimulationRequest {
            fn default() -> Self {
                Self {
                    genome_bytecode: ::core::default::Default::default(),
                    num_games: 0,
                    ai_player_type: 0,
                    ai_types: ::core::default::Default::default(),
                    mcts_iterations: 0,
                    random_seed: 0,
                    measure: false,
                    ai_iterations: ::core::default::Default::default(),
                }
            }
        }

        impl SimulationRequest {
            /// Creates a [SimulationRequestBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> SimulationRequestBuilder<()> {
                SimulationRequestBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_genome_bytecode: impl ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
                field_num_games: impl ::planus::WriteAsDefault<u64, u64>,
                field_ai_player_type: impl ::planus::WriteAsDefault<u8, u8>,
                field_ai_types: impl ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
                field_mcts_iterations: impl ::planus::WriteAsDefault<u32, u32>,
                field_random_seed: impl ::planus::WriteAsDefault<u64, u64>,
                field_measure: impl ::planus::WriteAsDefault<bool, bool>,
                field_ai_iterations: impl ::planus::WriteAsOptional<::planus::Offset<[u32]>>,
            ) -> ::planus::Offset<Self> {
                let prepared_genome_bytecode = field_genome_bytecode.prepare(builder);
                let prepared_num_games = field_num_games.prepare(builder, &0);
                let prepared_ai_player_type = field_ai_player_type.prepare(builder, &0);
                let prepared_ai_types = field_ai_types.prepare(builder);
                let prepared_mcts_iterations = field_mcts_iterations.prepare(builder, &0);
                let prepared_random_seed = field_random_seed.prepare(builder, &0);
                let prepared_measure = field_measure.prepare(builder, &false);
                let prepared_ai_iterations = field_ai_iterations.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<20> =
                    ::core::default::Default::default();
                if prepared_num_games.is_some() {
                    table_writer.write_entry::<u64>(1);
                }
                if prepared_random_seed.is_some() {
                    table_writer.write_entry::<u64>(5);
                }
                if prepared_genome_bytecode.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u8]>>(0);
                }
                if prepared_ai_types.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u8]>>(3);
                }
                if prepared_mcts_iterations.is_some() {
                    table_writer.write_entry::<u32>(4);
                }
                if prepared_ai_iterations.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u32]>>(7);
                }
                if prepared_ai_player_type.is_some() {
                    table_writer.write_entry::<u8>(2);
                }
                if prepared_measure.is_some() {
                    table_writer.write_entry::<bool>(6);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_num_games) = prepared_num_games
                        {
                            object_writer.write::<_, _, 8>(&prepared_num_games);
                        }
                        if let ::core::option::Option::Some(prepared_random_seed) =
                            prepared_random_seed
                        {
                            object_writer.write::<_, _, 8>(&prepared_random_seed);
                        }
                        if let ::core::option::Option::Some(prepared_genome_bytecode) =
                            prepared_genome_bytecode
                        {
                            object_writer.write::<_, _, 4>(&prepared_genome_bytecode);
                        }
                        if let ::core::option::Option::Some(prepared_ai_types) = prepared_ai_types {
                            object_writer.write::<_, _, 4>(&prepared_ai_types);
                        }
                        if let ::core::option::Option::Some(prepared_mcts_iterations) =
                            prepared_mcts_iterations
                        {
                            object_writer.write::<_, _, 4>(&prepared_mcts_iterations);
                        }
                        if let ::core::option::Option::Some(prepared_ai_iterations) =
                            prepared_ai_iterations
                        {
                            object_writer.write::<_, _, 4>(&prepared_ai_iterations);
                        }
                        if let ::core::option::Option::Some(prepared_ai_player_type) =
                            prepared_ai_player_type
                        {
                            object_writer.write::<_, _, 1>(&prepared_ai_player_type);
                        }
                        if let ::core::option::Option::Some(prepared_measure) = prepared_measure {
                            object_writer.write::<_, _, 1>(&prepared_measure);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<SimulationRequest>> for SimulationRequest {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationRequest> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<SimulationRequest>> for SimulationRequest {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<SimulationRequest>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<SimulationRequest> for SimulationRequest {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationRequest> {
                SimulationRequest::create(
                    builder,
                    &self.genome_bytecode,
                    self.num_games,
                    self.ai_player_type,
                    &self.ai_types,
                    self.mcts_iterations,
                    self.random_seed,
                    self.measure,
                    &self.ai_iterations,
                )
            }
        }

        /// Builder for serializing an instance of the [SimulationRequest] type.
        ///
        /// Can be created using the [SimulationRequest::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct SimulationRequestBuilder<State>(State);

        impl SimulationRequestBuilder<()> {
            /// Setter for the [`genome_bytecode` field](SimulationRequest#structfield.genome_bytecode).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn genome_bytecode<T0>(self, value: T0) -> SimulationRequestBuilder<(T0,)>
            where
                T0: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            {
                SimulationRequestBuilder((value,))
            }

            /// Sets the [`genome_bytecode` field](SimulationRequest#structfield.genome_bytecode) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn genome_bytecode_as_null(self) -> SimulationRequestBuilder<((),)> {
                self.genome_bytecode(())
            }
        }

        impl<T0> SimulationRequestBuilder<(T0,)> {
            /// Setter for the [`num_games` field](SimulationRequest#structfield.num_games).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn num_games<T1>(self, value: T1) -> SimulationRequestBuilder<(T0, T1)>
            where
                T1: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0,) = self.0;
                SimulationRequestBuilder((v0, value))
            }

            /// Sets the [`num_games` field](SimulationRequest#structfield.num_games) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn num_games_as_default(
                self,
            ) -> SimulationRequestBuilder<(T0, ::planus::DefaultValue)> {
                self.num_games(::planus::DefaultValue)
            }
        }

        impl<T0, T1> SimulationRequestBuilder<(T0, T1)> {
            /// Setter for the [`ai_player_type` field](SimulationRequest#structfield.ai_player_type).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_player_type<T2>(self, value: T2) -> SimulationRequestBuilder<(T0, T1, T2)>
            where
                T2: ::planus::WriteAsDefault<u8, u8>,
            {
                let (v0, v1) = self.0;
                SimulationRequestBuilder((v0, v1, value))
            }

            /// Sets the [`ai_player_type` field](SimulationRequest#structfield.ai_player_type) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_player_type_as_default(
                self,
            ) -> SimulationRequestBuilder<(T0, T1, ::planus::DefaultValue)> {
                self.ai_player_type(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2> SimulationRequestBuilder<(T0, T1, T2)> {
            /// Setter for the [`ai_types` field](SimulationRequest#structfield.ai_types).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_types<T3>(self, value: T3) -> SimulationRequestBuilder<(T0, T1, T2, T3)>
            where
                T3: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            {
                let (v0, v1, v2) = self.0;
                SimulationRequestBuilder((v0, v1, v2, value))
            }

            /// Sets the [`ai_types` field](SimulationRequest#structfield.ai_types) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_types_as_null(self) -> SimulationRequestBuilder<(T0, T1, T2, ())> {
                self.ai_types(())
            }
        }

        impl<T0, T1, T2, T3> SimulationRequestBuilder<(T0, T1, T2, T3)> {
            /// Setter for the [`mcts_iterations` field](SimulationRequest#structfield.mcts_iterations).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn mcts_iterations<T4>(
                self,
                value: T4,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4)>
            where
                T4: ::planus::WriteAsDefault<u32, u32>,
            {
                let (v0, v1, v2, v3) = self.0;
                SimulationRequestBuilder((v0, v1, v2, v3, value))
            }

            /// Sets the [`mcts_iterations` field](SimulationRequest#structfield.mcts_iterations) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn mcts_iterations_as_default(
                self,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
                self.mcts_iterations(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4> SimulationRequestBuilder<(T0, T1, T2, T3, T4)> {
            /// Setter for the [`random_seed` field](SimulationRequest#structfield.random_seed).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn random_seed<T5>(
                self,
                value: T5,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5)>
            where
                T5: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4) = self.0;
                SimulationRequestBuilder((v0, v1, v2, v3, v4, value))
            }

            /// Sets the [`random_seed` field](SimulationRequest#structfield.random_seed) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn random_seed_as_default(
                self,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)>
            {
                self.random_seed(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5)> {
            /// Setter for the [`measure` field](SimulationRequest#structfield.measure).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn measure<T6>(
                self,
                value: T6,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6)>
            where
                T6: ::planus::WriteAsDefault<bool, bool>,
            {
                let (v0, v1, v2, v3, v4, v5) = self.0;
                SimulationRequestBuilder((v0, v1, v2, v3, v4, v5, value))
            }

            /// Sets the [`measure` field](SimulationRequest#structfield.measure) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn measure_as_default(
                self,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, ::planus::DefaultValue)>
            {
                self.measure(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
            /// Setter for the [`ai_iterations` field](SimulationRequest#structfield.ai_iterations).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_iterations<T7>(
                self,
                value: T7,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
            where
                T7: ::planus::WriteAsOptional<::planus::Offset<[u32]>>,
            {
                let (v0, v1, v2, v3, v4, v5, v6) = self.0;
                SimulationRequestBuilder((v0, v1, v2, v3, v4, v5, v6, value))
            }

            /// Sets the [`ai_iterations` field](SimulationRequest#structfield.ai_iterations) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn ai_iterations_as_null(
                self,
            ) -> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, ())> {
                self.ai_iterations(())
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7> SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [SimulationRequest].
            #[inline]
            pub fn finish(
                self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationRequest>
            where
                Self: ::planus::WriteAsOffset<SimulationRequest>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsDefault<u8, u8>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T4: ::planus::WriteAsDefault<u32, u32>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[u32]>>,
        > ::planus::WriteAs<::planus::Offset<SimulationRequest>>
            for SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        {
            type Prepared = ::planus::Offset<SimulationRequest>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationRequest> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsDefault<u8, u8>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T4: ::planus::WriteAsDefault<u32, u32>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[u32]>>,
        > ::planus::WriteAsOptional<::planus::Offset<SimulationRequest>>
            for SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        {
            type Prepared = ::planus::Offset<SimulationRequest>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<SimulationRequest>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsDefault<u8, u8>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T4: ::planus::WriteAsDefault<u32, u32>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[u32]>>,
        > ::planus::WriteAsOffset<SimulationRequest>
            for SimulationRequestBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationRequest> {
                let (v0, v1, v2, v3, v4, v5, v6, v7) = &self.0;
                SimulationRequest::create(builder, v0, v1, v2, v3, v4, v5, v6, v7)
            }
        }

        /// Reference to a deserialized [SimulationRequest].
        #[derive(Copy, Clone)]
        pub struct SimulationRequestRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> SimulationRequestRef<'a> {
            /// Getter for the [`genome_bytecode` field](SimulationRequest#structfield.genome_bytecode).
            #[inline]
            pub fn genome_bytecode(&self) -> ::planus::Result<::core::option::Option<&'a [u8]>> {
                self.0.access(0, "SimulationRequest", "genome_bytecode")
            }

            /// Getter for the [`num_games` field](SimulationRequest#structfield.num_games).
            #[inline]
            pub fn num_games(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(1, "SimulationRequest", "num_games")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`ai_player_type` field](SimulationRequest#structfield.ai_player_type).
            #[inline]
            pub fn ai_player_type(&self) -> ::planus::Result<u8> {
                ::core::result::Result::Ok(
                    self.0
                        .access(2, "SimulationRequest", "ai_player_type")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`ai_types` field](SimulationRequest#structfield.ai_types).
            #[inline]
            pub fn ai_types(&self) -> ::planus::Result<::core::option::Option<&'a [u8]>> {
                self.0.access(3, "SimulationRequest", "ai_types")
            }

            /// Getter for the [`mcts_iterations` field](SimulationRequest#structfield.mcts_iterations).
            #[inline]
            pub fn mcts_iterations(&self) -> ::planus::Result<u32> {
                ::core::result::Result::Ok(
                    self.0
                        .access(4, "SimulationRequest", "mcts_iterations")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`random_seed` field](SimulationRequest#structfield.random_seed).
            #[inline]
            pub fn random_seed(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(5, "SimulationRequest", "random_seed")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`measure` field](SimulationRequest#structfield.measure).
            #[inline]
            pub fn measure(&self) -> ::planus::Result<bool> {
                ::core::result::Result::Ok(
                    self.0
                        .access(6, "SimulationRequest", "measure")?
                        .unwrap_or(false),
                )
            }

            /// Getter for the [`ai_iterations` field](SimulationRequest#structfield.ai_iterations).
            #[inline]
            pub fn ai_iterations(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u32>>> {
                self.0.access(7, "SimulationRequest", "ai_iterations")
            }
        }

        impl<'a> ::core::fmt::Debug for SimulationRequestRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("SimulationRequestRef");
                if let ::core::option::Option::Some(field_genome_bytecode) =
                    self.genome_bytecode().transpose()
                {
                    f.field("genome_bytecode", &field_genome_bytecode);
                }
                f.field("num_games", &self.num_games());
                f.field("ai_player_type", &self.ai_player_type());
                if let ::core::option::Option::Some(field_ai_types) = self.ai_types().transpose() {
                    f.field("ai_types", &field_ai_types);
                }
                f.field("mcts_iterations", &self.mcts_iterations());
                f.field("random_seed", &self.random_seed());
                f.field("measure", &self.measure());
                if let ::core::option::Option::Some(field_ai_iterations) =
                    self.ai_iterations().transpose()
                {
                    f.field("ai_iterations", &field_ai_iterations);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<SimulationRequestRef<'a>> for SimulationRequest {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: SimulationRequestRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    genome_bytecode: value.genome_bytecode()?.map(|v| v.to_vec()),
                    num_games: ::core::convert::TryInto::try_into(value.num_games()?)?,
                    ai_player_type: ::core::convert::TryInto::try_into(value.ai_player_type()?)?,
                    ai_types: value.ai_types()?.map(|v| v.to_vec()),
                    mcts_iterations: ::core::convert::TryInto::try_into(value.mcts_iterations()?)?,
                    random_seed: ::core::convert::TryInto::try_into(value.random_seed()?)?,
                    measure: ::core::convert::TryInto::try_into(value.measure()?)?,
                    ai_iterations: if let ::core::option::Option::Some(ai_iterations) =
                        value.ai_iterations()?
                    {
                        ::core::option::Option::Some(ai_iterations.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for SimulationRequestRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for SimulationRequestRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[SimulationRequestRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<SimulationRequest>> for SimulationRequest {
            type Value = ::planus::Offset<SimulationRequest>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<SimulationRequest>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for SimulationRequestRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[SimulationRequestRef]", "read_as_root", 0)
                })
            }
        }

        ///  What `darwindeck._core.simulate_batch` takes.
        ///
        /// Generated from these locations:
        /// * Table `BatchRequest` in the file `schema/simulation.fbs:52`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct BatchRequest {
            ///  The version of this file. Only 1 exists.
            pub protocol: u16,
            ///  A number of the sender's own, handed back in the response.
            pub batch_id: u64,
            ///  At least 1, at most 100,000.
            pub requests:
                ::core::option::Option<::planus::alloc::vec::Vec<self::SimulationRequest>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for BatchRequest {
            fn default() -> Self {
                Self {
                    protocol: 0,
                    batch_id: 0,
                    requests: ::core::default::Default::default(),
                }
            }
        }

        impl BatchRequest {
            /// Creates a [BatchRequestBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> BatchRequestBuilder<()> {
                BatchRequestBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_protocol: impl ::planus::WriteAsDefault<u16, u16>,
                field_batch_id: impl ::planus::WriteAsDefault<u64, u64>,
                field_requests: impl ::planus::WriteAsOptional<
                    ::planus::Offset<[::planus::Offset<self::SimulationRequest>]>,
                >,
            ) -> ::planus::Offset<Self> {
                let prepared_protocol = field_protocol.prepare(builder, &0);
                let prepared_batch_id = field_batch_id.prepare(builder, &0);
                let prepared_requests = field_requests.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<10> =
                    ::core::default::Default::default();
                if prepared_batch_id.is_some() {
                    table_writer.write_entry::<u64>(1);
                }
                if prepared_requests.is_some() {
                    table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::SimulationRequest>]>>(2);
                }
                if prepared_protocol.is_some() {
                    table_writer.write_entry::<u16>(0);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_batch_id) = prepared_batch_id {
                            object_writer.write::<_, _, 8>(&prepared_batch_id);
                        }
                        if let ::core::option::Option::Some(prepared_requests) = prepared_requests {
                            object_writer.write::<_, _, 4>(&prepared_requests);
                        }
                        if let ::core::option::Option::Some(prepared_protocol) = prepared_protocol {
                            object_writer.write::<_, _, 2>(&prepared_protocol);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<BatchRequest>> for BatchRequest {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchRequest> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<BatchRequest>> for BatchRequest {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<BatchRequest>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<BatchRequest> for BatchRequest {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchRequest> {
                BatchRequest::create(builder, self.protocol, self.batch_id, &self.requests)
            }
        }

        /// Builder for serializing an instance of the [BatchRequest] type.
        ///
        /// Can be created using the [BatchRequest::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct BatchRequestBuilder<State>(State);

        impl BatchRequestBuilder<()> {
            /// Setter for the [`protocol` field](BatchRequest#structfield.protocol).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn protocol<T0>(self, value: T0) -> BatchRequestBuilder<(T0,)>
            where
                T0: ::planus::WriteAsDefault<u16, u16>,
            {
                BatchRequestBuilder((value,))
            }

            /// Sets the [`protocol` field](BatchRequest#structfield.protocol) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn protocol_as_default(self) -> BatchRequestBuilder<(::planus::DefaultValue,)> {
                self.protocol(::planus::DefaultValue)
            }
        }

        impl<T0> BatchRequestBuilder<(T0,)> {
            /// Setter for the [`batch_id` field](BatchRequest#structfield.batch_id).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn batch_id<T1>(self, value: T1) -> BatchRequestBuilder<(T0, T1)>
            where
                T1: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0,) = self.0;
                BatchRequestBuilder((v0, value))
            }

            /// Sets the [`batch_id` field](BatchRequest#structfield.batch_id) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn batch_id_as_default(self) -> BatchRequestBuilder<(T0, ::planus::DefaultValue)> {
                self.batch_id(::planus::DefaultValue)
            }
        }

        impl<T0, T1> BatchRequestBuilder<(T0, T1)> {
            /// Setter for the [`requests` field](BatchRequest#structfield.requests).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn requests<T2>(self, value: T2) -> BatchRequestBuilder<(T0, T1, T2)>
            where
                T2: ::planus::WriteAsOptional<
                        ::planus::Offset<[::planus::Offset<self::SimulationRequest>]>,
                    >,
            {
                let (v0, v1) = self.0;
                BatchRequestBuilder((v0, v1, value))
            }

            /// Sets the [`requests` field](BatchRequest#structfield.requests) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn requests_as_null(self) -> BatchRequestBuilder<(T0, T1, ())> {
                self.requests(())
            }
        }

        impl<T0, T1, T2> BatchRequestBuilder<(T0, T1, T2)> {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [BatchRequest].
            #[inline]
            pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchRequest>
            where
                Self: ::planus::WriteAsOffset<BatchRequest>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<
                    ::planus::Offset<[::planus::Offset<self::SimulationRequest>]>,
                >,
        > ::planus::WriteAs<::planus::Offset<BatchRequest>> for BatchRequestBuilder<(T0, T1, T2)>
        {
            type Prepared = ::planus::Offset<BatchRequest>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchRequest> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<
                    ::planus::Offset<[::planus::Offset<self::SimulationRequest>]>,
                >,
        > ::planus::WriteAsOptional<::planus::Offset<BatchRequest>>
            for BatchRequestBuilder<(T0, T1, T2)>
        {
            type Prepared = ::planus::Offset<BatchRequest>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<BatchRequest>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<
                    ::planus::Offset<[::planus::Offset<self::SimulationRequest>]>,
                >,
        > ::planus::WriteAsOffset<BatchRequest> for BatchRequestBuilder<(T0, T1, T2)>
        {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchRequest> {
                let (v0, v1, v2) = &self.0;
                BatchRequest::create(builder, v0, v1, v2)
            }
        }

        /// Reference to a deserialized [BatchRequest].
        #[derive(Copy, Clone)]
        pub struct BatchRequestRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> BatchRequestRef<'a> {
            /// Getter for the [`protocol` field](BatchRequest#structfield.protocol).
            #[inline]
            pub fn protocol(&self) -> ::planus::Result<u16> {
                ::core::result::Result::Ok(
                    self.0.access(0, "BatchRequest", "protocol")?.unwrap_or(0),
                )
            }

            /// Getter for the [`batch_id` field](BatchRequest#structfield.batch_id).
            #[inline]
            pub fn batch_id(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(1, "BatchRequest", "batch_id")?.unwrap_or(0),
                )
            }

            /// Getter for the [`requests` field](BatchRequest#structfield.requests).
            #[inline]
            pub fn requests(
                &self,
            ) -> ::planus::Result<
                ::core::option::Option<
                    ::planus::Vector<'a, ::planus::Result<self::SimulationRequestRef<'a>>>,
                >,
            > {
                self.0.access(2, "BatchRequest", "requests")
            }
        }

        impl<'a> ::core::fmt::Debug for BatchRequestRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("BatchRequestRef");
                f.field("protocol", &self.protocol());
                f.field("batch_id", &self.batch_id());
                if let ::core::option::Option::Some(field_requests) = self.requests().transpose() {
                    f.field("requests", &field_requests);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<BatchRequestRef<'a>> for BatchRequest {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: BatchRequestRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    protocol: ::core::convert::TryInto::try_into(value.protocol()?)?,
                    batch_id: ::core::convert::TryInto::try_into(value.batch_id()?)?,
                    requests: if let ::core::option::Option::Some(requests) = value.requests()? {
                        ::core::option::Option::Some(requests.to_vec_result()?)
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for BatchRequestRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for BatchRequestRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[BatchRequestRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<BatchRequest>> for BatchRequest {
            type Value = ::planus::Offset<BatchRequest>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<BatchRequest>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for BatchRequestRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[BatchRequestRef]", "read_as_root", 0)
                })
            }
        }

        ///  How so many games of one kind ended. wins + team_wins + losses + draws + timeouts + stalemates + errors come to `games`.
        ///
        /// Generated from these locations:
        /// * Table `AggregatedStats` in the file `schema/simulation.fbs:62`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct AggregatedStats {
            ///  How many games were played.
            pub games: u64,
            ///  The wins of each player, by seat. All 0 in a team game.
            pub wins: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
            ///  The wins of each team. Empty when there are no teams.
            pub team_wins: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
            ///  Games in which several were level at the top.
            pub draws: u64,
            ///  Games that used up their turns.
            pub timeouts: u64,
            ///  Games in which nobody could act any more.
            pub stalemates: u64,
            ///  Games that the core could not finish through a fault of its own. Always 0 from this core: it reports a fault instead.
            pub errors: u64,
            ///  Turns, hands and decisions of all games together.
            pub turns: u64,
            /// The field `hands` in the table `AggregatedStats`
            pub hands: u64,
            /// The field `decisions` in the table `AggregatedStats`
            pub decisions: u64,
            ///  The turns of the shortest and of the longest game.
            pub min_turns: u64,
            /// The field `max_turns` in the table `AggregatedStats`
            pub max_turns: u64,
            ///  Twice the median of the turns of a game: with an even number of games it may lie halfway between two numbers.
            pub median_turns_doubled: u64,
            ///  What the players did, when the request asked for it.
            pub measurements:
                ::core::option::Option<::planus::alloc::boxed::Box<self::Measurements>>,
            ///  Games that one side lost and all others won together: by seat, or in a team game by team.
            pub losses: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for AggregatedStats {
            fn default() -> Self {
                Self {
                    games: 0,
                    wins: ::core::default::Default::default(),
                    team_wins: ::core::default::Default::default(),
                    draws: 0,
                    timeouts: 0,
                    stalemates: 0,
                    errors: 0,
                    turns: 0,
                    hands: 0,
                    decisions: 0,
                    min_turns: 0,
                    max_turns: 0,
                    median_turns_doubled: 0,
                    measurements: ::core::default::Default::default(),
                    losses: ::core::default::Default::default(),
                }
            }
        }

        impl AggregatedStats {
            /// Creates a [AggregatedStatsBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> AggregatedStatsBuilder<()> {
                AggregatedStatsBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_games: impl ::planus::WriteAsDefault<u64, u64>,
                field_wins: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
                field_team_wins: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
                field_draws: impl ::planus::WriteAsDefault<u64, u64>,
                field_timeouts: impl ::planus::WriteAsDefault<u64, u64>,
                field_stalemates: impl ::planus::WriteAsDefault<u64, u64>,
                field_errors: impl ::planus::WriteAsDefault<u64, u64>,
                field_turns: impl ::planus::WriteAsDefault<u64, u64>,
                field_hands: impl ::planus::WriteAsDefault<u64, u64>,
                field_decisions: impl ::planus::WriteAsDefault<u64, u64>,
                field_min_turns: impl ::planus::WriteAsDefault<u64, u64>,
                field_max_turns: impl ::planus::WriteAsDefault<u64, u64>,
                field_median_turns_doubled: impl ::planus::WriteAsDefault<u64, u64>,
                field_measurements: impl ::planus::WriteAsOptional<::planus::Offset<self::Measurements>>,
                field_losses: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            ) -> ::planus::Offset<Self> {
                let prepared_games = field_games.prepare(builder, &0);
                let prepared_wins = field_wins.prepare(builder);
                let prepared_team_wins = field_team_wins.prepare(builder);
                let prepared_draws = field_draws.prepare(builder, &0);
                let prepared_timeouts = field_timeouts.prepare(builder, &0);
                let prepared_stalemates = field_stalemates.prepare(builder, &0);
                let prepared_errors = field_errors.prepare(builder, &0);
                let prepared_turns = field_turns.prepare(builder, &0);
                let prepared_hands = field_hands.prepare(builder, &0);
                let prepared_decisions = field_decisions.prepare(builder, &0);
                let prepared_min_turns = field_min_turns.prepare(builder, &0);
                let prepared_max_turns = field_max_turns.prepare(builder, &0);
                let prepared_median_turns_doubled = field_median_turns_doubled.prepare(builder, &0);
                let prepared_measurements = field_measurements.prepare(builder);
                let prepared_losses = field_losses.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<34> =
                    ::core::default::Default::default();
                if prepared_games.is_some() {
                    table_writer.write_entry::<u64>(0);
                }
                if prepared_draws.is_some() {
                    table_writer.write_entry::<u64>(3);
                }
                if prepared_timeouts.is_some() {
                    table_writer.write_entry::<u64>(4);
                }
                if prepared_stalemates.is_some() {
                    table_writer.write_entry::<u64>(5);
                }
                if prepared_errors.is_some() {
                    table_writer.write_entry::<u64>(6);
                }
                if prepared_turns.is_some() {
                    table_writer.write_entry::<u64>(7);
                }
                if prepared_hands.is_some() {
                    table_writer.write_entry::<u64>(8);
                }
                if prepared_decisions.is_some() {
                    table_writer.write_entry::<u64>(9);
                }
                if prepared_min_turns.is_some() {
                    table_writer.write_entry::<u64>(10);
                }
                if prepared_max_turns.is_some() {
                    table_writer.write_entry::<u64>(11);
                }
                if prepared_median_turns_doubled.is_some() {
                    table_writer.write_entry::<u64>(12);
                }
                if prepared_wins.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(1);
                }
                if prepared_team_wins.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(2);
                }
                if prepared_measurements.is_some() {
                    table_writer.write_entry::<::planus::Offset<self::Measurements>>(13);
                }
                if prepared_losses.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(14);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_games) = prepared_games {
                            object_writer.write::<_, _, 8>(&prepared_games);
                        }
                        if let ::core::option::Option::Some(prepared_draws) = prepared_draws {
                            object_writer.write::<_, _, 8>(&prepared_draws);
                        }
                        if let ::core::option::Option::Some(prepared_timeouts) = prepared_timeouts {
                            object_writer.write::<_, _, 8>(&prepared_timeouts);
                        }
                        if let ::core::option::Option::Some(prepared_stalemates) =
                            prepared_stalemates
                        {
                            object_writer.write::<_, _, 8>(&prepared_stalemates);
                        }
                        if let ::core::option::Option::Some(prepared_errors) = prepared_errors {
                            object_writer.write::<_, _, 8>(&prepared_errors);
                        }
                        if let ::core::option::Option::Some(prepared_turns) = prepared_turns {
                            object_writer.write::<_, _, 8>(&prepared_turns);
                        }
                        if let ::core::option::Option::Some(prepared_hands) = prepared_hands {
                            object_writer.write::<_, _, 8>(&prepared_hands);
                        }
                        if let ::core::option::Option::Some(prepared_decisions) = prepared_decisions
                        {
                            object_writer.write::<_, _, 8>(&prepared_decisions);
                        }
                        if let ::core::option::Option::Some(prepared_min_turns) = prepared_min_turns
                        {
                            object_writer.write::<_, _, 8>(&prepared_min_turns);
                        }
                        if let ::core::option::Option::Some(prepared_max_turns) = prepared_max_turns
                        {
                            object_writer.write::<_, _, 8>(&prepared_max_turns);
                        }
                        if let ::core::option::Option::Some(prepared_median_turns_doubled) =
                            prepared_median_turns_doubled
                        {
                            object_writer.write::<_, _, 8>(&prepared_median_turns_doubled);
                        }
                        if let ::core::option::Option::Some(prepared_wins) = prepared_wins {
                            object_writer.write::<_, _, 4>(&prepared_wins);
                        }
                        if let ::core::option::Option::Some(prepared_team_wins) = prepared_team_wins
                        {
                            object_writer.write::<_, _, 4>(&prepared_team_wins);
                        }
                        if let ::core::option::Option::Some(prepared_measurements) =
                            prepared_measurements
                        {
                            object_writer.write::<_, _, 4>(&prepared_measurements);
                        }
                        if let ::core::option::Option::Some(prepared_losses) = prepared_losses {
                            object_writer.write::<_, _, 4>(&prepared_losses);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<AggregatedStats>> for AggregatedStats {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<AggregatedStats> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<AggregatedStats>> for AggregatedStats {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<AggregatedStats>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<AggregatedStats> for AggregatedStats {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<AggregatedStats> {
                AggregatedStats::create(
                    builder,
                    self.games,
                    &self.wins,
                    &self.team_wins,
                    self.draws,
                    self.timeouts,
                    self.stalemates,
                    self.errors,
                    self.turns,
                    self.hands,
                    self.decisions,
                    self.min_turns,
                    self.max_turns,
                    self.median_turns_doubled,
                    &self.measurements,
                    &self.losses,
                )
            }
        }

        /// Builder for serializing an instance of the [AggregatedStats] type.
        ///
        /// Can be created using the [AggregatedStats::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct AggregatedStatsBuilder<State>(State);

        impl AggregatedStatsBuilder<()> {
            /// Setter for the [`games` field](AggregatedStats#structfield.games).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn games<T0>(self, value: T0) -> AggregatedStatsBuilder<(T0,)>
            where
                T0: ::planus::WriteAsDefault<u64, u64>,
            {
                AggregatedStatsBuilder((value,))
            }

            /// Sets the [`games` field](AggregatedStats#structfield.games) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn games_as_default(self) -> AggregatedStatsBuilder<(::planus::DefaultValue,)> {
                self.games(::planus::DefaultValue)
            }
        }

        impl<T0> AggregatedStatsBuilder<(T0,)> {
            /// Setter for the [`wins` field](AggregatedStats#structfield.wins).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn wins<T1>(self, value: T1) -> AggregatedStatsBuilder<(T0, T1)>
            where
                T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                let (v0,) = self.0;
                AggregatedStatsBuilder((v0, value))
            }

            /// Sets the [`wins` field](AggregatedStats#structfield.wins) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn wins_as_null(self) -> AggregatedStatsBuilder<(T0, ())> {
                self.wins(())
            }
        }

        impl<T0, T1> AggregatedStatsBuilder<(T0, T1)> {
            /// Setter for the [`team_wins` field](AggregatedStats#structfield.team_wins).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn team_wins<T2>(self, value: T2) -> AggregatedStatsBuilder<(T0, T1, T2)>
            where
                T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                let (v0, v1) = self.0;
                AggregatedStatsBuilder((v0, v1, value))
            }

            /// Sets the [`team_wins` field](AggregatedStats#structfield.team_wins) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn team_wins_as_null(self) -> AggregatedStatsBuilder<(T0, T1, ())> {
                self.team_wins(())
            }
        }

        impl<T0, T1, T2> AggregatedStatsBuilder<(T0, T1, T2)> {
            /// Setter for the [`draws` field](AggregatedStats#structfield.draws).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn draws<T3>(self, value: T3) -> AggregatedStatsBuilder<(T0, T1, T2, T3)>
            where
                T3: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, value))
            }

            /// Sets the [`draws` field](AggregatedStats#structfield.draws) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn draws_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
                self.draws(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3> AggregatedStatsBuilder<(T0, T1, T2, T3)> {
            /// Setter for the [`timeouts` field](AggregatedStats#structfield.timeouts).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn timeouts<T4>(self, value: T4) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4)>
            where
                T4: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, value))
            }

            /// Sets the [`timeouts` field](AggregatedStats#structfield.timeouts) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn timeouts_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
                self.timeouts(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4> AggregatedStatsBuilder<(T0, T1, T2, T3, T4)> {
            /// Setter for the [`stalemates` field](AggregatedStats#structfield.stalemates).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn stalemates<T5>(
                self,
                value: T5,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5)>
            where
                T5: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, value))
            }

            /// Sets the [`stalemates` field](AggregatedStats#structfield.stalemates) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn stalemates_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
                self.stalemates(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5)> {
            /// Setter for the [`errors` field](AggregatedStats#structfield.errors).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn errors<T6>(
                self,
                value: T6,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6)>
            where
                T6: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, value))
            }

            /// Sets the [`errors` field](AggregatedStats#structfield.errors) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn errors_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, ::planus::DefaultValue)>
            {
                self.errors(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
            /// Setter for the [`turns` field](AggregatedStats#structfield.turns).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn turns<T7>(
                self,
                value: T7,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
            where
                T7: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, value))
            }

            /// Sets the [`turns` field](AggregatedStats#structfield.turns) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn turns_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, ::planus::DefaultValue)>
            {
                self.turns(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
            /// Setter for the [`hands` field](AggregatedStats#structfield.hands).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn hands<T8>(
                self,
                value: T8,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
            where
                T8: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
            }

            /// Sets the [`hands` field](AggregatedStats#structfield.hands) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn hands_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ::planus::DefaultValue)>
            {
                self.hands(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        {
            /// Setter for the [`decisions` field](AggregatedStats#structfield.decisions).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn decisions<T9>(
                self,
                value: T9,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
            where
                T9: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, value))
            }

            /// Sets the [`decisions` field](AggregatedStats#structfield.decisions) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn decisions_as_default(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, ::planus::DefaultValue)>
            {
                self.decisions(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
        {
            /// Setter for the [`min_turns` field](AggregatedStats#structfield.min_turns).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn min_turns<T10>(
                self,
                value: T10,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
            where
                T10: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, value))
            }

            /// Sets the [`min_turns` field](AggregatedStats#structfield.min_turns) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn min_turns_as_default(
                self,
            ) -> AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                ::planus::DefaultValue,
            )> {
                self.min_turns(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
        {
            /// Setter for the [`max_turns` field](AggregatedStats#structfield.max_turns).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn max_turns<T11>(
                self,
                value: T11,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
            where
                T11: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, value))
            }

            /// Sets the [`max_turns` field](AggregatedStats#structfield.max_turns) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn max_turns_as_default(
                self,
            ) -> AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                ::planus::DefaultValue,
            )> {
                self.max_turns(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
        {
            /// Setter for the [`median_turns_doubled` field](AggregatedStats#structfield.median_turns_doubled).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn median_turns_doubled<T12>(
                self,
                value: T12,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
            where
                T12: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11) = self.0;
                AggregatedStatsBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, value))
            }

            /// Sets the [`median_turns_doubled` field](AggregatedStats#structfield.median_turns_doubled) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn median_turns_doubled_as_default(
                self,
            ) -> AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                ::planus::DefaultValue,
            )> {
                self.median_turns_doubled(::planus::DefaultValue)
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
        {
            /// Setter for the [`measurements` field](AggregatedStats#structfield.measurements).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn measurements<T13>(
                self,
                value: T13,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
            where
                T13: ::planus::WriteAsOptional<::planus::Offset<self::Measurements>>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12) = self.0;
                AggregatedStatsBuilder((
                    v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, value,
                ))
            }

            /// Sets the [`measurements` field](AggregatedStats#structfield.measurements) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn measurements_as_null(
                self,
            ) -> AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, ())>
            {
                self.measurements(())
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>
            AggregatedStatsBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
        {
            /// Setter for the [`losses` field](AggregatedStats#structfield.losses).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn losses<T14>(
                self,
                value: T14,
            ) -> AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                T14,
            )>
            where
                T14: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13) = self.0;
                AggregatedStatsBuilder((
                    v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, value,
                ))
            }

            /// Sets the [`losses` field](AggregatedStats#structfield.losses) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn losses_as_null(
                self,
            ) -> AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                (),
            )> {
                self.losses(())
            }
        }

        impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>
            AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                T14,
            )>
        {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [AggregatedStats].
            #[inline]
            pub fn finish(
                self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<AggregatedStats>
            where
                Self: ::planus::WriteAsOffset<AggregatedStats>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsDefault<u64, u64>,
            T4: ::planus::WriteAsDefault<u64, u64>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<u64, u64>,
            T7: ::planus::WriteAsDefault<u64, u64>,
            T8: ::planus::WriteAsDefault<u64, u64>,
            T9: ::planus::WriteAsDefault<u64, u64>,
            T10: ::planus::WriteAsDefault<u64, u64>,
            T11: ::planus::WriteAsDefault<u64, u64>,
            T12: ::planus::WriteAsDefault<u64, u64>,
            T13: ::planus::WriteAsOptional<::planus::Offset<self::Measurements>>,
            T14: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
        > ::planus::WriteAs<::planus::Offset<AggregatedStats>>
            for AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                T14,
            )>
        {
            type Prepared = ::planus::Offset<AggregatedStats>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<AggregatedStats> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsDefault<u64, u64>,
            T4: ::planus::WriteAsDefault<u64, u64>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<u64, u64>,
            T7: ::planus::WriteAsDefault<u64, u64>,
            T8: ::planus::WriteAsDefault<u64, u64>,
            T9: ::planus::WriteAsDefault<u64, u64>,
            T10: ::planus::WriteAsDefault<u64, u64>,
            T11: ::planus::WriteAsDefault<u64, u64>,
            T12: ::planus::WriteAsDefault<u64, u64>,
            T13: ::planus::WriteAsOptional<::planus::Offset<self::Measurements>>,
            T14: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
        > ::planus::WriteAsOptional<::planus::Offset<AggregatedStats>>
            for AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                T14,
            )>
        {
            type Prepared = ::planus::Offset<AggregatedStats>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<AggregatedStats>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsDefault<u64, u64>,
            T4: ::planus::WriteAsDefault<u64, u64>,
            T5: ::planus::WriteAsDefault<u64, u64>,
            T6: ::planus::WriteAsDefault<u64, u64>,
            T7: ::planus::WriteAsDefault<u64, u64>,
            T8: ::planus::WriteAsDefault<u64, u64>,
            T9: ::planus::WriteAsDefault<u64, u64>,
            T10: ::planus::WriteAsDefault<u64, u64>,
            T11: ::planus::WriteAsDefault<u64, u64>,
            T12: ::planus::WriteAsDefault<u64, u64>,
            T13: ::planus::WriteAsOptional<::planus::Offset<self::Measurements>>,
            T14: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
        > ::planus::WriteAsOffset<AggregatedStats>
            for AggregatedStatsBuilder<(
                T0,
                T1,
                T2,
                T3,
                T4,
                T5,
                T6,
                T7,
                T8,
                T9,
                T10,
                T11,
                T12,
                T13,
                T14,
            )>
        {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<AggregatedStats> {
                let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14) = &self.0;
                AggregatedStats::create(
                    builder, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14,
                )
            }
        }

        /// Reference to a deserialized [AggregatedStats].
        #[derive(Copy, Clone)]
        pub struct AggregatedStatsRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> AggregatedStatsRef<'a> {
            /// Getter for the [`games` field](AggregatedStats#structfield.games).
            #[inline]
            pub fn games(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(0, "AggregatedStats", "games")?.unwrap_or(0),
                )
            }

            /// Getter for the [`wins` field](AggregatedStats#structfield.wins).
            #[inline]
            pub fn wins(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(1, "AggregatedStats", "wins")
            }

            /// Getter for the [`team_wins` field](AggregatedStats#structfield.team_wins).
            #[inline]
            pub fn team_wins(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(2, "AggregatedStats", "team_wins")
            }

            /// Getter for the [`draws` field](AggregatedStats#structfield.draws).
            #[inline]
            pub fn draws(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(3, "AggregatedStats", "draws")?.unwrap_or(0),
                )
            }

            /// Getter for the [`timeouts` field](AggregatedStats#structfield.timeouts).
            #[inline]
            pub fn timeouts(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(4, "AggregatedStats", "timeouts")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`stalemates` field](AggregatedStats#structfield.stalemates).
            #[inline]
            pub fn stalemates(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(5, "AggregatedStats", "stalemates")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`errors` field](AggregatedStats#structfield.errors).
            #[inline]
            pub fn errors(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(6, "AggregatedStats", "errors")?.unwrap_or(0),
                )
            }

            /// Getter for the [`turns` field](AggregatedStats#structfield.turns).
            #[inline]
            pub fn turns(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(7, "AggregatedStats", "turns")?.unwrap_or(0),
                )
            }

            /// Getter for the [`hands` field](AggregatedStats#structfield.hands).
            #[inline]
            pub fn hands(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(8, "AggregatedStats", "hands")?.unwrap_or(0),
                )
            }

            /// Getter for the [`decisions` field](AggregatedStats#structfield.decisions).
            #[inline]
            pub fn decisions(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(9, "AggregatedStats", "decisions")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`min_turns` field](AggregatedStats#structfield.min_turns).
            #[inline]
            pub fn min_turns(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(10, "AggregatedStats", "min_turns")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`max_turns` field](AggregatedStats#structfield.max_turns).
            #[inline]
            pub fn max_turns(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(11, "AggregatedStats", "max_turns")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`median_turns_doubled` field](AggregatedStats#structfield.median_turns_doubled).
            #[inline]
            pub fn median_turns_doubled(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0
                        .access(12, "AggregatedStats", "median_turns_doubled")?
                        .unwrap_or(0),
                )
            }

            /// Getter for the [`measurements` field](AggregatedStats#structfield.measurements).
            #[inline]
            pub fn measurements(
                &self,
            ) -> ::planus::Result<::core::option::Option<self::MeasurementsRef<'a>>> {
                self.0.access(13, "AggregatedStats", "measurements")
            }

            /// Getter for the [`losses` field](AggregatedStats#structfield.losses).
            #[inline]
            pub fn losses(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(14, "AggregatedStats", "losses")
            }
        }

        impl<'a> ::core::fmt::Debug for AggregatedStatsRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("AggregatedStatsRef");
                f.field("games", &self.games());
                if let ::core::option::Option::Some(field_wins) = self.wins().transpose() {
                    f.field("wins", &field_wins);
                }
                if let ::core::option::Option::Some(field_team_wins) = self.team_wins().transpose()
                {
                    f.field("team_wins", &field_team_wins);
                }
                f.field("draws", &self.draws());
                f.field("timeouts", &self.timeouts());
                f.field("stalemates", &self.stalemates());
                f.field("errors", &self.errors());
                f.field("turns", &self.turns());
                f.field("hands", &self.hands());
                f.field("decisions", &self.decisions());
                f.field("min_turns", &self.min_turns());
                f.field("max_turns", &self.max_turns());
                f.field("median_turns_doubled", &self.median_turns_doubled());
                if let ::core::option::Option::Some(field_measurements) =
                    self.measurements().transpose()
                {
                    f.field("measurements", &field_measurements);
                }
                if let ::core::option::Option::Some(field_losses) = self.losses().transpose() {
                    f.field("losses", &field_losses);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<AggregatedStatsRef<'a>> for AggregatedStats {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: AggregatedStatsRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    games: ::core::convert::TryInto::try_into(value.games()?)?,
                    wins: if let ::core::option::Option::Some(wins) = value.wins()? {
                        ::core::option::Option::Some(wins.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    team_wins: if let ::core::option::Option::Some(team_wins) = value.team_wins()? {
                        ::core::option::Option::Some(team_wins.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    draws: ::core::convert::TryInto::try_into(value.draws()?)?,
                    timeouts: ::core::convert::TryInto::try_into(value.timeouts()?)?,
                    stalemates: ::core::convert::TryInto::try_into(value.stalemates()?)?,
                    errors: ::core::convert::TryInto::try_into(value.errors()?)?,
                    turns: ::core::convert::TryInto::try_into(value.turns()?)?,
                    hands: ::core::convert::TryInto::try_into(value.hands()?)?,
                    decisions: ::core::convert::TryInto::try_into(value.decisions()?)?,
                    min_turns: ::core::convert::TryInto::try_into(value.min_turns()?)?,
                    max_turns: ::core::convert::TryInto::try_into(value.max_turns()?)?,
                    median_turns_doubled: ::core::convert::TryInto::try_into(
                        value.median_turns_doubled()?,
                    )?,
                    measurements: if let ::core::option::Option::Some(measurements) =
                        value.measurements()?
                    {
                        ::core::option::Option::Some(::planus::alloc::boxed::Box::new(
                            ::core::convert::TryInto::try_into(measurements)?,
                        ))
                    } else {
                        ::core::option::Option::None
                    },
                    losses: if let ::core::option::Option::Some(losses) = value.losses()? {
                        ::core::option::Option::Some(losses.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for AggregatedStatsRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for AggregatedStatsRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[AggregatedStatsRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<AggregatedStats>> for AggregatedStats {
            type Value = ::planus::Offset<AggregatedStats>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<AggregatedStats>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for AggregatedStatsRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[AggregatedStatsRef]", "read_as_root", 0)
                })
            }
        }

        ///  What the players did in all games together, by seat.
        ///
        /// Generated from these locations:
        /// * Table `Measurements` in the file `schema/simulation.fbs:93`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct Measurements {
            ///  The decisions that each player made.
            pub decisions: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
            ///  Those of them with one option only.
            pub forced: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
            ///  The options of all of them.
            pub options: ::core::option::Option<::planus::alloc::vec::Vec<u64>>,
            ///  The sums of the scores at the end of the games, and of their squares.
            pub scores: ::core::option::Option<::planus::alloc::vec::Vec<self::Sum>>,
            ///  The same of the chips. Empty in a game without chips.
            pub chips: ::core::option::Option<::planus::alloc::vec::Vec<self::Sum>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for Measurements {
            fn default() -> Self {
                Self {
                    decisions: ::core::default::Default::default(),
                    forced: ::core::default::Default::default(),
                    options: ::core::default::Default::default(),
                    scores: ::core::default::Default::default(),
                    chips: ::core::default::Default::default(),
                }
            }
        }

        impl Measurements {
            /// Creates a [MeasurementsBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> MeasurementsBuilder<()> {
                MeasurementsBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_decisions: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
                field_forced: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
                field_options: impl ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
                field_scores: impl ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
                field_chips: impl ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            ) -> ::planus::Offset<Self> {
                let prepared_decisions = field_decisions.prepare(builder);
                let prepared_forced = field_forced.prepare(builder);
                let prepared_options = field_options.prepare(builder);
                let prepared_scores = field_scores.prepare(builder);
                let prepared_chips = field_chips.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<14> =
                    ::core::default::Default::default();
                if prepared_decisions.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(0);
                }
                if prepared_forced.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(1);
                }
                if prepared_options.is_some() {
                    table_writer.write_entry::<::planus::Offset<[u64]>>(2);
                }
                if prepared_scores.is_some() {
                    table_writer.write_entry::<::planus::Offset<[self::Sum]>>(3);
                }
                if prepared_chips.is_some() {
                    table_writer.write_entry::<::planus::Offset<[self::Sum]>>(4);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_decisions) = prepared_decisions
                        {
                            object_writer.write::<_, _, 4>(&prepared_decisions);
                        }
                        if let ::core::option::Option::Some(prepared_forced) = prepared_forced {
                            object_writer.write::<_, _, 4>(&prepared_forced);
                        }
                        if let ::core::option::Option::Some(prepared_options) = prepared_options {
                            object_writer.write::<_, _, 4>(&prepared_options);
                        }
                        if let ::core::option::Option::Some(prepared_scores) = prepared_scores {
                            object_writer.write::<_, _, 4>(&prepared_scores);
                        }
                        if let ::core::option::Option::Some(prepared_chips) = prepared_chips {
                            object_writer.write::<_, _, 4>(&prepared_chips);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<Measurements>> for Measurements {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Measurements> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<Measurements>> for Measurements {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<Measurements>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<Measurements> for Measurements {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Measurements> {
                Measurements::create(
                    builder,
                    &self.decisions,
                    &self.forced,
                    &self.options,
                    &self.scores,
                    &self.chips,
                )
            }
        }

        /// Builder for serializing an instance of the [Measurements] type.
        ///
        /// Can be created using the [Measurements::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct MeasurementsBuilder<State>(State);

        impl MeasurementsBuilder<()> {
            /// Setter for the [`decisions` field](Measurements#structfield.decisions).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn decisions<T0>(self, value: T0) -> MeasurementsBuilder<(T0,)>
            where
                T0: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                MeasurementsBuilder((value,))
            }

            /// Sets the [`decisions` field](Measurements#structfield.decisions) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn decisions_as_null(self) -> MeasurementsBuilder<((),)> {
                self.decisions(())
            }
        }

        impl<T0> MeasurementsBuilder<(T0,)> {
            /// Setter for the [`forced` field](Measurements#structfield.forced).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn forced<T1>(self, value: T1) -> MeasurementsBuilder<(T0, T1)>
            where
                T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                let (v0,) = self.0;
                MeasurementsBuilder((v0, value))
            }

            /// Sets the [`forced` field](Measurements#structfield.forced) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn forced_as_null(self) -> MeasurementsBuilder<(T0, ())> {
                self.forced(())
            }
        }

        impl<T0, T1> MeasurementsBuilder<(T0, T1)> {
            /// Setter for the [`options` field](Measurements#structfield.options).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn options<T2>(self, value: T2) -> MeasurementsBuilder<(T0, T1, T2)>
            where
                T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            {
                let (v0, v1) = self.0;
                MeasurementsBuilder((v0, v1, value))
            }

            /// Sets the [`options` field](Measurements#structfield.options) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn options_as_null(self) -> MeasurementsBuilder<(T0, T1, ())> {
                self.options(())
            }
        }

        impl<T0, T1, T2> MeasurementsBuilder<(T0, T1, T2)> {
            /// Setter for the [`scores` field](Measurements#structfield.scores).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn scores<T3>(self, value: T3) -> MeasurementsBuilder<(T0, T1, T2, T3)>
            where
                T3: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            {
                let (v0, v1, v2) = self.0;
                MeasurementsBuilder((v0, v1, v2, value))
            }

            /// Sets the [`scores` field](Measurements#structfield.scores) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn scores_as_null(self) -> MeasurementsBuilder<(T0, T1, T2, ())> {
                self.scores(())
            }
        }

        impl<T0, T1, T2, T3> MeasurementsBuilder<(T0, T1, T2, T3)> {
            /// Setter for the [`chips` field](Measurements#structfield.chips).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn chips<T4>(self, value: T4) -> MeasurementsBuilder<(T0, T1, T2, T3, T4)>
            where
                T4: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            {
                let (v0, v1, v2, v3) = self.0;
                MeasurementsBuilder((v0, v1, v2, v3, value))
            }

            /// Sets the [`chips` field](Measurements#structfield.chips) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn chips_as_null(self) -> MeasurementsBuilder<(T0, T1, T2, T3, ())> {
                self.chips(())
            }
        }

        impl<T0, T1, T2, T3, T4> MeasurementsBuilder<(T0, T1, T2, T3, T4)> {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Measurements].
            #[inline]
            pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Measurements>
            where
                Self: ::planus::WriteAsOffset<Measurements>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
        > ::planus::WriteAs<::planus::Offset<Measurements>>
            for MeasurementsBuilder<(T0, T1, T2, T3, T4)>
        {
            type Prepared = ::planus::Offset<Measurements>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Measurements> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Measurements>>
            for MeasurementsBuilder<(T0, T1, T2, T3, T4)>
        {
            type Prepared = ::planus::Offset<Measurements>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<Measurements>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[u64]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::Sum]>>,
        > ::planus::WriteAsOffset<Measurements> for MeasurementsBuilder<(T0, T1, T2, T3, T4)>
        {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Measurements> {
                let (v0, v1, v2, v3, v4) = &self.0;
                Measurements::create(builder, v0, v1, v2, v3, v4)
            }
        }

        /// Reference to a deserialized [Measurements].
        #[derive(Copy, Clone)]
        pub struct MeasurementsRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> MeasurementsRef<'a> {
            /// Getter for the [`decisions` field](Measurements#structfield.decisions).
            #[inline]
            pub fn decisions(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(0, "Measurements", "decisions")
            }

            /// Getter for the [`forced` field](Measurements#structfield.forced).
            #[inline]
            pub fn forced(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(1, "Measurements", "forced")
            }

            /// Getter for the [`options` field](Measurements#structfield.options).
            #[inline]
            pub fn options(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, u64>>> {
                self.0.access(2, "Measurements", "options")
            }

            /// Getter for the [`scores` field](Measurements#structfield.scores).
            #[inline]
            pub fn scores(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::SumRef<'a>>>>
            {
                self.0.access(3, "Measurements", "scores")
            }

            /// Getter for the [`chips` field](Measurements#structfield.chips).
            #[inline]
            pub fn chips(
                &self,
            ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::SumRef<'a>>>>
            {
                self.0.access(4, "Measurements", "chips")
            }
        }

        impl<'a> ::core::fmt::Debug for MeasurementsRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("MeasurementsRef");
                if let ::core::option::Option::Some(field_decisions) = self.decisions().transpose()
                {
                    f.field("decisions", &field_decisions);
                }
                if let ::core::option::Option::Some(field_forced) = self.forced().transpose() {
                    f.field("forced", &field_forced);
                }
                if let ::core::option::Option::Some(field_options) = self.options().transpose() {
                    f.field("options", &field_options);
                }
                if let ::core::option::Option::Some(field_scores) = self.scores().transpose() {
                    f.field("scores", &field_scores);
                }
                if let ::core::option::Option::Some(field_chips) = self.chips().transpose() {
                    f.field("chips", &field_chips);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<MeasurementsRef<'a>> for Measurements {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: MeasurementsRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    decisions: if let ::core::option::Option::Some(decisions) = value.decisions()? {
                        ::core::option::Option::Some(decisions.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    forced: if let ::core::option::Option::Some(forced) = value.forced()? {
                        ::core::option::Option::Some(forced.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    options: if let ::core::option::Option::Some(options) = value.options()? {
                        ::core::option::Option::Some(options.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    scores: if let ::core::option::Option::Some(scores) = value.scores()? {
                        ::core::option::Option::Some(scores.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                    chips: if let ::core::option::Option::Some(chips) = value.chips()? {
                        ::core::option::Option::Some(chips.to_vec()?)
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for MeasurementsRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for MeasurementsRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[MeasurementsRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<Measurements>> for Measurements {
            type Value = ::planus::Offset<Measurements>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<Measurements>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for MeasurementsRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[MeasurementsRef]", "read_as_root", 0)
                })
            }
        }

        ///  The sum of some numbers, and the sum of their squares, in 128 bits each: the lower half, then the upper one.
        ///
        /// Generated from these locations:
        /// * Struct `Sum` in the file `schema/simulation.fbs:107`
        #[derive(Copy, Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash, Default)]
        pub struct Sum {
            /// The field `total_low` in the struct `Sum`
            pub total_low: u64,

            /// The field `total_high` in the struct `Sum`
            pub total_high: i64,

            /// The field `squares_low` in the struct `Sum`
            pub squares_low: u64,

            /// The field `squares_high` in the struct `Sum`
            pub squares_high: u64,
        }

        /// # Safety
        /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
        unsafe impl ::planus::Primitive for Sum {
            const ALIGNMENT: usize = 8;
            const SIZE: usize = 32;
        }

        #[allow(clippy::identity_op)]
        impl ::planus::WriteAsPrimitive<Sum> for Sum {
            #[inline]
            fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
                let (cur, cursor) = cursor.split::<8, 24>();
                self.total_low.write(cur, buffer_position - 0);
                let (cur, cursor) = cursor.split::<8, 16>();
                self.total_high.write(cur, buffer_position - 8);
                let (cur, cursor) = cursor.split::<8, 8>();
                self.squares_low.write(cur, buffer_position - 16);
                let (cur, cursor) = cursor.split::<8, 0>();
                self.squares_high.write(cur, buffer_position - 24);
                cursor.finish([]);
            }
        }

        impl ::planus::WriteAsOffset<Sum> for Sum {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sum> {
                unsafe {
                    builder.write_with(32, 7, |buffer_position, bytes| {
                        let bytes = bytes.as_mut_ptr();

                        ::planus::WriteAsPrimitive::write(
                            self,
                            ::planus::Cursor::new(
                                &mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 32]),
                            ),
                            buffer_position,
                        );
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<Sum> for Sum {
            type Prepared = Self;
            #[inline]
            fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
                *self
            }
        }

        impl ::planus::WriteAsOptional<Sum> for Sum {
            type Prepared = Self;
            #[inline]
            fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
                ::core::option::Option::Some(*self)
            }
        }

        /// Reference to a deserialized [Sum].
        #[derive(Copy, Clone)]
        pub struct SumRef<'a>(::planus::ArrayWithStartOffset<'a, 32>);

        impl<'a> SumRef<'a> {
            /// Getter for the [`total_low` field](Sum#structfield.total_low).
            pub fn total_low(&self) -> u64 {
                let buffer = self.0.advance_as_array::<8>(0).unwrap();

                u64::from_le_bytes(*buffer.as_array())
            }

            /// Getter for the [`total_high` field](Sum#structfield.total_high).
            pub fn total_high(&self) -> i64 {
                let buffer = self.0.advance_as_array::<8>(8).unwrap();

                i64::from_le_bytes(*buffer.as_array())
            }

            /// Getter for the [`squares_low` field](Sum#structfield.squares_low).
            pub fn squares_low(&self) -> u64 {
                let buffer = self.0.advance_as_array::<8>(16).unwrap();

                u64::from_le_bytes(*buffer.as_array())
            }

            /// Getter for the [`squares_high` field](Sum#structfield.squares_high).
            pub fn squares_high(&self) -> u64 {
                let buffer = self.0.advance_as_array::<8>(24).unwrap();

                u64::from_le_bytes(*buffer.as_array())
            }
        }

        impl<'a> ::core::fmt::Debug for SumRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("SumRef");
                f.field("total_low", &self.total_low());
                f.field("total_high", &self.total_high());
                f.field("squares_low", &self.squares_low());
                f.field("squares_high", &self.squares_high());
                f.finish()
            }
        }

        impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 32>> for SumRef<'a> {
            fn from(array: ::planus::ArrayWithStartOffset<'a, 32>) -> Self {
                Self(array)
            }
        }

        impl<'a> ::core::convert::From<SumRef<'a>> for Sum {
            #[allow(unreachable_code)]
            fn from(value: SumRef<'a>) -> Self {
                Self {
                    total_low: value.total_low(),
                    total_high: value.total_high(),
                    squares_low: value.squares_low(),
                    squares_high: value.squares_high(),
                }
            }
        }

        impl<'a, 'b> ::core::cmp::PartialEq<SumRef<'a>> for SumRef<'b> {
            fn eq(&self, other: &SumRef<'_>) -> bool {
                self.total_low() == other.total_low()
                    && self.total_high() == other.total_high()
                    && self.squares_low() == other.squares_low()
                    && self.squares_high() == other.squares_high()
            }
        }

        impl<'a> ::core::cmp::Eq for SumRef<'a> {}
        impl<'a, 'b> ::core::cmp::PartialOrd<SumRef<'a>> for SumRef<'b> {
            fn partial_cmp(
                &self,
                other: &SumRef<'_>,
            ) -> ::core::option::Option<::core::cmp::Ordering> {
                ::core::option::Option::Some(::core::cmp::Ord::cmp(self, other))
            }
        }

        impl<'a> ::core::cmp::Ord for SumRef<'a> {
            fn cmp(&self, other: &SumRef<'_>) -> ::core::cmp::Ordering {
                self.total_low()
                    .cmp(&other.total_low())
                    .then_with(|| self.total_high().cmp(&other.total_high()))
                    .then_with(|| self.squares_low().cmp(&other.squares_low()))
                    .then_with(|| self.squares_high().cmp(&other.squares_high()))
            }
        }

        impl<'a> ::core::hash::Hash for SumRef<'a> {
            fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
                self.total_low().hash(state);
                self.total_high().hash(state);
                self.squares_low().hash(state);
                self.squares_high().hash(state);
            }
        }

        impl<'a> ::planus::TableRead<'a> for SumRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                let buffer = buffer.advance_as_array::<32>(offset)?;
                ::core::result::Result::Ok(Self(buffer))
            }
        }

        impl<'a> ::planus::VectorRead<'a> for SumRef<'a> {
            const STRIDE: usize = 32;

            #[inline]
            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> Self {
                Self(unsafe { buffer.unchecked_advance_as_array(offset) })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<Sum> for Sum {
            const STRIDE: usize = 32;

            type Value = Sum;

            #[inline]
            fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
                *self
            }

            #[inline]
            unsafe fn write_values(
                values: &[Sum],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 32];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (32 * i) as u32,
                    );
                }
            }
        }

        ///  The answer to one request.
        ///
        /// Generated from these locations:
        /// * Table `SimulationResult` in the file `schema/simulation.fbs:115`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct SimulationResult {
            /// The field `stats` in the table `SimulationResult`
            pub stats: ::core::option::Option<::planus::alloc::boxed::Box<self::AggregatedStats>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for SimulationResult {
            fn default() -> Self {
                Self {
                    stats: ::core::default::Default::default(),
                }
            }
        }

        impl SimulationResult {
            /// Creates a [SimulationResultBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> SimulationResultBuilder<()> {
                SimulationResultBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_stats: impl ::planus::WriteAsOptional<::planus::Offset<self::AggregatedStats>>,
            ) -> ::planus::Offset<Self> {
                let prepared_stats = field_stats.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<6> =
                    ::core::default::Default::default();
                if prepared_stats.is_some() {
                    table_writer.write_entry::<::planus::Offset<self::AggregatedStats>>(0);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_stats) = prepared_stats {
                            object_writer.write::<_, _, 4>(&prepared_stats);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<SimulationResult>> for SimulationResult {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationResult> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<SimulationResult>> for SimulationResult {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<SimulationResult>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<SimulationResult> for SimulationResult {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationResult> {
                SimulationResult::create(builder, &self.stats)
            }
        }

        /// Builder for serializing an instance of the [SimulationResult] type.
        ///
        /// Can be created using the [SimulationResult::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct SimulationResultBuilder<State>(State);

        impl SimulationResultBuilder<()> {
            /// Setter for the [`stats` field](SimulationResult#structfield.stats).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn stats<T0>(self, value: T0) -> SimulationResultBuilder<(T0,)>
            where
                T0: ::planus::WriteAsOptional<::planus::Offset<self::AggregatedStats>>,
            {
                SimulationResultBuilder((value,))
            }

            /// Sets the [`stats` field](SimulationResult#structfield.stats) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn stats_as_null(self) -> SimulationResultBuilder<((),)> {
                self.stats(())
            }
        }

        impl<T0> SimulationResultBuilder<(T0,)> {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [SimulationResult].
            #[inline]
            pub fn finish(
                self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationResult>
            where
                Self: ::planus::WriteAsOffset<SimulationResult>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<T0: ::planus::WriteAsOptional<::planus::Offset<self::AggregatedStats>>>
            ::planus::WriteAs<::planus::Offset<SimulationResult>>
            for SimulationResultBuilder<(T0,)>
        {
            type Prepared = ::planus::Offset<SimulationResult>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationResult> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<T0: ::planus::WriteAsOptional<::planus::Offset<self::AggregatedStats>>>
            ::planus::WriteAsOptional<::planus::Offset<SimulationResult>>
            for SimulationResultBuilder<(T0,)>
        {
            type Prepared = ::planus::Offset<SimulationResult>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<SimulationResult>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<T0: ::planus::WriteAsOptional<::planus::Offset<self::AggregatedStats>>>
            ::planus::WriteAsOffset<SimulationResult> for SimulationResultBuilder<(T0,)>
        {
            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::planus::Offset<SimulationResult> {
                let (v0,) = &self.0;
                SimulationResult::create(builder, v0)
            }
        }

        /// Reference to a deserialized [SimulationResult].
        #[derive(Copy, Clone)]
        pub struct SimulationResultRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> SimulationResultRef<'a> {
            /// Getter for the [`stats` field](SimulationResult#structfield.stats).
            #[inline]
            pub fn stats(
                &self,
            ) -> ::planus::Result<::core::option::Option<self::AggregatedStatsRef<'a>>>
            {
                self.0.access(0, "SimulationResult", "stats")
            }
        }

        impl<'a> ::core::fmt::Debug for SimulationResultRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("SimulationResultRef");
                if let ::core::option::Option::Some(field_stats) = self.stats().transpose() {
                    f.field("stats", &field_stats);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<SimulationResultRef<'a>> for SimulationResult {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: SimulationResultRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    stats: if let ::core::option::Option::Some(stats) = value.stats()? {
                        ::core::option::Option::Some(::planus::alloc::boxed::Box::new(
                            ::core::convert::TryInto::try_into(stats)?,
                        ))
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for SimulationResultRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for SimulationResultRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[SimulationResultRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<SimulationResult>> for SimulationResult {
            type Value = ::planus::Offset<SimulationResult>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<SimulationResult>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for SimulationResultRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[SimulationResultRef]", "read_as_root", 0)
                })
            }
        }

        ///  What `darwindeck._core.simulate_batch` returns.
        ///
        /// Generated from these locations:
        /// * Table `BatchResponse` in the file `schema/simulation.fbs:120`
        #[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash)]
        pub struct BatchResponse {
            ///  The version of this file.
            pub protocol: u16,
            ///  As it was in the request.
            pub batch_id: u64,
            ///  One for every request, in their order.
            pub results: ::core::option::Option<::planus::alloc::vec::Vec<self::SimulationResult>>,
        }

        #[allow(clippy::derivable_impls)]
        impl ::core::default::Default for BatchResponse {
            fn default() -> Self {
                Self {
                    protocol: 0,
                    batch_id: 0,
                    results: ::core::default::Default::default(),
                }
            }
        }

        impl BatchResponse {
            /// Creates a [BatchResponseBuilder] for serializing an instance of this table.
            #[inline]
            pub fn builder() -> BatchResponseBuilder<()> {
                BatchResponseBuilder(())
            }

            #[allow(clippy::too_many_arguments)]
            pub fn create(
                builder: &mut ::planus::Builder,
                field_protocol: impl ::planus::WriteAsDefault<u16, u16>,
                field_batch_id: impl ::planus::WriteAsDefault<u64, u64>,
                field_results: impl ::planus::WriteAsOptional<
                    ::planus::Offset<[::planus::Offset<self::SimulationResult>]>,
                >,
            ) -> ::planus::Offset<Self> {
                let prepared_protocol = field_protocol.prepare(builder, &0);
                let prepared_batch_id = field_batch_id.prepare(builder, &0);
                let prepared_results = field_results.prepare(builder);

                let mut table_writer: ::planus::table_writer::TableWriter<10> =
                    ::core::default::Default::default();
                if prepared_batch_id.is_some() {
                    table_writer.write_entry::<u64>(1);
                }
                if prepared_results.is_some() {
                    table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::SimulationResult>]>>(2);
                }
                if prepared_protocol.is_some() {
                    table_writer.write_entry::<u16>(0);
                }

                unsafe {
                    table_writer.finish(builder, |object_writer| {
                        if let ::core::option::Option::Some(prepared_batch_id) = prepared_batch_id {
                            object_writer.write::<_, _, 8>(&prepared_batch_id);
                        }
                        if let ::core::option::Option::Some(prepared_results) = prepared_results {
                            object_writer.write::<_, _, 4>(&prepared_results);
                        }
                        if let ::core::option::Option::Some(prepared_protocol) = prepared_protocol {
                            object_writer.write::<_, _, 2>(&prepared_protocol);
                        }
                    });
                }
                builder.current_offset()
            }
        }

        impl ::planus::WriteAs<::planus::Offset<BatchResponse>> for BatchResponse {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchResponse> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl ::planus::WriteAsOptional<::planus::Offset<BatchResponse>> for BatchResponse {
            type Prepared = ::planus::Offset<Self>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<BatchResponse>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl ::planus::WriteAsOffset<BatchResponse> for BatchResponse {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchResponse> {
                BatchResponse::create(builder, self.protocol, self.batch_id, &self.results)
            }
        }

        /// Builder for serializing an instance of the [BatchResponse] type.
        ///
        /// Can be created using the [BatchResponse::builder] method.
        #[derive(Debug)]
        #[must_use]
        pub struct BatchResponseBuilder<State>(State);

        impl BatchResponseBuilder<()> {
            /// Setter for the [`protocol` field](BatchResponse#structfield.protocol).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn protocol<T0>(self, value: T0) -> BatchResponseBuilder<(T0,)>
            where
                T0: ::planus::WriteAsDefault<u16, u16>,
            {
                BatchResponseBuilder((value,))
            }

            /// Sets the [`protocol` field](BatchResponse#structfield.protocol) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn protocol_as_default(self) -> BatchResponseBuilder<(::planus::DefaultValue,)> {
                self.protocol(::planus::DefaultValue)
            }
        }

        impl<T0> BatchResponseBuilder<(T0,)> {
            /// Setter for the [`batch_id` field](BatchResponse#structfield.batch_id).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn batch_id<T1>(self, value: T1) -> BatchResponseBuilder<(T0, T1)>
            where
                T1: ::planus::WriteAsDefault<u64, u64>,
            {
                let (v0,) = self.0;
                BatchResponseBuilder((v0, value))
            }

            /// Sets the [`batch_id` field](BatchResponse#structfield.batch_id) to the default value.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn batch_id_as_default(self) -> BatchResponseBuilder<(T0, ::planus::DefaultValue)> {
                self.batch_id(::planus::DefaultValue)
            }
        }

        impl<T0, T1> BatchResponseBuilder<(T0, T1)> {
            /// Setter for the [`results` field](BatchResponse#structfield.results).
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn results<T2>(self, value: T2) -> BatchResponseBuilder<(T0, T1, T2)>
            where
                T2: ::planus::WriteAsOptional<
                        ::planus::Offset<[::planus::Offset<self::SimulationResult>]>,
                    >,
            {
                let (v0, v1) = self.0;
                BatchResponseBuilder((v0, v1, value))
            }

            /// Sets the [`results` field](BatchResponse#structfield.results) to null.
            #[inline]
            #[allow(clippy::type_complexity)]
            pub fn results_as_null(self) -> BatchResponseBuilder<(T0, T1, ())> {
                self.results(())
            }
        }

        impl<T0, T1, T2> BatchResponseBuilder<(T0, T1, T2)> {
            /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [BatchResponse].
            #[inline]
            pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchResponse>
            where
                Self: ::planus::WriteAsOffset<BatchResponse>,
            {
                ::planus::WriteAsOffset::prepare(&self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::SimulationResult>]>>,
        > ::planus::WriteAs<::planus::Offset<BatchResponse>>
            for BatchResponseBuilder<(T0, T1, T2)>
        {
            type Prepared = ::planus::Offset<BatchResponse>;

            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchResponse> {
                ::planus::WriteAsOffset::prepare(self, builder)
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::SimulationResult>]>>,
        > ::planus::WriteAsOptional<::planus::Offset<BatchResponse>>
            for BatchResponseBuilder<(T0, T1, T2)>
        {
            type Prepared = ::planus::Offset<BatchResponse>;

            #[inline]
            fn prepare(
                &self,
                builder: &mut ::planus::Builder,
            ) -> ::core::option::Option<::planus::Offset<BatchResponse>> {
                ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
            }
        }

        impl<
            T0: ::planus::WriteAsDefault<u16, u16>,
            T1: ::planus::WriteAsDefault<u64, u64>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::SimulationResult>]>>,
        > ::planus::WriteAsOffset<BatchResponse> for BatchResponseBuilder<(T0, T1, T2)>
        {
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<BatchResponse> {
                let (v0, v1, v2) = &self.0;
                BatchResponse::create(builder, v0, v1, v2)
            }
        }

        /// Reference to a deserialized [BatchResponse].
        #[derive(Copy, Clone)]
        pub struct BatchResponseRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

        impl<'a> BatchResponseRef<'a> {
            /// Getter for the [`protocol` field](BatchResponse#structfield.protocol).
            #[inline]
            pub fn protocol(&self) -> ::planus::Result<u16> {
                ::core::result::Result::Ok(
                    self.0.access(0, "BatchResponse", "protocol")?.unwrap_or(0),
                )
            }

            /// Getter for the [`batch_id` field](BatchResponse#structfield.batch_id).
            #[inline]
            pub fn batch_id(&self) -> ::planus::Result<u64> {
                ::core::result::Result::Ok(
                    self.0.access(1, "BatchResponse", "batch_id")?.unwrap_or(0),
                )
            }

            /// Getter for the [`results` field](BatchResponse#structfield.results).
            #[inline]
            pub fn results(
                &self,
            ) -> ::planus::Result<
                ::core::option::Option<
                    ::planus::Vector<'a, ::planus::Result<self::SimulationResultRef<'a>>>,
                >,
            > {
                self.0.access(2, "BatchResponse", "results")
            }
        }

        impl<'a> ::core::fmt::Debug for BatchResponseRef<'a> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut f = f.debug_struct("BatchResponseRef");
                f.field("protocol", &self.protocol());
                f.field("batch_id", &self.batch_id());
                if let ::core::option::Option::Some(field_results) = self.results().transpose() {
                    f.field("results", &field_results);
                }
                f.finish()
            }
        }

        impl<'a> ::core::convert::TryFrom<BatchResponseRef<'a>> for BatchResponse {
            type Error = ::planus::Error;

            #[allow(unreachable_code)]
            fn try_from(value: BatchResponseRef<'a>) -> ::planus::Result<Self> {
                ::core::result::Result::Ok(Self {
                    protocol: ::core::convert::TryInto::try_into(value.protocol()?)?,
                    batch_id: ::core::convert::TryInto::try_into(value.batch_id()?)?,
                    results: if let ::core::option::Option::Some(results) = value.results()? {
                        ::core::option::Option::Some(results.to_vec_result()?)
                    } else {
                        ::core::option::Option::None
                    },
                })
            }
        }

        impl<'a> ::planus::TableRead<'a> for BatchResponseRef<'a> {
            #[inline]
            fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
                ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(
                    buffer, offset,
                )?))
            }
        }

        impl<'a> ::planus::VectorReadInner<'a> for BatchResponseRef<'a> {
            type Error = ::planus::Error;
            const STRIDE: usize = 4;

            unsafe fn from_buffer(
                buffer: ::planus::SliceWithStartOffset<'a>,
                offset: usize,
            ) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                    error_kind.with_error_location(
                        "[BatchResponseRef]",
                        "get",
                        buffer.offset_from_start,
                    )
                })
            }
        }

        /// # Safety
        /// The planus compiler generates implementations that initialize
        /// the bytes in `write_values`.
        unsafe impl ::planus::VectorWrite<::planus::Offset<BatchResponse>> for BatchResponse {
            type Value = ::planus::Offset<BatchResponse>;
            const STRIDE: usize = 4;
            #[inline]
            fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
                ::planus::WriteAs::prepare(self, builder)
            }

            #[inline]
            unsafe fn write_values(
                values: &[::planus::Offset<BatchResponse>],
                bytes: *mut ::core::mem::MaybeUninit<u8>,
                buffer_position: u32,
            ) {
                let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
                for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                    ::planus::WriteAsPrimitive::write(
                        v,
                        ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                        buffer_position - (Self::STRIDE * i) as u32,
                    );
                }
            }
        }

        impl<'a> ::planus::ReadAsRoot<'a> for BatchResponseRef<'a> {
            fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
                ::planus::TableRead::from_buffer(
                    ::planus::SliceWithStartOffset {
                        buffer: slice,
                        offset_from_start: 0,
                    },
                    0,
                )
                .map_err(|error_kind| {
                    error_kind.with_error_location("[BatchResponseRef]", "read_as_root", 0)
                })
            }
        }
    }
}
