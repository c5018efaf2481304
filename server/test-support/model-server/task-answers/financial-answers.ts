import { BusinessModelOutput } from "../../../src/features/report/financials/tasks/business-model/output.ts";
import { CostDriversOutput } from "../../../src/features/report/financials/tasks/cost-drivers/output.ts";
import { DistributionChannelsOutput } from "../../../src/features/report/financials/tasks/distribution-channels/output.ts";
import { ImpactSizingOutput } from "../../../src/features/report/financials/tasks/impact-sizing/output.ts";
import { SavingsMethodOutput } from "../../../src/features/report/financials/tasks/savings-method/output.ts";
import { SizingOutput } from "../../../src/features/report/financials/tasks/sizing/entry-fields.ts";
import { businessModels } from "../../../src/library/business-models.ts";
import type { AnswerRequest, Answers } from "../answer.ts";
import { seededBelow, seededPick } from "../seeded.ts";

const sharesInOrder = [40, 30, 20, 10];

/** Answers to the tasks about money. */
export const financialAnswers: Answers = {
  business_model({ filled, prompt }): BusinessModelOutput {
    const output = BusinessModelOutput.parse(filled);
    if (lastIn(prompt, /so the layout is "(savings|revenue)"/g) === "savings")
      return {
        ...output,
        layout: "savings",
        type: null,
        subtype: null,
        pricingModel: null,
        price: null,
        priceUnit: null,
      };
    const { type, subtype } = seededPick(businessModels, prompt);
    return { ...output, layout: "revenue", type, subtype };
  },

  cost_drivers({ filled }): CostDriversOutput {
    const { drivers } = CostDriversOutput.parse(filled);
    return {
      drivers: drivers
        .slice(0, sharesInOrder.length)
        .map((driver, index) => ({ ...driver, costPercentageEstimate: sharesInOrder[index] ?? 0 })),
    };
  },

  distribution_channels({ filled }): DistributionChannelsOutput {
    const { channels } = DistributionChannelsOutput.parse(filled);
    return {
      channels: channels.map((channel, index) => ({
        ...channel,
        channelType: index === 0 ? "primary" : "alternative",
      })),
    };
  },

  savings_method({ filled }): SavingsMethodOutput {
    const output = SavingsMethodOutput.parse(filled);
    return {
      ...output,
      targetAreas: output.targetAreas.map((area, index) => ({
        ...area,
        areaType: index === 0 ? "primary" : "alternative",
      })),
    };
  },

  impact_sizing({ filled }): ImpactSizingOutput {
    const output = ImpactSizingOutput.parse(filled);
    const [times, cost, share] = output.entries;
    if (times === undefined || cost === undefined || share === undefined) throw new Error("A saving needs 3 entries.");
    return {
      ...output,
      entries: [
        { ...times, unit: "visits a year", scalar: 100 * times.scalar, operator: "*" },
        { ...cost, unit: "$", operator: "*" },
        { ...share, unit: "%", scalar: 1 + seededBelow(60, share.title), operator: "*" },
      ],
    };
  },

  top_down_sizing: (request) => sizing(request, undefined),
  bottom_up_sizing: (request) =>
    sizing(request, Number(lastIn(request.prompt, /price to test first:\n> .*\$(\d+) per /g))),
};

/** Customers, what each pays, and two shares; `price` in US dollars, or any when undefined. */
function sizing({ filled }: AnswerRequest, price: number | undefined): SizingOutput {
  const [customers, payment, served, won] = SizingOutput.parse(filled).entries;
  if (customers === undefined || payment === undefined || served === undefined || won === undefined)
    throw new Error("A sizing needs 4 entries.");
  return {
    entries: [
      { ...customers, group: "TAM", unit: "customers", scalar: 100 * customers.scalar, operator: "*" },
      { ...payment, group: "TAM", unit: "$", scalar: price ?? payment.scalar, operator: "*" },
      { ...served, group: "SAM", unit: "%", scalar: 10 + seededBelow(80, served.title), operator: "*" },
      { ...won, group: "SOM", unit: "%", scalar: 1 + seededBelow(30, won.title), operator: "*" },
    ],
  };
}

function lastIn(prompt: string, pattern: RegExp): string | undefined {
  return [...prompt.matchAll(pattern)].at(-1)?.[1];
}
