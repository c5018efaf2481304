import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import type { WritingTools } from "../writing/writing-tools.ts";
import { impactSizingTask } from "./tasks/impact-sizing/task.ts";
import type { SavingsInput } from "./tasks/saving-plan.ts";
import { savingsMethodTask } from "./tasks/savings-method/task.ts";
import { assumptionEntries } from "./tasks/sizing/assumption-entries.ts";
import type { WrittenLayout } from "./write-revenue.ts";

/**
 * Writes all that follows from a saving of own cost, in two calls at once. The amount is calculated from the assumptions, which are
 * needed; the method may be missing. */
export async function writeSavings({ run, tryRun, id }: WritingTools, input: SavingsInput): Promise<WrittenLayout> {
  const [method, impact] = await Promise.all([
    tryRun(savingsMethodTask, input, { about: "Savings method" }),
    run(impactSizingTask, input, { about: "Impact sizing" }),
  ]);
  const { title, reasoning, entries } = impact.output;
  const assumptions = assumptionEntries(entries, "impact-sizing", id);
  const savings = annualSavings(assumptions);
  return {
    fields: {
      savingMethod: method && { type: method.output.methodType, description: method.output.description },
      savingsModel: {
        savingsAmount: savings,
        unit: "year",
        currency: "USD",
        reasoning,
        savingsAssumptions: (method?.output.considerations ?? []).map(({ icon, consideration }) => ({
          icon,
          assumption: consideration,
        })),
      },
      impactSizings: [{ uuid: id("impact-sizing"), title, assumptionEntries: assumptions, expectedSavings: savings }],
      targetSavingsAreas: (method?.output.targetAreas ?? []).map((area, index) => ({
        uuid: id("savings-area", index),
        ...area,
      })),
      costInterferences: (method?.output.interferences ?? []).map((interference, index) => ({
        uuid: id("interference", index),
        ...interference,
      })),
    },
    origins: [method, impact].flatMap((part) => part?.origin ?? []),
  };
}
