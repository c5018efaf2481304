import { isOutage } from "../../../../platform/database/outage.ts";
import type { Workflow } from "../../../../platform/workflows/workflows.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { findDrafted } from "../version-store.ts";
import { type SummaryInput, summarizeVersion } from "./summarize-version.ts";

/** What has models tell what versions changed. */
export interface Summarizing {
  summarizing: Workflow<SummaryInput>;
}

type Starting = Pick<ReportDependencies, "database" | "gateway" | "workflows"> & Summarizing;

/** Versions that were saved beside other changes are told of within a minute or two; older ones keep the sentence they have. */
const [soonest, latest] = [60_000, 3_600_000];

/** Has a model say what a version changed, whatever crashes. What fails is no failure of the version. */
export function defineSummarizing(dependencies: ReportDependencies): Workflow<SummaryInput> {
  return dependencies.workflows.define<SummaryInput>("version-summary", (input, steps) =>
    steps.work(async (signal) => {
      try {
        await summarizeVersion(dependencies, input, signal);
      } catch (error) {
        if (isOutage(error) || signal.aborted) throw error;
        dependencies.log.error({ err: error, version: input.versionId }, "a version could not be summarized");
      }
    }),
  );
}

/** Has the version summarized, once, and does not wait for it. Without a model nothing is to be done. */
export async function startSummary({ gateway, workflows, summarizing }: Starting, input: SummaryInput): Promise<void> {
  if (gateway.models.includes("offline")) return;
  await workflows.start(summarizing, workflowId(input), input);
}

const workflowId = ({ versionId }: SummaryInput) => `version-summary/${versionId}`;

/** Starts the summaries of versions that were saved along with something else, and of those whose server died before it began. */
export async function resumeLostSummaries(dependencies: Starting & Pick<ReportDependencies, "clock">): Promise<void> {
  const { database, gateway, workflows, clock } = dependencies;
  if (gateway.models.includes("offline")) return;
  const now = clock().getTime();
  const [from, until] = [new Date(now - latest), new Date(now - soonest)];
  for (const { id: versionId, accountId, conceptId, savedBy } of await database.withSystem((transaction) =>
    findDrafted(transaction, { from, until }),
  )) {
    const input = savedBy && { accountId, conceptId, versionId, userId: savedBy };
    if (input && !(await workflows.isKnown(workflowId(input)))) await startSummary(dependencies, input);
  }
}
