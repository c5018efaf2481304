import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { observed } from "../database/observer.fixture.ts";
import { createFileRemovals } from "./file-removals.ts";
import { type Files, FilesAway } from "./files.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = observed(openDatabase({ url: home.url }), home.url);
});
beforeEach(() => database.pool.query("delete from file_removals"));
afterAll(async () => {
  await database.close();
  await home.drop();
});

const quarter = 15 * 60_000;
const [mill, depot] = [randomUUID(), randomUUID()];

/** Removals on a place for files that notes what is removed there, and does with a folder what is said of it. */
function removing() {
  const removed: string[] = [];
  const lines: string[] = [];
  const state = { now: Date.UTC(2026, 4, 1), does: async (_path: string): Promise<void> => undefined };
  const files: Files = {
    of: (accountId) =>
      ({
        removeFolder: (path: string) => {
          removed.push(`${accountId === mill ? "mill" : "depot"}: ${path}`);
          return state.does(path);
        },
      }) as ReturnType<Files["of"]>,
  };
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const removals = createFileRemovals({ database, files, clock: () => new Date(state.now), log });
  const order = (path: string, { accountId = mill, from }: { accountId?: string; from?: Date } = {}) =>
    database.withSystem((transaction) => removals.order(transaction, { accountId, path, ...(from ? { from } : {}) }));
  const takeBack = (path: string, accountId = mill) =>
    database.withSystem((transaction) => removals.takeBack(transaction, { accountId, path }));
  /** What is removed by one look. */
  const work = async () => {
    removed.length = 0;
    await removals.work();
    return [...removed];
  };
  const left = async () =>
    (await database.pool.query<{ folder: string }>("select folder from file_removals order by folder")).rows.map(
      ({ folder }) => folder,
    );
  return { state, removals, order, takeBack, work, left, removed, lines };
}

test("a folder is emptied at once and once more a quarter of an hour later, and then forgotten", async () => {
  const { state, order, work, left } = removing();
  await order("concepts/one");
  expect([await work(), await work()]).toEqual([["mill: concepts/one"], []]);
  state.now += quarter - 1;
  expect([await work(), await left()]).toEqual([[], ["concepts/one"]]);
  state.now += 1;
  expect([await work(), await left()]).toEqual([["mill: concepts/one"], []]);
});

test("what is ordered for later waits until then, keeps its moment when it is ordered again, and can be taken back alone", async () => {
  const { state, order, takeBack, work, left } = removing();
  const later = new Date(state.now + 60_000);
  for (const path of ["concepts/one", "concepts/two"]) await order(path, { from: later });
  await order("concepts/one", { accountId: depot, from: later });
  await order("concepts/one");
  expect(await work()).toEqual([]);
  await takeBack("concepts/one");
  await takeBack("concepts/none");
  expect(await left()).toEqual(["concepts/one", "concepts/two"]);
  state.now += 60_000;
  expect((await work()).toSorted()).toEqual(["depot: concepts/one", "mill: concepts/two"]);
});

test("fifty folders are emptied at a time, those that have waited longest first", async () => {
  const { state, order, work } = removing();
  const paths = Array.from({ length: 52 }, (_, index) => `concepts/${String(index).padStart(2, "0")}`);
  for (const [index, path] of paths.toReversed().entries())
    await order(path, { from: new Date(state.now - 60_000 * (index + 1)) });
  const first = paths.map((path) => `mill: ${path}`);
  expect(await work()).toEqual(first.slice(0, 50));
  expect(await work()).toEqual(first.slice(50));
});

test("a folder that cannot be emptied is tried again a quarter of an hour later, however long ago it was ordered, and holds up no other", async () => {
  const { state, order, work, left, lines } = removing();
  await order("concepts/bad", { from: new Date(state.now - 10 * quarter) });
  await order("concepts/good", { from: new Date(state.now - quarter) });
  state.does = async (path) => {
    if (path === "concepts/bad") throw new FilesAway("the bucket does not answer");
  };
  expect([await work(), await left()]).toEqual([["mill: concepts/bad", "mill: concepts/good"], ["concepts/bad"]]);
  expect(lines).toHaveLength(1);
  expect(await work()).toEqual([]);
  state.does = async () => undefined;
  state.now += quarter;
  expect([await work(), await left()]).toEqual([["mill: concepts/bad"], []]);
});

test("while a place for files hangs it is not asked by more and more at once", async () => {
  const { state, removals, order, removed } = removing();
  await order("concepts/one");
  const hanging = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  state.does = () => {
    begun.resolve();
    return hanging.promise;
  };
  const first = removals.work();
  await begun.promise;
  await removals.work();
  expect(removed).toEqual(["mill: concepts/one"]);
  hanging.resolve();
  await first;
  await order("concepts/two");
  await removals.work();
  expect(removed).toEqual(["mill: concepts/one", "mill: concepts/two"]);
});
