import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { untilAnswered } from "#testing/answers-under-way.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { session } from "../../../../transport/session.ts";
import { noteEdits } from "../undo/note-edits.ts";
import { takeBack } from "../undo/take-back.ts";
import { createDesk } from "./desk.ts";
import { fieldStateOf } from "./desk-state.ts";
import { noteWork } from "./note-work.ts";
import { save } from "./save.ts";
import { workKey } from "./work-key.ts";

const owner = userWith().uuid;
const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const undo = (section: string) => `POST /api/v2/concept/C-0003/report/${section}/undo`;
const changes = "POST /api/v2/concept/C-0003/report/overview/changes";

async function deskOf(prepare: (server: FakeServer) => void = () => undefined) {
  const server = serverKnowing();
  prepare(server);
  await session.begin("refresh-token");
  const queryClient = new QueryClient();
  const desk = createDesk(queryClient, { conceptId: "C-0003", owner });
  const content = [...reportKeys.section("C-0003", "overview"), "content"];
  queryClient.setQueryData(content, { overview: { problemStatement: "Old" } });
  const read = () =>
    queryClient.getQueryData<{ overview: { problemStatement: string } }>(content)?.overview.problemStatement;
  const write = (value: string, seen = "Old") =>
    save(queryClient, desk, {
      ...{ section: "overview", label: "Problem Statement", says: "Updated successfully", what: "change of it" },
      address: { item: null, place: "", field: "overview.problemStatement" },
      change: { kind: "set", item: null, field: "overview.problemStatement", value, seen },
    });
  return { desk, queryClient, read, server, write, isStale: () => queryClient.getQueryState(content)?.isInvalidated };
}

