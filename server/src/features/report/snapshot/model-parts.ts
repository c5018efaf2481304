import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { Block } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import { entry } from "./labels.ts";
import { plainPart } from "./plain-part.ts";

/** How the concept would earn. */
export function revenueModel({
  businessModel,
  pricing,
  distributionChannels,
  costDrivers,
}: FinancialProjection): Block[] {
  const channels = [...distributionChannels].sort((a) => (a.channelType === "primary" ? -1 : 1)).slice(0, 3);
  const drivers = [...costDrivers].sort((a, b) => b.costPercentageEstimate - a.costPercentageEstimate).slice(0, 3);
  const entries = [
    ...(businessModel
      ? [
          entry({
            title: businessModel.subtype,
            note: businessModel.type,
            text: shortened(businessModel.description, 150),
          }),
        ]
      : []),
    ...(pricing
      ? [
          entry({
            title: "Price",
            note: `${compactUsd(pricing.price)} per ${shortened(pricing.unit, 40)}`,
            text: shortened(pricing.reasoning, 120),
          }),
        ]
      : []),
  ];
  const costs = [
    ...(channels.length > 0
      ? [entry({ title: "Sold through", text: channels.map(({ title }) => shortened(title, 50)).join(", ") })]
      : []),
    ...(drivers.length > 0
      ? [
          entry({
            title: "Largest costs",
            text: drivers
              .map(
                ({ title, costPercentageEstimate }) =>
                  `${shortened(title, 50)} (${Math.round(costPercentageEstimate * 10) / 10}%)`,
              )
              .join(", "),
          }),
        ]
      : []),
  ];
  return inTwoColumns("Business model", entries, costs);
}

/** How the concept would save. */
export function savingsModel({
  savingMethod,
  savingsModel: model,
  targetSavingsAreas,
  costInterferences,
}: FinancialProjection): Block[] {
  const entries = [
    ...(savingMethod ? [entry({ title: savingMethod.type, text: shortened(savingMethod.description, 160) })] : []),
    ...(model
      ? [
          entry({
            title: "Savings potential",
            note: `${compactUsd(model.savingsAmount)} per ${shortened(model.unit, 40)}`,
            text: shortened(model.reasoning, 120),
          }),
        ]
      : []),
  ];
  const costs = [
    ...(targetSavingsAreas.length > 0
      ? [
          entry({
            title: "Target areas",
            text: targetSavingsAreas
              .slice(0, 4)
              .map(({ title }) => shortened(title, 50))
              .join(", "),
          }),
        ]
      : []),
    ...(costInterferences.length > 0
      ? [
          entry({
            title: "Possible interferences",
            text: costInterferences
              .slice(0, 4)
              .map(({ title }) => shortened(title, 50))
              .join(", "),
          }),
        ]
      : []),
  ];
  return inTwoColumns("Savings method", entries, costs);
}

function inTwoColumns(title: string, ...columns: ReturnType<typeof entry>[][]): Block[] {
  const filled = columns.filter((entries) => entries.length > 0);
  if (filled.length === 0) return [];
  return [
    plainPart(title, [
      {
        kind: "columns",
        columns: filled.map((entries) => ({ share: 1, blocks: [{ kind: "entries", numbered: false, entries }] })),
      },
    ]),
  ];
}
