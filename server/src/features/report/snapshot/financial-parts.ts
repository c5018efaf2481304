import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { sharePercent } from "@seedbed/rules/market-sizing/share-percent";
import { compactUsd, marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import type { Block } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../revisions/revision-store.ts";
import { revenueModel, savingsModel } from "./model-parts.ts";
import { plainPart } from "./plain-part.ts";
import { assumptionTable, type OriginName, whoSet } from "./sizing-table.ts";

/** What it could be worth, what that rests on, and how it would be earned or saved. */
export function financialParts(
  { content, marks }: StandingSection<"financialProjection">,
  origin: OriginName,
): Block[] {
  const overview: Block[] = content.overview ? [{ kind: "text", text: shortened(content.overview, 260) }] : [];
  const sizing = content.layout === "revenue" ? defaultSizing(content.marketSizings) : content.impactSizings[0];
  const isGrouped = content.layout === "revenue";
  const who = (item: AssumptionEntry) => whoSet(item, { marks, origin });
  const numbers = sizing ? assumptionTable(sizing.assumptionEntries, { who, isGrouped }) : [];
  return [
    plainPart(content.layout === "revenue" ? "Market size" : "Annual cost savings potential", [
      ...overview,
      ...sizes(content),
    ]),
    ...numbers,
    ...(content.layout === "revenue" ? revenueModel(content) : savingsModel(content)),
  ];
}

function sizes(projection: FinancialProjection): Block[] {
  if (projection.layout === "savings") {
    const impacts = projection.impactSizings.slice(0, 5);
    if (impacts.length === 0) return [{ kind: "notice", text: "Impact sizing has not been written yet." }];
    return [
      {
        kind: "table",
        about: "Savings in US dollars a year",
        columns: [
          { name: "Impact", align: "left", share: 4 },
          { name: "US dollars a year", align: "right", share: 1 },
        ],
        rows: impacts.map(({ title, expectedSavings }) => [
          shortened(title, 90) || "Impact",
          compactUsd(expectedSavings),
        ]),
      },
    ];
  }
  return marketSizes(projection);
}

/** The three sizes of a market within each other. */
export function marketSizes({ tam, sam, som }: FinancialProjection): Block[] {
  const shares = { sam: sharePercent(sam, tam), som: sharePercent(som, sam) };
  const circles = [
    { name: "TAM", meaning: "Total Addressable Market", amount: tam, told: marketCircleUsd(tam) },
    {
      name: "SAM",
      meaning: `Serviceable Addressable Market, ${shares.sam.toFixed(1)}% of TAM`,
      amount: sam,
      told: marketCircleUsd(sam),
    },
    {
      name: "SOM",
      meaning: `Serviceable Obtainable Market, ${shares.som.toFixed(1)}% of SAM`,
      amount: som,
      told: marketCircleUsd(som),
    },
  ];
  const alternative = `Market size in US dollars a year. ${circles.map(({ name, told }) => `${name}: ${told}.`).join(" ")}`;
  return [
    {
      kind: "circles",
      alternative,
      circles: circles.map((circle) => ({ ...circle, amount: Math.max(0, circle.amount) })),
    },
  ];
}
