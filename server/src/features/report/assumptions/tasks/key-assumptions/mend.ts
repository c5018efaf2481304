import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { plainSentences } from "../../../../../platform/drafting/plain-text.ts";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import type { KeyAssumptionsInput } from "./prompt.ts";

/** Keeps the first sentence of a statement that has too many words. */
export function mendKeyAssumptions(
  { assumptions }: KeyAssumptionsOutput,
  _input: KeyAssumptionsInput,
  mended: NoteMend,
): KeyAssumptionsOutput {
  return {
    assumptions: assumptions.map((assumption, index) => {
      const { statement } = assumption;
      const [claim = ""] = plainSentences(statement);
      const isShortened = countWords(statement) > statementWordsMax && countWords(claim) <= statementWordsMax;
      if (!isShortened || claim === "") return assumption;
      mended("long-statement", `assumptions.${index}.statement`);
      return { ...assumption, statement: claim };
    }),
  };
}
