import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { createFairQueue } from "../../../platform/fairness/fair-queue.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { ReportDependencies, RunInput, SectionInput } from "../dependencies.ts";
import { createReportSteps } from "./report.steps.ts";

/** Of one company, in this process: enough to keep its calls of the model going. What was ordered first is finished first. */
const sectionsAtOnce = 16;

/** Writes one section of a run, and starts those that only waited for it. */
export type SectionWorkflow = Workflow<SectionInput>;

/**
 * A report is written by one workflow a section. Its answers are kept one by one, so the engine notes no steps. Whoever finishes a section starts those that only waited for it, so no workflow
 * waits for another, and any server can go on with any section.
 */
export function defineSectionWorkflow(dependencies: ReportDependencies): SectionWorkflow {
  const { workflows } = dependencies;
  const reportSteps = createReportSteps(dependencies);

  const sectionWorkflow = workflows.define<SectionInput>(
    "section",
    async (input, steps) => {
      const ready = await steps.work((signal) => reportSteps.write(input, signal));
      await startSections({ workflows, sectionWorkflow }, input, ready);
    },
    { queue: createFairQueue({ all: Number.POSITIVE_INFINITY, company: sectionsAtOnce }), since: ({ since }) => since },
  );
  // What an earlier release had begun, in other steps, ends here; its sections are found without a workflow and begun again.
  for (const name of ["report-run", "report-section"]) workflows.define(name, async () => undefined);

  return sectionWorkflow;
}

/** Starts the workflows of sections that are pending. Starting one again does nothing. */
export async function startSections(
  { workflows, sectionWorkflow }: Pick<ReportDependencies, "workflows"> & { sectionWorkflow: SectionWorkflow },
  run: RunInput,
  ready: readonly ReportSection[],
): Promise<void> {
  for (const section of ready)
    await workflows.start(sectionWorkflow, sectionWorkflowId(run.runId, section), { ...run, section });
}

export const sectionWorkflowId = (runId: string, section: ReportSection) => `${runId}/${section}`;
