import { isDeepStrictEqual } from "node:util";
import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import { expect } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { openEditingTab, take } from "../../../ai-editing/ai-editing.fixture.ts";
import { settled } from "../../report.fixture.ts";
import { type Played, revisionsOf, type Told, writtenSections } from "./history.fixture.ts";
import { messageFor } from "./scripted-editor.fixture.ts";
import type { Step } from "./steps.fixture.ts";

const sessionOf = async (person: TestPerson, { id }: Played) =>
  (await person.call("GET v2/concept/{id}/ai-editing", { params: { id } })).body.session;

export const openEdits = async (person: TestPerson, played: Played): Promise<Edit[]> =>
  (await sessionOf(person, played))?.edits ?? [];

let nonces = 0;
/** A word that no other value holds, without digits: a number in words would be refused. */
function freshNonce(): string {
  nonces += 1;
  return `zq${String(nonces).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}qz`;
}

/** Asks for edits, and waits for the reply; with `dies` the server that was asked dies while the model thinks. */
export async function ask(played: Played, told: Told, { step, dies }: { step: Step; dies: boolean }): Promise<void> {
  const person = played.people[step.who];
  const kinds = ["set", "add", "set", "move", "remove", "set"];
  const wanted = Array.from({ length: 2 + (step.pick % 2) }, (_, index) => ({
    kind: kinds[(step.pick + index) % kinds.length] ?? "set",
    text: step.text,
    nonce: freshNonce(),
  }));
  const content = messageFor(wanted);
  const session = await sessionOf(person, played);
  const before = await recorded(played);
  const { url } = dies ? await played.mortal() : played.server;
  const tab = await openEditingTab(url, { ...person, ...callerOf(url, person.token) });
  if (dies) played.model.script({ task: "edit_report", call: 1 }, { kind: "hang" });
  const calls = played.model.calls.length;
  if (session) tab.say({ conceptUuid: played.id, sessionId: session.sessionId }, content);
  else tab.start(played.id, content);
  if (dies) {
    await eventually(async () => played.model.calls.length > calls);
    await played.kill();
    // The one that comes in its place goes on with what it had begun.
    await played.mortal();
  }
  const answered = await eventually(async () => {
    const now = await sessionOf(person, played);
    return (
      now &&
      !now.isThinking &&
      now.messages.at(-1)?.role === "assistant" &&
      now.messages.some((each) => each.content === content) &&
      now
    );
  });
  await tab.socket.close();
  expect(answered.messages.filter((each) => each.content === content)).toHaveLength(1);
  expect(answered.messages.at(-1)?.code).toBe(null);
  for (const edit of answered.edits) {
    const known = told.shown.get(edit.uuid);
    if (known) expect(edit).toEqual(known);
    told.shown.set(edit.uuid, edit);
  }
  // What is proposed is not made.
  expect(await recorded(played)).toEqual(before);
}

const recorded = async (played: Played) => ({
  trends: await revisionsOf(played, "trends"),
  overview: await revisionsOf(played, "overview"),
});

/** Has the overview written anew by a run; with `dies` its server dies while the model writes, and another one goes on. */
export async function rewrite(played: Played, { step, dies }: { step: Step; dies: boolean }): Promise<void> {
  const person = played.people[step.who];
  const { url } = dies ? await played.mortal() : played.server;
  if (dies) played.model.script({ task: "overview", call: 1 }, { kind: "hang" });
  const calls = played.model.calls.length;
  const asked = callerOf(url, person.token).call("POST v2/concept/{id}/overview/generate", {
    params: { id: played.id },
    body: null,
  });
  expect((await asked).status).toBe(202);
  if (dies) {
    await eventually(async () => played.model.calls.slice(calls).some(({ task }) => task === "overview"));
    await played.kill();
    await played.mortal();
  }
  expect((await settled(person, played.id)).reportStatus).toBe("complete");
}

/** Takes some of the open edits with Make Changes, and leaves the others; with `table` at a server that dies when it is about to write there. */
export async function makeSome(
  played: Played,
  told: Told,
  { step, table }: { step: Step; table: string | null },
): Promise<void> {
  const person = played.people[step.who];
  const session = await sessionOf(person, played);
  const open = session?.edits ?? [];
  if (!session || open.length === 0) return;
  const chosen = open.filter((_, index) => ((step.pick + 1) >> (index % 5)) % 2 === 1);
  const taken = chosen.length > 0 ? chosen : open.slice(0, 1);
  const before = await recorded(played);
  const place = { conceptUuid: played.id, sessionId: session.sessionId };
  const making = (at: TestPerson) => take(at, place, { edits: taken });
  const answer = table === null ? await making(person) : await played.callDying(person, table, making);
  if (answer) expect([202, 409]).toContain(answer.status);
  const after = await recorded(played);
  const left = await openEdits(person, played);
  const come = writtenSections.flatMap((section) =>
    after[section].slice(before[section].length).map((row) => ({ section, row })),
  );
  // All of it or nothing, as it was answered where it was.
  const isMade = come.length > 0;
  if (answer) expect(isMade).toBe(answer.status === 202);
  expect(left).toEqual(isMade ? open.filter((edit) => !taken.includes(edit)) : open);
  if (!isMade) return;
  expect(new Set(come.map(({ section }) => section))).toEqual(new Set(taken.map(({ section }) => section)));
  for (const { section, row } of come) {
    expect([row.userId, row.withAi]).toEqual([person.userId, true]);
    told.made[step.who]?.push({ section, revision: row.revision });
  }
  for (const edit of taken) {
    const row = come.find(({ section }) => section === edit.section)?.row;
    for (const shown of edit.changes)
      expect(
        row?.changes.some((each) => isOne(each, shown)),
        `${edit.title} in ${JSON.stringify(row?.changes)}`,
      ).toBe(true);
    told.taken.set(edit.uuid, row?.revision ?? 0);
  }
  const shown = taken.flatMap(({ changes }) => changes);
  for (const { row } of come)
    for (const each of row.changes)
      expect(
        shown.some((one) => isOne(each, one)),
        JSON.stringify(each),
      ).toBe(true);
  expect(answer ? new Set(answer.body.revisions.map(asKey)) : null).toEqual(
    answer ? new Set(come.map(({ section, row }) => asKey({ section, revision: row.revision }))) : null,
  );
}

const asKey = ({ section, revision }: { section: string; revision: number }) => `${section} ${revision}`;

type Recorded = Awaited<ReturnType<typeof revisionsOf>>[number]["changes"][number];

/** Whether a recorded change is the one that was shown. */
function isOne(made: Recorded, shown: Edit["changes"][number]): boolean {
  if (made.kind !== shown.kind) return false;
  if (made.kind === "set")
    return made.item === shown.item && made.field === shown.field && isDeepStrictEqual(made.value, shown.after);
  if (made.kind === "add") return made.item.uuid === shown.item;
  return "item" in made && made.item === shown.item;
}
