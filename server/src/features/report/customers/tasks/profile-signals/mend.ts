import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { firstSentences } from "../../../../../platform/model/answer/fitting/shortened.ts";
import { mendCitations } from "../../../writing/evidence/mend-citations.ts";
import { longestDescription } from "./longest-description.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import type { ProfileSignalsInput } from "./prompt.ts";

/** Keeps as many whole sentences of a description as it has room for, and quotes as passages say. */
export function mendProfileSignals(
  given: ProfileSignalsOutput,
  input: ProfileSignalsInput,
  mended: NoteMend,
): ProfileSignalsOutput {
  const output = mendCitations(given, input, mended);
  return {
    ...output,
    signals: output.signals.map((signal, index) => {
      if (signal.description.length <= longestDescription) return signal;
      const description = firstSentences(signal.description, longestDescription);
      if (description === undefined) return signal;
      mended("long-description", `signals.${index}.description`);
      return { ...signal, description };
    }),
  };
}
