import { randomUUID } from "node:crypto";
import type { Member } from "../../../platform/http/actor.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies, RunInput, RunOrder } from "../dependencies.ts";
import { beginRun } from "./begin-run.ts";

interface OrderingDependencies extends Pick<ReportDependencies, "database" | "clock" | "workflows"> {
  reportRun: Workflow<RunInput>;
}

/** Orders a report, or parts of it. The work is durable when this returns, and shows as pending. Throws a conflict as `beginRun` does. */
export async function orderReport(
  { database, clock, workflows, reportRun }: OrderingDependencies,
  actor: Pick<Member, "accountId" | "userId">,
  { reference, order }: { reference: string; order: RunOrder },
): Promise<{ status: "pending"; workflowUuid: string }> {
  const { concept } = await database.withTenant(actor, (transaction) =>
    requireConcept(transaction, reference, actor.userId),
  );
  const input: RunInput = {
    accountId: actor.accountId,
    userId: actor.userId,
    conceptId: concept.id,
    runId: randomUUID(),
    order,
  };
  // The run's row first: it refuses what cannot run. The workflow begins the run again, which changes nothing. Should this server
  // die in between, the next one finds the run without a workflow and starts it.
  await database.withTenant(actor, (transaction) => beginRun(transaction, input, clock()));
  await workflows.start(reportRun, input.runId, input);
  return { status: "pending", workflowUuid: input.runId };
}
