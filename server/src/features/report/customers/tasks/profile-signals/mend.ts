import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { firstSentences } from "../../../../../platform/model/answer/fitting/shortened.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { longestDescription } from "./longest-description.ts";
import type { ProfileSignalsOutput } from "./output.ts";

/** Keeps as many whole sentences of a description as it has room for. */
export function mendProfileSignals(
  output: ProfileSignalsOutput,
  _input: PersonaInput,
  mended: NoteMend,
): ProfileSignalsOutput {
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
