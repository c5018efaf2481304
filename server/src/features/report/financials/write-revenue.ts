import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
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

/** Writes all that follows from a way of being paid, in five calls at once. */
export async function writeRevenue({ run, id }: WritingTools, input: RevenueInput): Promise<WrittenLayout> {
  const [pricing, channels, costs, topDown, bottomUp] = await Promise.all([
    run(pricingTask, input),
    run(distributionChannelsTask, input),
    run(costDriversTask, input),
    run(topDownSizingTask, input),
    run(bottomUpSizingTask, input),
  ]);
  const { type, subtype, description, pricingModel, price, priceUnit } = input.model;
  const sizings = [
    sized({
      uuid: id("top-down-sizing"),
      type: "top_down",
      assumptionEntries: assumptionEntries(topDown.output.entries, "top-down-sizing", id),
    }),
    sized({
      uuid: id("bottom-up-sizing"),
      type: "bottom_up",
      assumptionEntries: assumptionEntries(bottomUp.output.entries, "bottom-up-sizing", id),
    }),
  ];
  return {
    fields: {
      businessModel: { type, subtype, description },
      pricing: { price, unit: priceUnit, currency: "USD", ...pricing.output },
      pricingModel,
      distributionChannels: channels.output.channels.map((channel, index) => ({
        uuid: id("channel", index),
        ...channel,
      })),
      costDrivers: costs.output.drivers.map((driver, index) => ({ uuid: id("cost-driver", index), ...driver })),
      marketSizings: sizings,
      ...projectionSizes(sizings),
    },
    origins: [pricing.origin, channels.origin, costs.origin, topDown.origin, bottomUp.origin],
  };
}
