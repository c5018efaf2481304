import type { MarketForcesOutput } from "../../src/features/report/market-scan/tasks/market-forces/output.ts";
import type { PriorityInsightsOutput } from "../../src/features/report/market-scan/tasks/priority-insights/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

type Forces = MarketForcesOutput["forces"];
type Insights = PriorityInsightsOutput["insights"];

const force = (name: string, spoil: (forces: Forces) => unknown): PlausibleMistake => ({
  task: "market-forces",
  name,
  spoil: ({ forces }: MarketForcesOutput) => ({ forces: spoil(forces) }),
});
const insight = (name: string, spoil: (insights: Insights) => unknown): PlausibleMistake => ({
  task: "priority-insights",
  name,
  spoil: ({ insights }: PriorityInsightsOutput) => ({ insights: spoil(insights) }),
});

/** Small mistakes in answers about the forces of a market and what matters about it. */
export const forceAndInsightMistakes: readonly PlausibleMistake[] = [
  force("a score of 7 graded as balanced", (forces) =>
    withItem(forces, 0, { score: 7, grading: "Headwinds & Tailwinds" }),
  ),
  force("a score of 2 graded as headwinds", (forces) => withItem(forces, 1, { score: 2, grading: "Mostly Headwinds" })),
  force("all gradings in one word", (forces) =>
    forces.map((each) => ({ ...each, grading: each.grading.replace(/^Mostly /u, "") })),
  ),
  force("a grading of another kind", (forces) => withItem(forces, 2, { grading: "Neutral" })),
  force("scores out of ten", (forces) => forces.map((each) => ({ ...each, score: `${each.score}/10` }))),
  force("a score out of a hundred", (forces) => withItem(forces, 3, { score: 70 })),
  force("no score", (forces) => withItem(forces, 3, { score: null })),
  force("icons that there are none of", (forces) => forces.map((each) => ({ ...each, icon: "trending-up" }))),
  force("seven forces", (forces) => [
    ...forces,
    { ...forces[0], category: "Weather", summary: "It rains.", impact: "Ask." },
  ]),
  force("five forces", (forces) => forces.slice(0, 5)),
  force("a force twice", (forces) => withItem(forces, 5, { category: forces[0]?.category.toUpperCase() })),
  force("a name with its explanation", (forces) =>
    withItem(forces, 0, { category: "Landlord demand: owners who let whole floors to others" }),
  ),
  force("a name of four words more", (forces) =>
    withItem(forces, 0, { category: "The growing demand of landlords in large cities" }),
  ),
  force("forces by their names", (forces) =>
    Object.fromEntries(forces.map((each) => [each.category.toLowerCase(), each])),
  ),
  force("a statistic in a summary", (forces) =>
    withItem(forces, 0, { summary: `${forces[0]?.summary} Demand grew by 34% last year.` }),
  ),

  insight("directions in capitals", (insights) =>
    insights.map((each) => ({ ...each, direction: each.direction.toUpperCase() })),
  ),
  insight("a direction in other words", (insights) => withItem(insights, 0, { direction: "positive" })),
  insight("directions in the plural", (insights) =>
    insights.map((each) => ({ ...each, direction: each.direction.replace(/wind$/u, "winds") })),
  ),
  insight("five insights", (insights) => insights.slice(1)),
  insight("eight insights", (insights) => [
    ...insights,
    { ...insights[0], title: "Tenants never see what they use", explanation: "Show it to them." },
    { ...insights[1], title: "Whoever cleans decides what is bought", explanation: "Ask them first." },
  ]),
  insight("a title twice", (insights) => withItem(insights, 3, { title: insights[0]?.title })),
  insight("titles with their numbers", (insights) =>
    insights.map((each, index) => ({ ...each, title: `${index + 1}. ${each.title}` })),
  ),
  insight("titles in bold", (insights) => insights.map((each) => ({ ...each, title: `**${each.title}**` }))),
  insight("a title as long as a paragraph", (insights) =>
    withItem(insights, 0, { title: `Owners who let whole floors ${"and all that is in them ".repeat(6)}decide alone` }),
  ),
  insight("an explanation as a list", (insights) =>
    withItem(insights, 0, { explanation: ["It holds for owners.", "Ask them first."] }),
  ),
  insight("a statistic in an explanation", (insights) =>
    withItem(insights, 0, { explanation: `${insights[0]?.explanation} Studies put it at 62%.` }),
  ),
  insight("the same closing sentence twice", (insights) =>
    insights.map((each) => ({ ...each, explanation: `${each.explanation} The team should ask owners first.` })),
  ),
  insight("an explanation under another name", (insights) =>
    insights.map(({ explanation, ...each }) => ({ ...each, Explanation: explanation })),
  ),
];
