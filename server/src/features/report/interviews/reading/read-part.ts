import type { FoundSignal, Touched } from "@seedbed/contract/report/interviews/schemas";
import type { ReportDependencies } from "../../dependencies.ts";
import { loadBrief } from "../../operations/load-brief.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import { type InterviewRow, keepFound, requireInterview } from "../interview-store.ts";
import { assumptionsOf, requireProfile } from "../profile-of.ts";
import type { InterviewSignalsOutput } from "../tasks/interview-signals/output.ts";
import { interviewSignalsTask } from "../tasks/interview-signals/task.ts";
import { touchableBy } from "../touchable.ts";
import { locateQuote } from "../transcripts/locate-quote.ts";
import { nextPart } from "../transcripts/next-part.ts";

/** What a part is read with at most, beside pains and the stance. */
const touchableMax = 40;

/** A transcript that is read on somebody's behalf. */
export interface ReadingInput {
  accountId: string;
  userId: string;
  interviewId: string;
  /** How often the reading has stopped before. */
  attempt: number;
}

/**
 * Looks for signals in the next part of a transcript, one call of a model, and keeps what was found with the number of lines that are read; what is read
 * already is not read again, whoever asks. Gives whether lines are left. Throws `not_found`, and `TaskFailed` when the model does not deliver.
 */
export async function readPart(
  dependencies: ReportDependencies,
  { accountId, userId, interviewId, attempt }: ReadingInput,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, gateway } = dependencies;
  const { row, brief, segment, touchable } = await database.readTenant({ accountId, userId }, async (transaction) => {
    const found = await requireInterview(transaction, interviewId);
    const { conceptId, profile } = await requireProfile(transaction, found.profileId);
    const assumptions = await assumptionsOf(transaction, conceptId);
    return {
      row: found,
      brief: await loadBrief(dependencies, transaction, { userId, conceptId }),
      segment: profile.segment,
      touchable: touchableBy(profile, assumptions).slice(0, touchableMax),
    };
  });
  const lines = nextPart(row.transcript, row.readLines);
  const readLines = row.readLines + lines.length;
  // Another attempt goes on by itself.
  if (lines.length === 0 || row.attempt !== attempt || row.stopped !== null) return false;
  const handles = touchable.map((each, index) => ({ handle: `${each.kind}-${index + 1}`, label: each.label }));
  const things = new Map(handles.map(({ handle }, at) => [handle, touchable[at]]));
  await gateway.runTask(
    interviewSignalsTask,
    { brief, segment, touchable: handles, lines },
    {
      accountId,
      userId,
      idempotencyKey: `${row.conceptId}:interview-signals:${row.id}:${row.readLines}:${attempt}`,
      signal,
      keep: (transaction, { output, origin }) =>
        keepFound(
          transaction,
          { id: row.id, from: row.readLines },
          { found: foundIn(row, { output, origin, things }), readLines },
        ),
    },
  );
  return readLines < row.lines;
}

interface Answered {
  output: InterviewSignalsOutput;
  origin: FoundSignal["origin"];
  things: ReadonlyMap<string, Touched | undefined>;
}

/** What an answer found, each with its place in the transcript, or with why it is left out; nothing twice. */
function foundIn(
  { id, transcript, readLines, found }: InterviewRow,
  { output, origin, things }: Answered,
): FoundSignal[] {
  const placed = output.signals.map(({ description, stance, quote, touches }, index) => ({
    uuid: stableUuid(id, "found", readLines, index),
    ...{ description, stance, origin, touches: things.get(touches) ?? null },
    ...locateQuote(quote, transcript),
  }));
  const keyOf = ({ quote, line }: FoundSignal) => `${line} ${quote}`;
  const known = new Set(found.map(keyOf));
  return placed.filter((each) => !known.has(keyOf(each)) && known.add(keyOf(each)));
}
