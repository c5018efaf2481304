import fc from "fast-check";

/** Texts that have broken programs before: what databases, patterns, templates, parsers and terminals give a meaning to. */
const strangeTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff tail",
  "\u202eright to left",
  "\u0007\u001b[31m",
  "\ufeff",
  "e\u0301".repeat(40),
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "ﷺ".repeat(30),
  "ß İ ı ǅ",
  "'; DROP TABLE concepts; --",
  "' OR '1'='1",
  "%_\\%",
  "$1 :a ?& @@ ::jsonb",
  "((((a+)+)+)+$",
  "[a-z",
  "\\",
  "a & !b | (c:*",
  "{{7*7}} #{7*7} <%= 7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "NaN",
  "-Infinity",
  "1e400",
  "0x10",
  "9223372036854775808",
  "2026-02-30T25:61:61Z",
  "C-0001",
  "C-999999999",
  "C-9999999999",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b",
  "0b0c1f526a654a2b9d2c3f0e4f1d2a3b",
  "{0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b}",
  "x".repeat(20_000),
];

const highSurrogates = 0xd800;
const afterSurrogates = 0xe000;
/** Any letter. Not `binary` of fast-check: to shrink texts it did not make, it lists all 1.1 million of them, three seconds in each process. */
const letter = fc
  .integer({ min: 0, max: 0x10ffff - (afterSurrogates - highSurrogates) })
  .map((number) => String.fromCodePoint(number < highSurrogates ? number : number + afterSurrogates - highSurrogates));

/** Any text at all. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...strangeTexts) },
  { weight: 1, arbitrary: fc.string({ unit: letter, maxLength: 60 }) },
);

const strangeNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.5,
  1e-9,
  99.999,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER + 2,
);

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
const withKey = (key: string, value: unknown) => Object.fromEntries([[key, value]]);

/** Names that mean something to every object of JavaScript. */
export const inheritedNames = ["__proto__", "constructor", "prototype", "toString", "length", "then", ""];

/** Any JSON value, mostly of a kind that is not expected. */
export const strangeJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown[]>(null, true, false, [], {}, [null], [[]], [{}], nested(200)) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...inheritedNames)
      .chain((key) => fc.constantFrom<unknown[]>(null, 1, {}, { polluted: true }).map((value) => withKey(key, value))),
  },
  { weight: 3, arbitrary: strangeNumber },
  { weight: 3, arbitrary: strangeText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
