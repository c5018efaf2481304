import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Interview, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { findPeople } from "../editing/people.ts";
import { type InterviewRow, type ListedInterviewRow, listInterviews } from "./interview-store.ts";
import { assumptionsOf, findProfile } from "./profile-of.ts";
import { restsOn } from "./rests-on.ts";
import { touchableBy } from "./touchable.ts";

type People = Awaited<ReturnType<typeof findPeople>>;

const restingOf = (profile: CustomerProfile | undefined, id: string) =>
  (profile?.signals ?? []).filter(({ interview }) => interview?.uuid === id);

function presentInterview(row: ListedInterviewRow, people: People, profile: CustomerProfile | undefined): Interview {
  const { id, profileId, title, fileName, words, lines, replaced, readLines, stopped } = row;
  return {
    ...{ uuid: id, profile: profileId, title, fileName, words, lines, replaced, readLines, stopped },
    addedBy: people.get(row.addedBy) ?? null,
    addedAt: row.addedAt.toISOString(),
    signals: restingOf(profile, id).length,
  };
}

/** All interviews about a profile. */
export async function presentInterviews(transaction: Transaction, profile: CustomerProfile): Promise<Interview[]> {
  const rows = await listInterviews(transaction, profile.uuid);
  const people = await findPeople(
    transaction,
    rows.map(({ addedBy }) => addedBy),
  );
  return rows.map((row) => presentInterview(row, people, profile));
}

/** One with its transcript, what was found in it, and what became a signal. */
export async function presentOpened(transaction: Transaction, row: InterviewRow): Promise<OpenedInterview> {
  const found = await findProfile(transaction, row.profileId);
  const profile = found?.isRetired ? undefined : found?.profile;
  const people = await findPeople(transaction, [row.addedBy]);
  const resting = restingOf(profile, row.id);
  const place = ({ leftOut, line, from }: InterviewRow["found"][number]) =>
    leftOut === null ? line * 100_000 + from : Number.MAX_SAFE_INTEGER;
  return {
    ...presentInterview(row, people, profile),
    transcript: row.transcript,
    found: row.found
      .toSorted((one, other) => place(one) - place(other))
      .map((signal) => ({ ...signal, isTaken: resting.some((taken) => restsOn(taken, row.id, signal)) })),
    resting: resting.map(({ uuid, description }) => ({ uuid, description })),
    touchable: touchableBy(profile, await assumptionsOf(transaction, row.conceptId)),
  };
}
