import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords, statementProblem, statementTooLong } from "./statement.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

test("[S2.5-01] a statement of nothing but white space is empty", () => {
  expect(statementProblem(" \n\t")).toBe("empty");
  expect(statementProblem("Tenants pay.")).toBeUndefined();
});

test("[S2.5-02] [S3.5-28] 40 words are accepted, 41 are not", () => {
  expect(statementProblem(words(40))).toBeUndefined();
  expect(statementProblem(words(41))).toBe("tooLong");
  expect(statementTooLong).toBe("Please reduce your statement to 40 words or fewer.");
});

test("[S2.5-03] [S3.5-29] an edited statement must differ from the original", () => {
  expect(statementProblem("Tenants pay. ", "Tenants pay.")).toBe("unchanged");
  expect(statementProblem("Tenants pay early.", "Tenants pay.")).toBeUndefined();
});

test("[S2.2.7-10] words are counted as they stand between white space, whatever its kind", () => {
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
