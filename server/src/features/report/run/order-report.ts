import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies, RunInput, RunOrder } from "../dependencies.ts";
import { beginRun } from "./begin-run.ts";
import { type SectionWorkflow, startSections } from "./report.workflow.ts";

/** What ordering a report needs beside what the report is given. */
export interface OrderingDependencies extends ReportDependencies {
  sectionWorkflow: SectionWorkflow;
}

/**
 * Orders a report, or parts of it; `before` is done with the concept first, or nothing is. The work is durable when this returns, and shows as
 * pending. Throws a conflict as `beginRun` does.
 */
export async function orderReport(
  { database, clock, workflows, sectionWorkflow }: OrderingDependencies,
  actor: Pick<Member, "accountId" | "userId">,
  {
    reference,
    order,
    before,
  }: {
    reference: string;
    order: RunOrder;
    before?: (transaction: Transaction, conceptId: string) => Promise<unknown>;
  },
): Promise<{ status: "pending"; workflowUuid: string }> {
  // The run's row first: it refuses what cannot run. Should this server die before all is started, the next one finds sections without a
  // workflow and starts them.
  const { input, ready } = await database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    const { accountId, userId } = actor;
    await before?.(transaction, concept.id);
    const now = clock();
    const run: RunInput = {
      ...{ accountId, userId, conceptId: concept.id, runId: randomUUID() },
      since: now.getTime(),
      order,
    };
    return { input: run, ready: await beginRun(transaction, run, now) };
  });
  await startSections({ workflows, sectionWorkflow }, input, ready);
  return { status: "pending", workflowUuid: input.runId };
}
