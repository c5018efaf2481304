import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import type { Member } from "../../../../platform/http/actor.ts";
import type { Workflow } from "../../../../platform/workflows/workflows.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { findUnread, holdInterview, type InterviewRow, readAgain } from "../interview-store.ts";
import { presentOpened } from "../present-interview.ts";
import type { ReadingInput } from "./read-part.ts";

/** What reads transcripts. */
export interface Reading {
  reading: Workflow<ReadingInput>;
}

type Starting = Pick<ReportDependencies, "workflows"> & Reading;

/** Has a transcript read, once: the same attempt a second time does nothing. */
export async function startReading(
  { workflows, reading }: Starting,
  { id, accountId, addedBy, attempt }: Pick<InterviewRow, "id" | "accountId" | "addedBy" | "attempt">,
): Promise<void> {
  await workflows.start(reading, readingId({ id, attempt }), { accountId, userId: addedBy, interviewId: id, attempt });
}

const readingId = ({ id, attempt }: Pick<InterviewRow, "id" | "attempt">) => `interview-reading/${id}/${attempt}`;

/** Has the lines read that are not: anew where the reading stopped, and else as it goes on. Throws `not_found`. */
export async function readOn(
  dependencies: Pick<ReportDependencies, "database"> & Starting,
  actor: Member,
  interview: string,
): Promise<OpenedInterview> {
  const { row, view } = await dependencies.database.withTenant(actor, async (transaction) => {
    const found = await holdInterview(transaction, interview);
    const next = found.stopped === null ? found : { ...found, stopped: null, attempt: found.attempt + 1 };
    if (next !== found) await readAgain(transaction, next);
    return { row: next, view: await presentOpened(transaction, next) };
  });
  if (row.readLines < row.lines) await startReading(dependencies, row);
  return view;
}

/** Stops the model that still reads an interview which is gone. */
export async function endReading(
  { workflows }: Pick<ReportDependencies, "workflows">,
  row: Pick<InterviewRow, "id" | "attempt" | "readLines" | "lines" | "stopped">,
): Promise<void> {
  if (row.readLines < row.lines && row.stopped === null) await workflows.cancel(readingId(row));
}

/** Starts readings whose server died between taking a transcript and beginning to read it. */
export async function resumeLostReadings(dependencies: Pick<ReportDependencies, "database"> & Starting): Promise<void> {
  for (const row of await dependencies.database.withSystem(findUnread))
    if (!(await dependencies.workflows.isKnown(readingId(row)))) await startReading(dependencies, row);
}
