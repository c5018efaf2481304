import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords, isSameStatement, statementTooLong } from "./statement.ts";

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

test("statements are the same in other capitals and other white space, and differ in a word", () => {
  expect(isSameStatement(" Hosts  pay\nby the floor. ", "hosts pay by the floor.")).toBe(true);
  expect(isSameStatement("Hosts pay by the floor.", "Hosts pay by the room.")).toBe(false);
});

test("a statement with too many words is told how many it may have", () => {
  expect(statementTooLong).toBe("Please reduce your statement to 40 words or fewer.");
});
