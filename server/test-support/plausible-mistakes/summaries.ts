import type { KeyAssumptionsOutput } from "../../src/features/report/assumptions/tasks/key-assumptions/output.ts";
import type { ExecutiveSummariesOutput } from "../../src/features/report/overview/tasks/executive-summaries/output.ts";
import type { OverviewOutput } from "../../src/features/report/overview/tasks/overview/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const belief = (name: string, spoil: (answer: KeyAssumptionsOutput) => unknown): PlausibleMistake => ({
  task: "key-assumptions",
  name,
  spoil,
});
const overview = (name: string, spoil: (answer: OverviewOutput) => object): PlausibleMistake => ({
  task: "overview",
  name,
  spoil: (answer: OverviewOutput) => ({ ...answer, ...spoil(answer) }),
});
const summary = (name: string, spoil: (answer: ExecutiveSummariesOutput) => object): PlausibleMistake => ({
  task: "executive-summaries",
  name,
  spoil: (answer: ExecutiveSummariesOutput) => ({ ...answer, ...spoil(answer) }),
});
const words = (count: number) => Array.from({ length: count }, () => "really").join(" ");

/** Small mistakes in answers about a report as a whole. */
export const summaryMistakes: readonly PlausibleMistake[] = [
  belief("eleven assumptions", ({ assumptions }) => ({ assumptions: assumptions.slice(1) })),
  belief("thirteen assumptions", ({ assumptions }) => ({
    assumptions: [...assumptions, { ...assumptions[0], statement: "One more thing holds for all of them." }],
  })),
  belief("one in the wrong category", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 0, { category: "Viability" }),
  })),
  belief("categories as adjectives", ({ assumptions }) => ({
    assumptions: assumptions.map((each) => ({ ...each, category: each.category.replace(/ility$/u, "le") })),
  })),
  belief("ratings in words", ({ assumptions }) => ({
    assumptions: assumptions.map((each) => ({
      ...each,
      importance: ["low", "medium", "high"][each.importance - 1],
      certainty: ["Low", "Medium", "High"][each.certainty - 1],
    })),
  })),
  belief("ratings as texts", ({ assumptions }) => ({
    assumptions: assumptions.map((each) => ({ ...each, importance: `${each.importance}/3` })),
  })),
  belief("every certainty the same", ({ assumptions }) => ({
    assumptions: assumptions.map((each) => ({ ...each, certainty: 2 })),
  })),
  belief("a rating above the scale", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 3, { importance: 5 }),
  })),
  belief("a statement of 41 words", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 0, { statement: `Hosts ${words(39)} care.` }),
  })),
  belief("a statement as a question", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 0, { statement: "Will hosts make room for it?" }),
  })),
  belief("a statement stands twice", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 1, { statement: assumptions[0]?.statement }),
  })),
  belief("a statistic in a rationale", ({ assumptions }) => ({
    assumptions: withItem(assumptions, 0, { certaintyRationale: "A survey says 63% agree." }),
  })),
  belief("categories as keys", ({ assumptions }) => ({
    assumptions: Object.fromEntries(assumptions.map((each, index) => [`assumption_${index + 1}`, each])),
  })),

  overview("a value proposition one sentence over", ({ valueProposition }) => ({
    valueProposition: `${valueProposition} ${"It stays that way for as long as they want. ".repeat(6)}`.trim(),
  })),
  overview("a problem statement of one long sentence", () => ({
    problemStatement: `Hosts wait ${"and wait ".repeat(30)}in vain.`,
  })),
  overview("a gut check of one sentence", () => ({ shouldWeDoThis: "It is worth a try." })),
  overview("a gut check of four sentences", ({ shouldWeDoThis }) => ({
    shouldWeDoThis: `${shouldWeDoThis} Ask the first of them. Then ask the second. Then decide.`,
  })),
  overview("two differentiators", ({ differentiators }) => ({ differentiators: differentiators.slice(0, 2) })),
  overview("six differentiators", ({ differentiators }) => ({
    differentiators: [...differentiators, "It is near.", "It is quiet.", "It is early."],
  })),
  overview("a right to win is a differentiator", ({ differentiators, rightsToWin }) => ({
    rightsToWin: [differentiators[0], ...rightsToWin.slice(1)],
  })),
  overview("a right to win stands twice", ({ rightsToWin }) => ({ rightsToWin: [...rightsToWin, rightsToWin[0]] })),
  overview("differentiators as objects", ({ differentiators }) => ({
    differentiators: differentiators.map((description) => ({ description })),
  })),
  overview("rights to win as one text", ({ rightsToWin }) => ({ rightsToWin: rightsToWin.join("\n") })),
  overview("a figure that nobody gave", ({ marketSizeSummary }) => ({
    marketSizeSummary: `${marketSizeSummary} It grows by 17% a year.`,
  })),
  overview("names of properties with capitals", ({ whatIsThis, ...rest }) => ({
    ...rest,
    whatIsThis: undefined,
    WhatIsThis: whatIsThis,
  })),

  summary("the size summary of the other layout", () => ({
    financialMarketSizeSavings: "There are no savings to speak of.",
    financialMarketSizeRevenue: "There is a market, by assumption.",
  })),
  summary("null for the summary that stays empty", (answer) => ({
    financialMarketSizeSavings: answer.financialMarketSizeSavings || null,
    financialMarketSizeRevenue: answer.financialMarketSizeRevenue || null,
  })),
  summary("not applicable for the summary that stays empty", (answer) => ({
    financialMarketSizeSavings: answer.financialMarketSizeSavings || "N/A",
    financialMarketSizeRevenue: answer.financialMarketSizeRevenue || "N/A",
  })),
  summary("the summary that stays empty is missing", (answer) => ({
    financialMarketSizeSavings: answer.financialMarketSizeSavings || undefined,
    financialMarketSizeRevenue: answer.financialMarketSizeRevenue || undefined,
  })),
  summary("a summary in paragraphs", ({ customerProfiles }) => ({ customerProfiles: [customerProfiles, "Ask them."] })),
  summary("a summary in bold words", ({ keyAssumptions }) => ({ keyAssumptions: `**${keyAssumptions}**` })),
  summary("a sentence stands twice", ({ customerProfiles, marketScanEcosystem }) => ({
    marketScanEcosystem: `${marketScanEcosystem} ${customerProfiles}`,
  })),
  summary("an empty summary", () => ({ marketScanEcosystem: "" })),
  summary("a figure that nobody gave", ({ financialBusinessModel }) => ({
    financialBusinessModel: `${financialBusinessModel} The margin is 41%.`,
  })),
];
