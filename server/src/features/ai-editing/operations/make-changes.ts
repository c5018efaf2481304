import { randomUUID } from "node:crypto";
import type { EditsMade } from "@seedbed/contract/ai-editing/routes";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { takeLock } from "../../concepts/exports/editing-lock.ts";
import { requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import { makeEdits } from "../../report/exports/make-edits.ts";
import { saveVersionBefore } from "../../report/exports/save-version-before.ts";
import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { editsGone, nothingOutdated, sessionNotFound } from "../editing-failures.ts";
import { placeOf } from "../present.ts";
import { readOpenEdits, removeEdits } from "../store/edits.ts";
import { readPerson } from "../store/people.ts";
import { lockSession } from "../store/sessions.ts";
import { keepLocked } from "./keep-locked.ts";

interface Taken {
  conceptId: string;
  sessionId: string;
  edits: readonly string[];
  updateOutdated: boolean;
}

type Dependencies = Pick<EditingDependencies, "database" | "clock" | "workflows" | "updates"> &
  Pick<EditingWork, "locking">;

/**
 * Makes the edits that a person has taken, as they were shown, with a version of what stood before; where that is wanted, what is outdated then is written
 * anew, and the report is locked for others until that is done. One transaction: all of it or nothing, whatever dies. Throws `not_found`, `locked`, and
 * `conflict` for edits that are open no longer, for what was changed since, and for an update of a report that is being written.
 */
export async function makeChanges(dependencies: Dependencies, actor: Member, taken: Taken): Promise<EditsMade> {
  const { database, updates } = dependencies;
  const runId = randomUUID();
  const { accountId, userId } = actor;
  const made = await database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConceptToChange(transaction, taken.conceptId, userId);
    const run = { accountId, userId, conceptId: concept.id, runId };
    const revisions = await makeTaken(dependencies, transaction, { actor, conceptId: concept.id, taken });
    const { updating, ready } = taken.updateOutdated
      ? await updates.begin(transaction, run)
      : { updating: [], ready: [] };
    if (revisions.length === 0 && updating.length === 0) throw nothingOutdated();
    await tellStart(dependencies, transaction, { run, isLocked: updating.length > 0 });
    return { run, revisions, updating, ready };
  });
  const { run, revisions, updating, ready } = made;
  if (updating.length > 0) {
    await updates.start(run, ready);
    await keepLocked(dependencies, run);
  }
  return { status: "pending", conceptUuid: run.conceptId, revisions, updating };
}

async function makeTaken(
  { clock }: Pick<Dependencies, "clock">,
  transaction: Transaction,
  { actor, conceptId, taken }: { actor: Member; conceptId: string; taken: Taken },
): Promise<EditsMade["revisions"]> {
  // An update alone needs no conversation.
  if (taken.edits.length === 0) return [];
  const { accountId, userId } = actor;
  const session = await lockSession(transaction, taken.sessionId);
  if (session?.userId !== userId || session.conceptId !== conceptId) throw sessionNotFound();
  const wanted = new Set(taken.edits.map((id) => id.toLowerCase()));
  const open = await readOpenEdits(transaction, session.id);
  const rows = open.filter(({ id }) => wanted.has(id));
  if (rows.length !== wanted.size) throw editsGone();
  const at = clock();
  const sections = [...new Set(rows.map(({ edit }) => edit.section))];
  await saveVersionBefore(transaction, { accountId, userId, conceptId, sections, at });
  const edits = rows.map(({ edit, asked }) => ({ ...edit, asked }));
  const revisions = await makeEdits(transaction, { actor, conceptId, edits, at });
  await removeEdits(
    transaction,
    rows.map(({ id }) => id),
  );
  const left = open.filter(({ id }) => !wanted.has(id)).map(({ edit }) => edit);
  const data = { ...placeOf(session), edits: left };
  publish(transaction, { accountId, userId }, { type: "ai.editing.edit.suggestion", data });
  return revisions;
}

/** Tells the company who edits; what is done already is over with it. */
async function tellStart(
  { clock }: Pick<Dependencies, "clock">,
  transaction: Transaction,
  {
    run,
    isLocked,
  }: { run: { accountId: string; userId: string; conceptId: string; runId: string }; isLocked: boolean },
): Promise<void> {
  const { accountId, userId, conceptId, runId } = run;
  const { firstName, lastName } = await readPerson(transaction, userId);
  const started = { conceptUuid: conceptId, userUuid: userId, userFirstName: firstName, userLastName: lastName };
  publish(transaction, { accountId }, { type: "ai.editing.started", data: started });
  if (isLocked) await takeLock(transaction, { accountId, userId, conceptId, lockId: runId, at: clock() });
  else {
    const finished = { conceptUuid: conceptId, userUuid: userId, applied: true };
    publish(transaction, { accountId }, { type: "ai.editing.finished", data: finished });
  }
}
