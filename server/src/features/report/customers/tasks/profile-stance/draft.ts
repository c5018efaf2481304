import { createRandom } from "../../../../../platform/drafting/random.ts";
import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import { personaAsking } from "../../drafting/persona-asking.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileStanceOutput } from "./output.ts";
import { money, refusal, today } from "./wording.ts";

/** What the team has said that a persona may hold to. What nobody has said stays empty: it is not known yet. */
export function draftProfileStance(input: PersonaInput, seed: string): ProfileStanceOutput {
  const { quote, quotedFrom, own, voice } = personaAsking(input, { seed, turn: createRandom(seed).between(4, 9) });

  /** A line in the team's words about one of these topics, with those words. */
  function lineOf(wordings: Wordings, ...topics: readonly Topic[]): [line: string, words: string] {
    const said = quote(...topics);
    if (said === undefined) return ["", ""];
    return [voice.say(own(wordings), { said }), quotedFrom(said)?.text ?? ""];
  }

  const [usesToday, usesTodayWords] = lineOf(today, "pains", "costs");
  const [priceLimit, priceLimitWords] = lineOf(money, "earning");
  const [saysNoTo, saysNoToWords] = lineOf(refusal, "limits");
  return {
    usesToday,
    usesTodayWords,
    switchingCosts: "",
    switchingCostsWords: "",
    priceLimit,
    priceLimitWords,
    priceAmount: null,
    pricePer: "",
    decidesWith: "",
    decidesWithWords: "",
    saysNoTo,
    saysNoToWords,
  };
}
