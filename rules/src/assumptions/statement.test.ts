import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "./statement.ts";

test("words are counted as they stand between white space, whatever its kind", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/u)),
      fc.constantFrom(" ", "  ", "\n", "\t "),
      (list, space) => {
        expect(countWords(` ${list.join(space)} `)).toBe(list.length);
      },
    ),
  );
});