function dated(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("what was changed in several sections at once is taken back in all of them, and made again in all of them", async () => {
  let revision = 10;
  const { desk, server, isStale } = await deskOf((told) => {
    for (const section of ["overview", "trends"])
      told.on(undo(section), () => {
        revision += 1;
        return { body: { revision } };
      });
  });
  noteEdits(desk, {
    revisions: [
      { section: "overview", revision: 5 },
      { section: "trends", revision: 3 },
    ],
    what: "2 edits",
  });
  expect(desk.read().notice).toMatchObject({ says: "Done: 2 edits", offers: "undo" });
  await expect.poll(isStale).toBe(true);
  takeBack(desk, "undo");
  await expect.poll(() => desk.read().notice).toMatchObject({ says: "Taken back: 2 edits", offers: "redo" });
  expect(desk.read()).toMatchObject({
    done: [],
    takenBack: [{ revision: 11, also: [{ section: "trends", revision: 12 }] }],
  });
  takeBack(desk, "redo");
  await expect.poll(() => desk.read().notice).toMatchObject({ says: "Done again: 2 edits", offers: "undo" });
  expect([undo("overview"), undo("trends")].map((key) => server.bodiesOf(key))).toEqual([
    [{ revision: 5 }, { revision: 11 }],
    [{ revision: 3 }, { revision: 12 }],
  ]);
  expect(desk.read().done).toHaveLength(1);
});

test("nothing that was changed is nothing to take back", async () => {
  const { desk } = await deskOf();
  noteEdits(desk, { revisions: [], what: "0 edits" });
  expect(desk.read()).toMatchObject({ done: [], notice: null });
});

test("a change can be taken back for ten minutes, which begin anew when it is made again", async () => {
  dated();
  const { desk, server } = await deskOf((told) => told.on(undo("overview"), { body: { revision: 6 } }));
  noteEdits(desk, { revisions: [{ section: "overview", revision: 5 }], what: "1 edit" });
  vi.setSystemTime(Date.now() + 590_000);
  takeBack(desk, "undo");
  await expect.poll(() => desk.read().notice?.says).toBe("Taken back: 1 edit");
  vi.setSystemTime(Date.now() + 590_000);
  takeBack(desk, "redo");
  await expect.poll(() => desk.read().notice?.says).toBe("Done again: 1 edit");
  vi.setSystemTime(Date.now() + 600_001);
  takeBack(desk, "undo");
  await expect.poll(() => desk.read().notice?.says).toBe("A change can be taken back for ten minutes.");
  expect(desk.read()).toMatchObject({ done: [], notice: { offers: null } });
  expect(server.bodiesOf(undo("overview"))).toHaveLength(2);
});

test("a new change leaves nothing to be made again, and at most fifty are remembered", async () => {
  let revision = 0;
  const { desk, write } = await deskOf((told) =>
    told.on(changes, () => {
      revision += 1;
      return { body: { revision } };
    }),
  );
  const past = { section: "overview", says: "Done", what: "it", at: Date.now() } as const;
  desk.set({
    takenBack: [{ ...past, revision: 3 }],
    done: Array.from({ length: 50 }, () => ({ ...past, revision: 0 })),
  });
  expect(await write("New")).toBeNull();
  expect(desk.read().takenBack).toEqual([]);
  expect(desk.read().done).toHaveLength(50);
  expect(desk.read().done.at(-1)).toMatchObject({ revision: 1, says: "Updated successfully" });
  desk.set({ takenBack: [{ ...past, revision: 3 }] });
  noteEdits(desk, { revisions: [{ section: "trends", revision: 4 }], what: "1 edit" });
  expect(desk.read().done).toHaveLength(50);
  expect(desk.read().takenBack).toEqual([]);
});

test("a change that is refused is taken out of what is shown, and kept with its sentence", async () => {
  const answer = Promise.withResolvers<void>();
  const { desk, read, write, isStale } = await deskOf((told) =>
    told.on(changes, { status: 422, body: { detail: "It says too much." }, after: answer.promise }),
  );
  const saved = write("New");
  expect(read()).toBe("New");
  answer.resolve();
  expect(await saved).toBeInstanceOf(Error);
  expect(read()).toBe("Old");
  expect(Object.values(desk.read().refused)).toMatchObject([{ value: "New", sentence: "It says too much." }]);
  expect(desk.read().unsaved).toEqual([]);
  await expect.poll(isStale).toBe(true);
});

test("what one person has changed is not sent under the name of the next", async () => {
  const { desk, server, write } = await deskOf((told) => told.on(changes, { body: { revision: 2 } }));
  server.on("GET /api/v1/user/", { body: currentUserWith({ uuid: noor.uuid }) });
  await session.begin("refresh-token");
  void write("New");
  await expect.poll(() => desk.read().unsaved).toEqual([]);
  expect(server.bodiesOf(changes)).toEqual([]);
});

test("a change waits while the server is away, which its field tells, and is sent when the line is back", async () => {
  const { desk, server, write } = await deskOf((told) =>
    told.on(changes, { status: 503, body: { code: "unavailable", detail: "Not now." } }),
  );
  const key = "overview - overview.problemStatement";
  const saved = write("New");
  await expect.poll(() => desk.read().isCutOff).toBe(true);
  expect(fieldStateOf(desk.read(), key).isUnsaved).toBe(true);
  expect(fieldStateOf(desk.read(), "overview - overview.whatIsThis").isUnsaved).toBe(false);
  server.on(changes, { body: { revision: 2 } });
  dispatchEvent(new Event("online"));
  expect(await saved).toBeNull();
  await expect.poll(() => desk.read()).toMatchObject({ isCutOff: false, unsaved: [] });
  expect(fieldStateOf({ ...desk.read(), unsaved: [] }, key).isUnsaved).toBe(false);
});

test("a change of others is read again, at the latest when what is on its way is there; one's own is not", async () => {
  const answer = Promise.withResolvers<void>();
  const { desk, isStale, queryClient, write } = await deskOf((told) =>
    told.on(changes, { body: { revision: 2 }, after: answer.promise }),
  );
  const trends = [...reportKeys.section("C-0003", "trends"), "content"];
  const isOtherStale = () => queryClient.getQueryState(trends)?.isInvalidated;
  queryClient.setQueryData(trends, {});
  void write("New");
  desk.hear("overview", 2);
  desk.hear("trends", 7);
  answer.resolve();
  await expect.poll(isOtherStale).toBe(true);
  expect(isStale()).toBe(false);
  queryClient.setQueryData(trends, {});
  desk.hear("overview", 2);
  desk.hear("trends", 8);
  await expect.poll(isOtherStale).toBe(true);
  expect(isStale()).toBe(false);
  desk.hear("overview", 3);
  await expect.poll(isStale).toBe(true);
});

test("who wrote a field is noted with what stood there before anybody did", async () => {
  const { queryClient } = await deskOf();
  const place = { conceptId: "C-0003", section: "overview" } as const;
  const edits = (): SectionWork["edits"] =>
    queryClient.getQueryData<SectionWork>(workKey("C-0003", "overview"))?.edits ?? [];
  const set = { kind: "set", item: null, field: "a", value: 2, seen: 1 } as const;
  noteWork(queryClient, place, set);
  expect(edits()).toEqual([]);
  queryClient.setQueryData(workKey("C-0003", "overview"), {
    edits: [{ item: "i", field: "a", by: noor, at: "2026-03-02T10:00:00.000Z", written: "Drafted" }],
    added: [],
  });
  noteWork(queryClient, place, set);
  noteWork(queryClient, place, { ...set, value: 3, seen: 2 });
  noteWork(queryClient, place, { ...set, item: "i", seen: "Noor's" });
  noteWork(queryClient, place, { ...set, field: "b", seen: ["a list"] });
  noteWork(queryClient, place, { kind: "remove", item: "i", seen: { uuid: "i" } });
  expect(edits().map(({ item, field, by, written }) => [item, field, by?.uuid, written])).toEqual([
    [null, "a", owner, 1],
    ["i", "a", owner, "Drafted"],
    [null, "b", owner, undefined],
  ]);
});

test("while the server is away a change is sent again after one second, two, four, eight, and then every ten", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, write } = await deskOf((told) => told.on(changes, { status: 503, body: { detail: "Not now." } }));
  const sent = () => server.bodiesOf(changes).length;
  const until = async (times: number) => {
    for (let turn = 0; turn < 200 && sent() < times; turn += 1) await vi.advanceTimersByTimeAsync(0);
    await untilAnswered();
    expect(sent()).toBe(times);
  };
  void write("New");
  await until(1);
  const pauses = [1_000, 2_000, 4_000, 8_000, 10_000, 10_000];
  for (const [index, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent()).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    await until(index + 2);
  }
  server.on(changes, { body: { revision: 2 } });
  dispatchEvent(new Event("online"));
  await until(8);
});

