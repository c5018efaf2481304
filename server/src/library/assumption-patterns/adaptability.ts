import { wordList } from "../word-list.ts";
import type { AssumptionPattern } from "./assumption-pattern.ts";

/** Does it last when people, rules or competitors move. */
export const adaptabilityAssumptions: readonly AssumptionPattern[] = [
  {
    category: "Adaptability",
    keywords: wordList("supplier, bank, software, retail, food, energy, large, equipment"),
    statement: "Large suppliers of {audience} take longer to copy {idea} than {company} needs to become known for it.",
    importance: 3,
    importanceRationale:
      "Once an established supplier adds the same to its range, {audience} have no reason to switch to {idea}.",
    certainty: 1,
    certaintyRationale:
      "Past reactions of such suppliers to newcomers can be researched, and their sales people asked about {idea} in passing.",
  },
  {
    category: "Adaptability",
    keywords: wordList("regulat, report, waste, emission, health, data, labour, licence"),
    statement: "A change in the rules would call for small corrections to {idea} and leave its core as it is.",
    importance: 2,
    importanceRationale: "{idea} is built around how {audience} have to work today, which the law partly decides.",
    certainty: 2,
    certaintyRationale:
      "A lawyer’s afternoon on the drafts under discussion would show which parts of {idea} are exposed.",
  },
  {
    category: "Adaptability",
    keywords: wordList("platform, app, cloud, model, marketplace, api, supplier, store"),
    statement: "{idea} can change its most important supplier or platform within a season.",
    importance: 2,
    importanceRationale: "A single dependence lets others decide about the price and the fate of {idea}.",
    certainty: 1,
    certaintyRationale:
      "A paper exercise, naming the substitute for each part of {idea}, takes a day and shows the gaps.",
  },
  {
    category: "Adaptability",
    keywords: wordList("segment, audience, region, market, export, hospital, office, farm"),
    statement: "{idea} would serve a second group beside {audience} with few changes.",
    importance: 2,
    importanceRationale: "If {audience} turn out to be too few or too slow, {idea} needs somewhere else to go.",
    certainty: 2,
    certaintyRationale:
      "Interviews with a neighbouring group, held with the same questions as with {audience}, would tell.",
  },
  {
    category: "Adaptability",
    keywords: wordList("price, inflation, downturn, budget, premium, consumer, travel"),
    statement: "{audience} keep {idea} in a year in which they cut their spending.",
    importance: 2,
    importanceRationale: "Income from {idea} that falls with the economy cannot carry fixed cost.",
    certainty: 1,
    certaintyRationale:
      "What {audience} kept and cancelled in the last lean year is something they remember well, and a guide for {idea}.",
  },
  {
    category: "Adaptability",
    keywords: wordList("season, weather, farm, tourism, event, heating, fashion"),
    statement: "The people and equipment of {idea} find useful work outside the main season.",
    importance: 2,
    importanceRationale:
      "Idle months would have to be paid by the busy ones, and {audience} will not accept that in the price of {idea}.",
    certainty: 2,
    certaintyRationale:
      "A calendar of {audience} by week, drawn with three of them, would show how deep the gap is for {idea}.",
  },
  {
    category: "Adaptability",
    keywords: wordList("technology, artificial intelligence, battery, sensor, software, robot"),
    statement: "The technology behind {idea} can be exchanged for a better one while {audience} notice little.",
    importance: 2,
    importanceRationale: "Methods in this field grow old quickly, and {idea} should not grow old with them.",
    certainty: 2,
    certaintyRationale:
      "Building one function of {idea} twice with different means would show how closely it is tied to one.",
  },
  {
    category: "Adaptability",
    keywords: wordList("behaviour, young, digital, remote, habit, trend, generation"),
    statement: "The need behind {idea} still exists for {audience} when the present generation has moved on.",
    importance: 2,
    importanceRationale: "{idea} asks for investment over years in a need that may fade.",
    certainty: 2,
    certaintyRationale:
      "Talk to the youngest among {audience}: what they no longer do tells how long {idea} will be needed.",
  },
  {
    category: "Adaptability",
    keywords: wordList("contract, lease, subscription, price, service, flat fee"),
    statement: "{company} can adjust the price of {idea} once a year without losing {audience}.",
    importance: 2,
    importanceRationale: "Fixed prices and moving costs would slowly drain {idea}.",
    certainty: 1,
    certaintyRationale: "An index clause in the first contract for {idea} shows at once whether {audience} accept it.",
  },
  {
    category: "Adaptability",
    keywords: wordList("data, learning, network, benchmark, community, review"),
    statement: "{idea} becomes better with each use in a way that newcomers cannot buy.",
    importance: 3,
    importanceRationale: "If nothing grows with use, {idea} has to defend itself by price.",
    certainty: 1,
    certaintyRationale:
      "After some weeks of use it should be possible to name one thing about {audience} that {idea} has learnt.",
  },
  {
    category: "Adaptability",
    keywords: wordList("team, founder, expert, knowledge, specialist, key person"),
    statement: "{idea} continues when the two people who know it best leave {company}.",
    importance: 2,
    importanceRationale: "Knowledge about {audience} and their exceptions sits in few heads while {idea} is young.",
    certainty: 2,
    certaintyRationale: "A week in which others run {idea} alone would show what has not been written down.",
  },
  {
    category: "Adaptability",
    keywords: wordList("scope, feature, custom, request, enterprise, special"),
    statement: "{audience} accept one common form of {idea} instead of asking for one each.",
    importance: 2,
    importanceRationale: "Every special wish makes {idea} harder to change later.",
    certainty: 1,
    certaintyRationale: "The first wishes can be collected and sorted into common and single before {idea} grants any.",
  },
  {
    category: "Adaptability",
    keywords: wordList("partner, ecosystem, standard, interface, alliance"),
    statement: "If a partner on the way to {audience} changes sides, {idea} stays useful without that partner.",
    importance: 2,
    importanceRationale:
      "Part of the way to {audience} leads through others, whose interests differ from those of {idea}.",
    certainty: 2,
    certaintyRationale:
      "A direct line to a small number of {audience} would show whether {idea} can do without the partner.",
  },
];
