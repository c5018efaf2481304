import { assumptionCategories } from "@seedbed/contract/report/assumptions";
import { riskLevel, riskScore } from "@seedbed/rules/assumptions/risk";
import { digestReport } from "../overview/digest.ts";
import type { SectionWriter } from "../section-writer.ts";
import { keyAssumptionsTask } from "./tasks/key-assumptions/task.ts";

/** Writes the key assumptions, category by category, the riskiest of each first. */
export const writeAssumptions: SectionWriter<"assumptions"> = {
  section: "assumptions",
  async write({ brief, finished, run, id, now }) {
    const { output, origin } = await run(keyAssumptionsTask, { brief, report: digestReport(finished) });
    return assumptionCategories.flatMap((category) =>
      output.assumptions
        .filter((assumption) => assumption.category === category)
        .map((assumption) => ({ ...assumption, risk: riskScore(assumption.importance, assumption.certainty) }))
        .sort((one, other) => other.risk - one.risk)
        .map((assumption, index) => ({
          ...assumption,
          uuid: id("assumption", category, index),
          riskCategory: riskLevel(assumption.risk),
          status: "untested" as const,
          testProgress: 0,
          version: 1,
          origin,
          createdAt: now,
        })),
    );
  },
};
