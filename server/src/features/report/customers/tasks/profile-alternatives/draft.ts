import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import type { Asking } from "../../drafting/asking.ts";
import { personaAsking } from "../../drafting/persona-asking.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileAlternativesOutput } from "./output.ts";
import { insight, usageOfNothing, usageToday } from "./wording.ts";
import { changing, known, noDecision, nothing, notSaid, today, troubles, without } from "./wording-of-points.ts";

/** What people always do instead: as today, or nothing. What speaks against either is what was told. */
export function draftProfileAlternatives(input: PersonaInput, seed: string): ProfileAlternativesOutput {
  const asking = personaAsking(input, { seed, turn: 1 });
  const { ask, own, voice } = asking;
  return {
    alternatives: [
      {
        name: voice.label(own(today)),
        usage: ask(usageToday, "pains", "costs"),
        price: voice.label(notSaid),
        pros: [voice.label(known)],
        cons: [pointOf(asking, [[["pains", "costs"], troubles]])],
      },
      {
        name: voice.label(own(nothing)),
        usage: ask(usageOfNothing, "costs", "changes", "pains"),
        price: voice.label(notSaid),
        pros: [voice.label(noDecision)],
        cons: [
          pointOf(asking, [
            [["changes"], changing],
            [["difference"], without],
          ]),
        ],
      },
    ],
    alternativesInsight: ask(insight, "earning", "costs", "difference", "benefit"),
  };
}

function pointOf({ quote, voice, own }: Asking, points: readonly [readonly Topic[], Wordings][]): string {
  for (const [topics, wordings] of points) {
    const said = quote(...topics);
    if (said !== undefined) return voice.say(own(wordings), { said });
  }
  return voice.label(notSaid);
}
