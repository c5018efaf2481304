import { randomUUID } from "node:crypto";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { changeSection } from "../../revisions/change-section.ts";
import { change, set, undo, writtenReport } from "../editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let at: { id: string; section: "financialProjection" };

beforeAll(async () => {
  server = await startTestServer();
  const written = await writtenReport(server);
  ({ ada, ben } = written);
  at = { id: written.conceptId, section: "financialProjection" };
});
afterAll(() => server.stop());

const read = async () => (await ada.call("GET v2/concept/{id}/financial-projection", { params: { id: at.id } })).body;
const work = async () => (await ada.call("GET v2/concept/{id}/report/{section}/edits", { params: at })).body;
const reset = (item: string): PersonalChange => ({ kind: "reset", item });

async function sizings() {
  const projection = await read();
  const ofType = (type: string) => projection.marketSizings.find((each) => each.type === type);
  const [topDown, bottomUp] = [ofType("top_down"), ofType("bottom_up")];
  if (!topDown || !bottomUp) throw new Error("both ways are there");
  return { topDown, bottomUp };
}

test("once an earlier version was brought back, a reset gives what was written in that one", async () => {
  const { topDown } = await sizings();
  const [entry] = topDown.assumptionEntries;
  if (!entry) throw new Error("there is an entry");
  const params = { id: at.id };
  const { body: version } = await ada.call("POST v2/concept/version/{id}/save", { params });
  const content = structuredClone(await read());
  for (const { assumptionEntries } of content.marketSizings)
    for (const each of assumptionEntries) if (each.uuid === entry.uuid) each.scalar += 100;
  await server.database.withTenant(ada, (transaction) =>
    changeSection(
      transaction,
      { accountId: ada.accountId, conceptId: at.id, section: at.section },
      { changes: [{ kind: "replaceAll", content }], by: { kind: "run", runId: randomUUID() }, at: new Date() },
    ),
  );
  expect((await sizings()).topDown.assumptionEntries[0]?.scalar).toBe(entry.scalar + 100);
  const body = { versionId: version.uuid, section: at.section };
  expect((await ada.call("POST v2/concept/version/{id}/bring-back", { params, body })).status).toBe(200);
  expect(await undo(ada, at, 3)).toMatchObject({
    status: 409,
    body: { detail: "What was brought back is taken back by bringing back the version before it." },
  });
  await change(ada, at, set(entry.uuid, "scalar", entry.scalar + 7, entry.scalar));
  expect((await change(ada, at, reset(topDown.uuid))).status).toBe(200);
  expect((await sizings()).topDown).toEqual(topDown);
});

test("[S2.2.6-29] what people changed, added, moved and took out of a sizing is as it was written after a reset, which can be taken back", async () => {
  const before = await read();
  const { topDown, bottomUp } = await sizings();
  const [first, second] = topDown.assumptionEntries;
  const [below] = bottomUp.assumptionEntries;
  if (!first || !second || !below) throw new Error("there are entries");
  expect((await work()).resettable).toEqual([]);
  const added = { uuid: randomUUID(), title: "Of our own", unit: "%", scalar: 50, group: "TAM", operator: "*" };
  const made = await change(
    ada,
    at,
    set(first.uuid, "low", 1, first.low ?? null),
    set(first.uuid, "scalar", first.scalar + 7, first.scalar),
    set(first.uuid, "title", "Said otherwise", first.title),
    { kind: "remove", item: second.uuid, seen: { ...second } },
    { kind: "add", place: "marketSizings[].assumptionEntries[]", parent: topDown.uuid, item: added, at: 0 },
    set(below.uuid, "scalar", below.scalar + 1, below.scalar),
  );
  expect(made.status).toBe(200);
  expect((await work()).resettable?.toSorted()).toEqual([topDown.uuid, bottomUp.uuid].toSorted());
  const changed = await read();
  const { body } = await change(ben, at, reset(topDown.uuid));
  const after = await sizings();
  expect(after.topDown).toEqual(topDown);
  expect(after.bottomUp.assumptionEntries[0]?.scalar).toBe(below.scalar + 1);
  const { edits, added: own, resettable } = await work();
  expect([...new Set(edits.map(({ item }) => item))]).toEqual([below.uuid]);
  expect({ own, resettable }).toEqual({ own: [], resettable: [bottomUp.uuid] });
  const taken = await undo(ben, at, body.revision);
  expect(await read()).toEqual(changed);
  expect((await work()).added).toMatchObject([{ item: added.uuid }]);
  await undo(ben, at, taken.body.revision);
  await change(ada, at, reset(bottomUp.uuid));
  expect(await read()).toEqual(before);
  expect((await work()).edits).toEqual([]);
});

test("an entry that is the price comes back as the price that is decided by then", async () => {
  const { bottomUp } = await sizings();
  const price = (await read()).pricing?.price ?? 0;
  const entry = bottomUp.assumptionEntries.find(({ basis }) => basis === "derived");
  if (!entry) throw new Error("there is a price in the sizing");
  await change(ada, at, set(null, "pricing.price", price + 1, price));
  expect((await work()).resettable).toEqual([]);
  await change(ada, at, set(entry.uuid, "scalar", price + 50, price + 1));
  await change(ada, at, reset(bottomUp.uuid));
  const now = (await sizings()).bottomUp.assumptionEntries.find(({ uuid }) => uuid === entry.uuid);
  expect(now).toEqual({ ...entry, scalar: price + 1 });
  await change(ada, at, set(null, "pricing.price", price, price + 1));
});

test("what was never written cannot be reset", async () => {
  const { topDown } = await sizings();
  expect((await change(ada, at, reset(topDown.assumptionEntries[0]?.uuid ?? ""))).status).toBe(422);
  const uuid = randomUUID();
  await change(ada, at, { kind: "add", place: "impactSizings[]", parent: null, item: { uuid, title: "Ours" } });
  expect((await change(ada, at, reset(uuid))).status).toBe(409);
});
