import { personaAsking } from "../../drafting/persona-asking.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { claimedFinding } from "./check.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import { against, againstPrice, inFavour, neutral, summary } from "./wording.ts";

/** What to look for that would speak for the concept, against it, or only tell more; nothing was looked up. */
export function draftProfileSignals(input: PersonaInput, seed: string): ProfileSignalsOutput {
  const { ask, count } = personaAsking(input, {
    seed,
    turn: 3,
    isQuotable: (text) => claimedFinding(text) === undefined,
  });
  return {
    signals: [
      {
        description: ask(inFavour, "pains", "costs", "benefit"),
        stance: "In Favour",
        sourceCategory: "First-Party Research",
      },
      {
        description: count("earning") > 0 ? ask(againstPrice, "earning") : ask(against, "costs", "pains", "benefit"),
        stance: "Against",
        sourceCategory: "First-Party Research",
      },
      {
        description: ask(neutral, "audience", "changes", "clarified"),
        stance: "Neutral",
        sourceCategory: "User Forum",
      },
    ],
    signalsSummary: ask(summary, "success", "benefit"),
  };
}
