import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { countWords } from "@seedbed/rules/assumptions/statement";
import { createQuoting, type Quoting } from "../../../../../platform/drafting/telling/quoting.ts";
import { sayQuoting } from "../../../../../platform/drafting/telling/say-quoting.ts";
import { createVoice, type Voice } from "../../../../../platform/drafting/telling/voice.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import type { KeyAssumptionsInput } from "./prompt.ts";
import { adaptability } from "./wording/adaptability.ts";
import type { Belief, Beliefs } from "./wording/belief.ts";
import { desirability } from "./wording/desirability.ts";
import { feasibility } from "./wording/feasibility.ts";
import { viability } from "./wording/viability.ts";

type Draft = KeyAssumptionsOutput["assumptions"][number];

const beliefsOf: Readonly<Record<AssumptionCategory, Beliefs>> = {
  Desirability: desirability,
  Viability: viability,
  Feasibility: feasibility,
  Adaptability: adaptability,
};
const fewest = 2;
const most = 3;
/** Words of a quote for which a claim has room; longer ones are not quoted here. */
const roomForQuote = 24;

/** With fewer statements than these, reasons would only repeat the claims. */
const enoughToQuote = 4;

/** What people believe, as assumptions to be tested, and of each category what is not said yet, as far as less than two are believed. */
export function draftKeyAssumptions({ brief }: KeyAssumptionsInput, seed: string): KeyAssumptionsOutput {
  const { language = "en", statements } = toldOfConcept(brief);
  const voice = createVoice({ seed, language });
  const short = statements.filter(({ text }) => countWords(text) <= roomForQuote);
  const quoting = createQuoting(short, voice);
  const reason = short.length < enoughToQuote ? createQuoting([], voice) : quoting;

  const isSaving = statements.some(({ topic }) => topic === "costs");
  return {
    assumptions: assumptionCategories.flatMap((category) => {
      const { said, open, ...whole } = beliefsOf[category];
      const believed = said.filter(({ about }) => short.some(({ topic }) => about.includes(topic))).slice(0, most);
      // The last ones speak neither of buyers nor of rivals.
      const unsaid = (isSaving ? open.toReversed() : open).slice(0, Math.max(0, fewest - believed.length));
      const chosen = [...believed, ...unsaid];
      return chosen.map((belief) => ({ category, ...written({ ...belief, ...whole }, { voice, quoting, reason }) }));
    }),
  };
}

interface Speaking {
  voice: Voice;
  quoting: Quoting;
  /** Quotes of the reasons. */
  reason: Quoting;
}

function written(
  { about, claim, finding, ask, stakes, matter, importance, certainty }: Belief & Omit<Beliefs, "said" | "open">,
  { voice, quoting, reason }: Speaking,
): Omit<Draft, "category"> {
  return {
    statement: sayQuoting(voice, claim, quoting.quote(...about)),
    importance,
    importanceRationale: sayQuoting(voice, stakes, reason.quoteOneOf(...matter)),
    certainty,
    certaintyRationale: sayQuoting(voice, finding, reason.quote(...ask)),
    // A draft knows no number at which people would give up.
    falsifier: "",
  };
}
