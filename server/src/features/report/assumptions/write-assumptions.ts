import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { riskLevel, riskScore } from "@seedbed/rules/assumptions/risk";
import { digestReport } from "../writing/digest.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { keyAssumptionsTask } from "./tasks/key-assumptions/task.ts";

/** Writes the key assumptions, category by category, the riskiest of each first. Their one task is needed. */
export async function writeAssumptions({ brief, finished, run, id, now }: WritingTools): Promise<Assumption[]> {
  const { output, origin } = await run(
    keyAssumptionsTask,
    { brief, report: digestReport(finished) },
    { about: "Key assumptions" },
  );
  return assumptionCategories.flatMap((category) =>
    output.assumptions
      .filter((assumption) => assumption.category === category)
      .map((assumption) => ({ ...assumption, risk: riskScore(assumption.importance, assumption.certainty) }))
      .sort((one, other) => other.risk - one.risk)
      .map(({ falsifier, ...assumption }, index) => ({
        ...assumption,
        ...(falsifier ? { falsifier } : {}),
        uuid: id("assumption", category, index),
        riskCategory: riskLevel(assumption.risk),
        status: "untested" as const,
        testProgress: 0,
        version: 1,
        origin,
        createdAt: now,
      })),
  );
}
