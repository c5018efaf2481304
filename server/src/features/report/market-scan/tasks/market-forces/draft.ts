import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { concerning } from "../../../writing/drafting/market/concerning.ts";
import { type MarketVoice, marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { howToNotice, type Working, whatWouldTurn } from "../../../writing/drafting/market/turning.ts";
import { gradingOf } from "./grading.ts";
import type { ForceIcon } from "./icons.ts";
import type { MarketForcesOutput } from "./output.ts";
import type { MarketForcesInput } from "./prompt.ts";
import { forceAdvice } from "./wording/advice.ts";
import { type Force, forceNames } from "./wording/names.ts";
import { judged, notJudged } from "./wording/summaries.ts";

interface Reading {
  icon: ForceIcon;
  /** The topics that speak of this force. */
  from: readonly Topic[];
  works: Working;
  /** What the advice concerns. */
  about: readonly Topic[];
}

const essence: readonly Topic[] = ["idea", "benefit"];

/** In the order in which they are told. */
const readings: Readonly<Record<Force, Reading>> = {
  demand: { icon: "users", from: ["pains"], works: "carrying", about: ["audience"] },
  rivals: { icon: "swords", from: [], works: "undecided", about: ["difference", "benefit"] },
  price: { icon: "coin", from: ["earning"], works: "undecided", about: ["benefit", "success"] },
  limits: { icon: "scale", from: ["limits"], works: "opposing", about: ["benefit", "idea"] },
  change: { icon: "tool", from: ["changes"], works: "undecided", about: essence },
  costs: { icon: "truck", from: ["costs"], works: "carrying", about: essence },
  habit: { icon: "replace", from: [], works: "undecided", about: ["pains", "audience"] },
};
const forces = Object.keys(readings) as Force[];
/** Worth a question though nobody spoke of them, the first before the others. */
const worthAsking: readonly Force[] = ["rivals", "habit", "demand", "limits", "costs", "price"];

const balanced = 5;
const furthest = 2;
const mostForces = 6;

/** The forces that people spoke of, as far as their words go, and others that nobody has judged yet: all of those are balanced. */
export function draftMarketForces({ brief }: MarketForcesInput, seed: string): MarketForcesOutput {
  const voice = marketVoice(brief, seed);
  const told = forces.filter((force) => saidOf(force, voice).length > 0);
  const shown = [...told, ...worthAsking.filter((force) => !told.includes(force))].slice(0, mostForces);
  return { forces: forces.filter((force) => shown.includes(force)).map((force) => forceOf(force, voice)) };
}

function forceOf(force: Force, voice: MarketVoice): MarketForcesOutput["forces"][number] {
  const { icon, works, about } = readings[force];
  const said = saidOf(force, voice);
  const [first] = said;
  const step = { carrying: -1, opposing: 1, undecided: 0 }[works];
  const score = balanced + step * Math.min(said.length, furthest);
  return {
    category: forceNames[force][voice.language],
    icon,
    score,
    grading: gradingOf(score),
    summary: first ? voice.say(judged[works], first) : voice.label(notJudged),
    impact: voice.say(concerning(forceAdvice[force]), about),
    whatWouldTurn: first ? voice.say(whatWouldTurn[works], first) : "",
    howToNotice: first ? voice.say(howToNotice, first) : "",
  };
}

const saidOf = (force: Force, { statements }: MarketVoice) =>
  statements.filter(({ topic }) => readings[force].from.includes(topic));
