import type { Direction } from "@seedbed/contract/report/direction";
import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import type { Statement, Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { concerning } from "../../../writing/drafting/market/concerning.ts";
import { type MarketVoice, marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { howToNotice, type Working, whatWouldTurn } from "../../../writing/drafting/market/turning.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { type Category, categoryOf } from "./category-signs.ts";
import type { TrendsOutput } from "./output.ts";
import type { TrendsInput } from "./prompt.ts";
import { advice } from "./wording/advice.ts";
import { findings } from "./wording/findings.ts";
import { questions } from "./wording/questions.ts";
import { fromOwnWords, notSaid } from "./wording/summaries.ts";
import { toldAdvice } from "./wording/told-advice.ts";
import { changeMissing, changeNamed, limitNamed, openCounts } from "./wording/why-now.ts";

const longestSummary = 500;
const mostFindings = 3;

/** Which way each topic works. A price that nobody has agreed to is an open question, and open questions hold back. */
const directions = {
  changes: "tailwind",
  limits: "headwind",
  costs: "tailwind",
  pains: "tailwind",
  earning: "headwind",
} as const satisfies Partial<Record<Topic, Direction>>;
/** What these words do to a concept today. */
const working = {
  changes: "carrying",
  limits: "opposing",
  costs: "carrying",
  pains: "carrying",
  earning: "undecided",
} as const satisfies Record<keyof typeof directions, Working>;
type Finding = Statement & { topic: keyof typeof directions };

/** What says best what the concept is. */
const essence: readonly Topic[] = ["idea", "benefit"];
/** What the questions of these categories concern instead. */
const nearest: Partial<Readonly<Record<Category, readonly Topic[]>>> = {
  Economic: ["pains", "benefit"],
  Social: ["pains"],
};

/** What the advice about something that was said concerns. */
const adviceAbout: Readonly<Record<Finding["topic"], readonly Topic[]>> = {
  changes: essence,
  limits: ["success", "benefit"],
  costs: ["benefit"],
  pains: ["audience"],
  earning: ["benefit"],
};

/** In each category what people said that clearly belongs there, and otherwise a question worth answering first. */
export function draftTrends({ brief }: TrendsInput, seed: string): TrendsOutput {
  const voice = marketVoice(brief, seed);
  const said = voice.statements.filter(isFinding);
  return {
    summary: whyNow(voice),
    categories: pestelCategories.map((category) => {
      const own = said.filter((statement) => categoryOf(statement, voice.language) === category).slice(0, mostFindings);
      return own.length > 0 ? toldCategory(category, own, voice) : openCategory(category, voice);
    }),
  };
}

/** Of what was said about payment only prices count. */
const isFinding = (statement: Statement): statement is Finding =>
  statement.topic in directions && (statement.topic !== "earning" || statement.hasFigure);

function toldCategory(category: Category, own: readonly Finding[], voice: MarketVoice) {
  const [first] = own;
  const topic = first?.topic ?? "changes";
  return {
    category,
    summary: voice.label(fromOwnWords),
    impact: voice.say(concerning(toldAdvice[topic]), adviceAbout[topic]),
    keyFindings: own.map((statement) => ({
      text: voice.say(findings[statement.topic], statement),
      direction: directions[statement.topic],
    })),
    whatWouldTurn: first ? voice.say(whatWouldTurn[working[topic]], first) : "",
    howToNotice: first ? voice.say(howToNotice, first) : "",
  };
}

function openCategory(category: Category, voice: MarketVoice) {
  const about = nearest[category] ?? essence;
  return {
    category,
    summary: voice.label(notSaid),
    impact: voice.say(concerning(advice[category]), category === "Social" ? ["audience"] : about),
    keyFindings: [{ text: voice.say(concerning(questions[category]), about), direction: "headwind" as const }],
    whatWouldTurn: "",
    howToNotice: "",
  };
}

/** Why now, what holds back, and what the findings rest on. */
function whyNow(voice: MarketVoice): string {
  return withinLimit(
    voice.paragraph(
      voice.tells("changes")
        ? voice.say(changeNamed, ["changes"])
        : voice.say(changeMissing, voice.tells("pains") ? ["pains"] : essence),
      voice.tells("limits") ? voice.say(limitNamed, ["limits"]) : undefined,
      voice.say(openCounts, ["success", "benefit"]),
    ),
    longestSummary,
  );
}
