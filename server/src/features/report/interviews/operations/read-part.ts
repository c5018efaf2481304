import type { FoundSignal, OpenedInterview, Touched } from "@seedbed/contract/report/interviews/schemas";
import type { Member } from "../../../../platform/http/actor.ts";
import { createOneAtATime } from "../../../../platform/schedule/one-at-a-time.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { loadBrief } from "../../operations/load-brief.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import { type InterviewRow, keepFound, requireInterview } from "../interview-store.ts";
import { asFailure } from "../model-failure.ts";
import { presentOpened } from "../present-interview.ts";
import { assumptionsOf, requireProfile } from "../profile-of.ts";
import type { InterviewSignalsOutput } from "../tasks/interview-signals/output.ts";
import { interviewSignalsTask } from "../tasks/interview-signals/task.ts";
import { touchableBy } from "../touchable.ts";
import { locateQuote } from "../transcripts/locate-quote.ts";
import { nextPart } from "../transcripts/next-part.ts";

/** What a part is read with at most, beside pains and the stance. */
const touchableMax = 40;

/**
 * Looks for signals in the next part of a transcript, one call of a model, and keeps what was found with the number of lines that are read; what is read
 * already is not read again, whoever asks. Throws `not_found`, and `unavailable` when the model does not deliver.
 */
export function createPartReader(dependencies: ReportDependencies) {
  const { database, gateway } = dependencies;
  const oneAtATime = createOneAtATime();

  async function read(actor: Member, id: string): Promise<OpenedInterview> {
    const { row, brief, segment, touchable } = await database.withTenant(actor, async (transaction) => {
      const found = await requireInterview(transaction, id);
      const { conceptId, profile } = await requireProfile(transaction, found.profileId);
      const assumptions = await assumptionsOf(transaction, conceptId);
      return {
        row: found,
        brief: await loadBrief(dependencies, transaction, { userId: actor.userId, conceptId }),
        segment: profile.segment,
        touchable: touchableBy(profile, assumptions).slice(0, touchableMax),
      };
    });
    const lines = nextPart(row.transcript, row.readLines);
    const handles = touchable.map((each, index) => ({ handle: `${each.kind}-${index + 1}`, label: each.label }));
    if (lines.length > 0)
      await gateway
        .runTask(
          interviewSignalsTask,
          { brief, segment, touchable: handles, lines },
          {
            accountId: actor.accountId,
            userId: actor.userId,
            idempotencyKey: `${row.conceptId}:interview-signals:${row.id}:${row.readLines}`,
            keep: (transaction, { output, origin }) =>
              keepFound(
                transaction,
                { id: row.id, from: row.readLines },
                {
                  found: foundIn(row, {
                    output,
                    origin,
                    things: new Map(handles.map(({ handle }, at) => [handle, touchable[at]])),
                  }),
                  readLines: row.readLines + lines.length,
                },
              ),
          },
        )
        .catch(asFailure);
    return database.withTenant(actor, async (transaction) =>
      presentOpened(transaction, await requireInterview(transaction, id)),
    );
  }

  return (actor: Member, id: string) =>
    oneAtATime(id.toLowerCase(), new AbortController().signal, () => read(actor, id));
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
