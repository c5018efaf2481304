import type {
  AssumptionEntry,
  CostDriver,
  CostInterference,
  DistributionChannel,
  FinancialProjection,
  ImpactSizing,
  MarketSizing,
  TargetSavingsArea,
} from "@seedbed/contract/report/financials/schemas";
import {
  amountInWords,
  customersInWords,
  entryInWords,
  marketInWords,
} from "@seedbed/rules/market-sizing/figures-in-words";
import type { z } from "zod";
import { type EvidencePlace, type GivenPlace, gathered, reasoned } from "./evidence-place.ts";

type Described = z.infer<typeof DistributionChannel> | z.infer<typeof TargetSavingsArea> | z.infer<typeof CostDriver>;

const inItem = { holder: "evidence" };

export const describedPlaces = ({ title, description, evidence }: Described) => [
  reasoned({ ...inItem, title, conclusion: description, concluded: "description" }, evidence, []),
];

export const interferencePlaces = ({ title, interferenceInsight, evidence }: z.infer<typeof CostInterference>) => [
  reasoned({ ...inItem, title, conclusion: interferenceInsight, concluded: "interferenceInsight" }, evidence, []),
];

/** A number of a sizing: why it is what it is. */
export const entryPlaces = (entry: AssumptionEntry): EvidencePlace[] => [
  reasoned({ ...inItem, title: entry.title, conclusion: entryInWords(entry), concluded: "scalar" }, entry.evidence, [
    entry.description,
  ]),
];

const sizingTitles = { top_down: "Market size, top down", bottom_up: "Market size, bottom up" } as const;

export const marketSizingPlaces = (sizing: MarketSizing) => [
  computed(
    { title: sizingTitles[sizing.type], conclusion: marketInWords(sizing), concluded: "expectedTam" },
    sizing.assumptionEntries,
  ),
];

export const impactSizingPlaces = ({ title, expectedSavings, assumptionEntries }: ImpactSizing) => [
  computed(
    { title, conclusion: amountInWords(expectedSavings, "a year"), concluded: "expectedSavings" },
    assumptionEntries,
  ),
];

/** A figure that follows from numbers: it rests on what each of them rests on, and on the numbers themselves. */
function computed(given: GivenPlace, entries: readonly AssumptionEntry[]): EvidencePlace {
  const parts = entries
    .toSorted((one, other) => one.order - other.order)
    .flatMap((entry) =>
      entryPlaces(entry).map(({ sources, claims = [] }) => ({
        sources,
        claims: claims.map((claim) => ({ ...claim, premises: [entryInWords(entry), ...claim.premises] })),
      })),
    );
  return gathered(given, parts);
}

/** The parts of a projection that stand in no list; those that it has. */
export function projectionPlaces(projection: FinancialProjection): EvidencePlace[] {
  const { overview, businessModel, pricing, totalUsers, savingMethod, savingsModel, evidence = {} } = projection;
  const part = (
    name: keyof NonNullable<FinancialProjection["evidence"]>,
    given: Pick<GivenPlace, "title" | "conclusion" | "concluded">,
    texts: readonly string[] = [],
  ) => reasoned({ ...given, field: `financialProjection.${name}`, holder: `evidence.${name}` }, evidence[name], texts);
  const counted = projection.marketSizings.find(({ type }) => type === "bottom_up")?.assumptionEntries ?? [];
  return [
    part("overview", { title: "Financial projection", conclusion: overview, concluded: "overview" }),
    ...(businessModel
      ? [
          part("businessModel", {
            title: businessModel.subtype || businessModel.type,
            ...{ conclusion: businessModel.description, concluded: "businessModel" },
          }),
        ]
      : []),
    ...(pricing
      ? [
          part(
            "pricing",
            { title: "Price", conclusion: amountInWords(pricing.price, pricing.unit), concluded: "pricing" },
            [pricing.reasoning, ...pricing.additionalConsiderations.map(({ consideration }) => consideration)],
          ),
        ]
      : []),
    ...(totalUsers === null
      ? []
      : [
          part(
            "totalUsers",
            { title: "Total users", conclusion: customersInWords(totalUsers), concluded: "totalUsers" },
            counted.filter(({ group }) => group === "TAM").map(({ description }) => description),
          ),
        ]),
    ...(savingMethod
      ? [
          part("savingMethod", {
            title: savingMethod.type,
            ...{ conclusion: savingMethod.description, concluded: "savingMethod" },
          }),
        ]
      : []),
    ...(savingsModel
      ? [
          part(
            "savingsModel",
            {
              title: "Savings potential",
              ...{
                conclusion: amountInWords(savingsModel.savingsAmount, savingsModel.unit),
                concluded: "savingsModel",
              },
            },
            [savingsModel.reasoning, ...savingsModel.savingsAssumptions.map(({ assumption }) => assumption)],
          ),
        ]
      : []),
  ];
}
