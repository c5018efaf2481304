import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { concerning } from "../../../writing/drafting/market/concerning.ts";
import { type MarketVoice, marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import type { PriorityInsightsInput } from "./prompt.ts";
import { consequences } from "./wording/consequences.ts";
import { reasons } from "./wording/reasons.ts";
import { type Insight, titles } from "./wording/titles.ts";

interface Ground {
  /** The topic that the insight rests on. */
  from: Topic;
  /** What it concerns where nothing was said about that. */
  otherwise: readonly Topic[];
  /** What the consequence concerns. */
  about: readonly Topic[];
  /** Whether what was said carries the concept; what was not said holds it back. */
  carries: boolean;
}

/** The most decisive first. */
const grounds: Readonly<Record<Insight, Ground>> = {
  need: { from: "pains", otherwise: ["idea"], about: ["audience"], carries: true },
  against: { from: "limits", otherwise: ["benefit", "success", "earning"], about: ["idea"], carries: false },
  timing: { from: "changes", otherwise: ["idea", "benefit"], about: ["success", "benefit"], carries: true },
  rivals: { from: "difference", otherwise: ["idea"], about: ["benefit", "idea"], carries: false },
};

/** What decides about the concept as far as people told it: need, strongest objection, timing and rivals. */
export function draftPriorityInsights({ brief }: PriorityInsightsInput, seed: string): PriorityInsightsOutput {
  const voice = marketVoice(brief, seed);
  return { insights: (Object.keys(grounds) as Insight[]).map((insight) => insightOf(insight, voice)) };
}

function insightOf(insight: Insight, voice: MarketVoice): PriorityInsightsOutput["insights"][number] {
  const { from, otherwise, about, carries } = grounds[insight];
  const said = voice.tells(from) ? "told" : "open";
  return {
    title: voice.label(titles[insight][said]),
    direction: carries && said === "told" ? "tailwind" : "headwind",
    explanation: voice.paragraph(
      voice.say(reasons[insight][said], said === "told" ? [from] : otherwise),
      voice.say(concerning(consequences[insight]), about),
    ),
  };
}
