import type { FieldEdit, SectionEdits } from "../editing/edits.ts";

const text = { kind: "text", max: 1000 } as const satisfies FieldEdit;
const summary = { kind: "text", max: 1000, mayBeEmpty: true } as const satisfies FieldEdit;
const point = { description: { kind: "text", max: 500 } } as const;
const points = { most: 12, blank: { order: 0 } } as const;

export const overviewEdits = {
  edits: {
    "": {
      "overview.whatIsThis": text,
      "overview.valueProposition": text,
      "overview.problemStatement": summary,
      "overview.shouldWeDoThis": summary,
      "overview.marketSizeSummary": summary,
      "summaries.financialMarketSizeRevenue": summary,
      "summaries.financialMarketSizeSavings": summary,
      "summaries.marketScanTrendsDrivers": summary,
      "summaries.marketScanEcosystem": summary,
      "summaries.financialBusinessModel": summary,
      "summaries.customerProfiles": summary,
      "summaries.keyAssumptions": summary,
    },
    "overview.differentiators[]": point,
    "overview.rightsToWin[]": point,
  },
  lists: { "overview.differentiators[]": points, "overview.rightsToWin[]": points },
} as const satisfies SectionEdits;