test("a text is left as it was written; of what others follow from the section is read again", async () => {
  const { desk, isStale, queryClient, write } = await deskOf((told) => {
    told.on(changes, { body: { revision: 2 } });
    told.on("POST /api/v2/concept/C-0003/report/assumptions/changes", { body: { revision: 2 } });
  });
  expect(await write("New")).toBeNull();
  expect(isStale()).toBe(false);
  const assumptions = [...reportKeys.section("C-0003", "assumptions"), "content"];
  queryClient.setQueryData(assumptions, { results: [{ uuid: "a", importance: 1 }] });
  const address = { item: "a", place: "[]", field: "importance" };
  await save(queryClient, desk, {
    ...{ section: "assumptions", label: "Importance", says: "Updated successfully", what: "change of it", address },
    change: { kind: "set", item: "a", field: "importance", value: 2, seen: 1 },
  });
  await expect.poll(() => queryClient.getQueryState(assumptions)?.isInvalidated).toBe(true);
});

test("of two values for one field both are kept, unless they say the same", async () => {
  const { desk, queryClient, read, write } = await deskOf((told) =>
    told.on(changes, { status: 409, body: { detail: "This was changed meanwhile." } }),
  );
  expect(await write("New")).toBeInstanceOf(Error);
  expect(read()).toBe("Old");
  expect(Object.values(desk.read().conflicts)).toMatchObject([{ mine: "New", label: "Problem Statement" }]);
  expect(desk.read().refused).toEqual({});
  desk.drop("conflicts", Object.keys(desk.read().conflicts)[0] ?? "");
  // What stands is read again meanwhile.
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.state.isInvalidated)
      queryClient.setQueryData(query.queryKey, { overview: { problemStatement: "New" } });
  });
  onTestFinished(unsubscribe);
  expect(await write("New")).toBeInstanceOf(Error);
  expect([desk.read().conflicts, desk.read().refused]).toEqual([{}, {}]);
});
