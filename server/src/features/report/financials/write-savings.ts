import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import type { WritingTools } from "../writing/writing-tools.ts";
import { impactSizingTask } from "./tasks/impact-sizing/task.ts";
import type { SavingsInput } from "./tasks/saving-plan.ts";
import { savingsMethodTask } from "./tasks/savings-method/task.ts";
import { assumptionEntries } from "./tasks/sizing/assumption-entries.ts";
import type { WrittenLayout } from "./write-revenue.ts";

/** Writes all that follows from a saving of own cost, in two calls at once. The amount is calculated from the assumptions. */
export async function writeSavings({ run, id }: WritingTools, input: SavingsInput): Promise<WrittenLayout> {
  const [method, impact] = await Promise.all([run(savingsMethodTask, input), run(impactSizingTask, input)]);
  const { methodType, description, considerations, targetAreas, interferences } = method.output;
  const { title, reasoning, entries } = impact.output;
  const assumptions = assumptionEntries(entries, "impact-sizing", id);
  const savings = annualSavings(assumptions);
  return {
    fields: {
      savingMethod: { type: methodType, description },
      savingsModel: {
        savingsAmount: savings,
        unit: "year",
        currency: "USD",
        reasoning,
        savingsAssumptions: considerations.map(({ icon, consideration }) => ({ icon, assumption: consideration })),
      },
      impactSizings: [{ uuid: id("impact-sizing"), title, assumptionEntries: assumptions, expectedSavings: savings }],
      targetSavingsAreas: targetAreas.map((area, index) => ({ uuid: id("savings-area", index), ...area })),
      costInterferences: interferences.map((interference, index) => ({
        uuid: id("interference", index),
        ...interference,
      })),
    },
    origins: [method.origin, impact.origin],
  };
}
