import { expect, test } from "vitest";
import { nameOf } from "./name-of-letter.ts";

test.each([
  ..."한 Korean|漢 Chinese letters|ไ Thai|ש Hebrew|ع Arabic letters|अ Devanagari|অ Bengali|அ Tamil|అ Telugu|ಅ Kannada|അ Malayalam".split(
    "|",
  ),
  ..."અ Gujarati|ਅ Gurmukhi|අ Sinhala|ក Khmer|ລ Lao|မ Burmese|ა Georgian|Ա Armenian|አ Ethiopic|བ Tibetan|ᠠ Mongolian".split(
    "|",
  ),
  ..."Ѫ Cyrillic letters|Ϡ Greek letters|Ǝ Latin letters|😀 picture|🇩 picture|ꓐ other script|☐ sign|あ other script".split(
    "|",
  ),
])("a letter without a shape is called what it is: %s", (told) => {
  const [letter = "", ...name] = told.split(" ");
  expect(nameOf(letter)).toBe(name.join(" "));
});
