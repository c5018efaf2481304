import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { isPrice } from "./is-price.ts";
import { projectionSizes, sized } from "./projection-sizes.ts";
import { bottomUpSizingTask } from "./tasks/bottom-up-sizing/task.ts";
import { costDriversTask } from "./tasks/cost-drivers/task.ts";
import { distributionChannelsTask } from "./tasks/distribution-channels/task.ts";
import type { RevenueInput } from "./tasks/paying-model.ts";
import { pricingTask } from "./tasks/pricing/task.ts";
import { assumptionEntries } from "./tasks/sizing/assumption-entries.ts";
import { topDownSizingTask } from "./tasks/top-down-sizing/task.ts";

/** What one layout of a projection consists of, and who wrote its parts. */
export interface WrittenLayout {
  fields: Partial<FinancialProjection>;
  origins: TaskResult<unknown>["origin"][];
}

/** Writes all that follows from a way of being paid, in five calls at once. One of the two sizings is needed; the rest may be missing. */
export async function writeRevenue(
  { tryRun, allowGaps, id }: WritingTools,
  input: RevenueInput,
): Promise<WrittenLayout> {
  const [pricing, channels, costs, topDown, bottomUp] = await Promise.all([
    tryRun(pricingTask, input, { about: "Pricing" }),
    tryRun(distributionChannelsTask, input, { about: "Distribution channels" }),
    tryRun(costDriversTask, input, { about: "Cost drivers" }),
    tryRun(topDownSizingTask, input, { about: "Market size, top down" }),
    tryRun(bottomUpSizingTask, input, { about: "Market size, bottom up" }),
  ]);
  allowGaps([topDown, bottomUp], 1);
  const { type, subtype, description, pricingModel, price, priceUnit } = input.model;
  const sizings = [
    { type: "top_down", name: "top-down-sizing", entries: topDown?.output.entries } as const,
    { type: "bottom_up", name: "bottom-up-sizing", entries: bottomUp?.output.entries } as const,
  ].flatMap(({ type, name, entries }) =>
    entries
      ? sized({
          uuid: id(name),
          type,
          assumptionEntries: assumptionEntries(entries, name, id).map((entry) =>
            type === "bottom_up" ? withPrice(entry, price) : entry,
          ),
        })
      : [],
  );
  return {
    fields: {
      businessModel: { type, subtype, description },
      pricing: pricing && { price, unit: priceUnit, currency: "USD", ...pricing.output },
      pricingModel,
      distributionChannels: (channels?.output.channels ?? []).map((channel, index) => ({
        uuid: id("channel", index),
        ...channel,
      })),
      costDrivers: (costs?.output.drivers ?? []).map((driver, index) => ({
        uuid: id("cost-driver", index),
        ...driver,
      })),
      marketSizings: sizings,
      ...projectionSizes(sizings),
    },
    origins: [pricing, channels, costs, topDown, bottomUp].flatMap((part) => part?.origin ?? []),
  };
}

/** The price in a bottom-up sizing is the decided one, and follows it. */
function withPrice(entry: AssumptionEntry, price: number): AssumptionEntry {
  const derived = { ...entry, low: null, high: null, basis: "derived" as const };
  return entry.group === "TAM" && isPrice(derived, price) ? derived : entry;
}
