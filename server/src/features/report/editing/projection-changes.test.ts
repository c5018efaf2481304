import { randomUUID } from "node:crypto";
import { financialEdits } from "@seedbed/contract/report/financials/edits";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { readConcept, settled, statusesOf } from "../report.fixture.ts";
import { readField } from "../revisions/fields.ts";
import { change, set, undo, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const section = () => ({ id, section: "financialProjection" }) as const;
const read = async () => (await ada.call("GET v2/concept/{id}/financial-projection", { params: { id } })).body;
const entriesOf = ({ marketSizings }: FinancialProjection, type: "top_down" | "bottom_up") => {
  const sizing = marketSizings.find((each) => each.type === type);
  if (!sizing) throw new Error(`there is no ${type} sizing`);
  return sizing;
};
/** The first entry of the top-down market, and its sizing. */
async function first() {
  const sizing = entriesOf(await read(), "top_down");
  const [entry] = sizing.assumptionEntries;
  if (!entry) throw new Error("there is no entry");
  return { sizing, entry };
}
const entryNow = async (uuid: string) =>
  (await read()).marketSizings.flatMap(({ assumptionEntries }) => assumptionEntries).find((each) => each.uuid === uuid);
const outdated = async () =>
  (await ada.call("GET v2/concept/{id}/report/outdated", { params: { id } })).body.sections.map(
    ({ section: name, causes }) => ({ name, what: causes.map(({ what }) => what) }),
  );

test("all sizes follow a number, what is written from them is outdated by its name, and an undo takes all of it back", async () => {
  const before = await read();
  const { sizing, entry } = await first();
  const { status, body } = await change(ada, section(), set(entry.uuid, "scalar", entry.scalar * 3, entry.scalar));
  expect(status).toBe(200);
  const after = await read();
  expect(after.tam).toBeCloseTo(before.tam * 3, 4);
  expect(after.sam).toBeCloseTo(before.sam * 3, 4);
  expect(after.som).toBeCloseTo(before.som * 3, 4);
  expect(after.serviceableAddressablePercent).toBeCloseTo(before.serviceableAddressablePercent ?? 0, 6);
  expect(entriesOf(after, "top_down").expectedTam).toBeCloseTo(sizing.expectedTam * 3, 4);
  expect(await entryNow(entry.uuid)).toEqual({ ...entry, scalar: entry.scalar * 3, basis: "words" });
  const what = `Number of “${entry.title}”`;
  expect(await outdated()).toEqual([
    { name: "assumptions", what: [what] },
    { name: "overview", what: [what] },
  ]);
  expect((await undo(ada, section(), body.revision)).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await outdated()).toEqual([]);
});

test("the customers follow the bottom-up sizing", async () => {
  const before = await read();
  const [customers] = entriesOf(before, "bottom_up").assumptionEntries;
  const { body } = await change(ada, section(), set(customers?.uuid ?? "", "scalar", 77, customers?.scalar));
  expect((await read()).totalUsers).toBe(77);
  expect((await read()).tam).toBe(before.tam);
  await undo(ada, section(), body.revision);
});

test("another price is the price of the sizing that was made of it, until somebody says another one there", async () => {
  const before = await read();
  const price = before.pricing?.price ?? 0;
  const priceIn = (projection: FinancialProjection) =>
    entriesOf(projection, "bottom_up").assumptionEntries.find(({ unit }) => unit === "$");
  const entry = priceIn(before);
  expect(entry).toMatchObject({ scalar: price, basis: "derived" });
  const { body } = await change(ada, section(), set(null, "pricing.price", price * 2, price));
  const dearer = await read();
  expect(priceIn(dearer)).toEqual({ ...entry, scalar: price * 2 });
  const expected = entriesOf(before, "bottom_up").expectedTam * 2;
  expect(entriesOf(dearer, "bottom_up").expectedTam).toBeCloseTo(expected, 4);
  await undo(ada, section(), body.revision);
  expect(await read()).toEqual(before);
  const own = await change(ada, section(), set(entry?.uuid ?? "", "scalar", price + 1, price));
  const other = await change(ada, section(), set(null, "pricing.price", price + 2, price));
  expect(priceIn(await read())).toMatchObject({ scalar: price + 1, basis: "words" });
  for (const { revision } of [other.body, own.body]) await undo(ada, section(), revision);
  expect(await read()).toEqual(before);
});

test("[S2.3-24] an entry is added where it was wanted, moved and removed, and each tells the place it has", async () => {
  const before = await read();
  const { sizing } = await first();
  const uuid = randomUUID();
  const item = { uuid, title: "Every second one", unit: "%", scalar: 50, group: "TAM", operator: "*" };
  const place = "marketSizings[].assumptionEntries[]";
  const added = await change(ada, section(), { kind: "add", place, parent: sizing.uuid, item, at: 1 });
  expect(added.status).toBe(200);
  const ordersOf = (projection: FinancialProjection) =>
    entriesOf(projection, "top_down").assumptionEntries.map(({ order }) => order);
  const halved = await read();
  expect(halved.tam).toBeCloseTo(before.tam / 2, 4);
  expect(entriesOf(halved, "top_down").assumptionEntries[1]).toEqual({
    ...item,
    ...{ description: "", unitDescription: "", order: 1, low: null, high: null, basis: "words", assumptionSources: [] },
  });
  expect(ordersOf(halved)).toEqual(ordersOf(halved).map((_, index) => index));
  await change(ada, section(), { kind: "move", item: uuid, at: 0 });
  const moved = entriesOf(await read(), "top_down").assumptionEntries;
  expect([moved[0]?.uuid, moved.map(({ order }) => order)]).toEqual([uuid, ordersOf(halved)]);
  const seen = moved[0];
  if (!seen) throw new Error("it was not moved");
  expect((await change(ada, section(), { kind: "remove", item: uuid, seen })).status).toBe(200);
  expect(await read()).toEqual(before);
});

test("an operator changes what a sizing comes to; one that divides by nothing leaves zeros and no other numbers", async () => {
  const { sizing } = await first();
  const [, second] = sizing.assumptionEntries;
  if (!second) throw new Error("there is one entry alone");
  const { status, body } = await change(
    ada,
    section(),
    set(second.uuid, "operator", "/", second.operator),
    set(second.uuid, "scalar", 0, second.scalar),
  );
  expect(status).toBe(200);
  expect(await read()).toMatchObject({ tam: 0, sam: 0, som: 0, serviceableObtainablePercent: 0 });
  await undo(ada, section(), body.revision);
});

test("the lowest, likely and highest number go together, and each refusal stands at its field", async () => {
  const { entry } = await first();
  const say = (field: "scalar" | "low" | "high", value: unknown) =>
    change(ada, section(), set(entry.uuid, field, value, entry[field] ?? null));
  expect(await say("low", entry.scalar + 1)).toMatchObject({
    status: 422,
    body: { form: { low: "The lowest number cannot be above the most likely one." } },
  });
  const { body } = await change(
    ada,
    section(),
    set(entry.uuid, "low", entry.scalar - 1, null),
    set(entry.uuid, "high", entry.scalar + 1, null),
  );
  expect(await entryNow(entry.uuid)).toMatchObject({ low: entry.scalar - 1, high: entry.scalar + 1, basis: "words" });
  expect(await say("scalar", entry.scalar + 2)).toMatchObject({
    status: 422,
    body: { form: { scalar: "The most likely number must lie between the lowest and the highest." } },
  });
  expect((await undo(ada, section(), body.revision)).status).toBe(200);
  expect(await entryNow(entry.uuid)).toEqual(entry);
});

test.each([
  ["text", "many", "Write a number here."],
  ["nothing", null, "Write a number here."],
  ["a number beyond all others", 1e308, "This cannot be more than 1,000,000,000,000,000."],
  ["infinity, as JSON has it", Number.POSITIVE_INFINITY, "Write a number here."],
])("a number that is %s is refused with a sentence, and nothing is lost", async (_name, value, sentence) => {
  const before = await read();
  const { entry } = await first();
  expect(await change(ada, section(), set(entry.uuid, "scalar", value, entry.scalar))).toMatchObject({
    status: 422,
    body: { form: { scalar: sentence } },
  });
  expect(await read()).toEqual(before);
});

test("a number for which somebody named a source stays the source's, whoever changes it", async () => {
  const { entry } = await first();
  const body = { title: "A register", url: null, field: "" };
  const named = await ada.call("POST v1/concept/{id}/evidence/{item}/sources", {
    params: { id, item: entry.uuid },
    body: { ...body },
  });
  expect(named.status).toBe(200);
  expect(await entryNow(entry.uuid)).toMatchObject({ basis: "source", assumptionSources: [expect.any(String)] });
  await change(ada, section(), set(entry.uuid, "scalar", entry.scalar + 5, entry.scalar));
  expect((await entryNow(entry.uuid))?.basis).toBe("source");
  await change(ada, section(), set(entry.uuid, "scalar", entry.scalar, entry.scalar + 5));
});

test("[S2.5-09] the texts of a projection take 2500 characters", async () => {
  const projection = await read();
  const [driver] = projection.costDrivers;
  const { entry } = await first();
  const root = Object.entries(financialEdits.edits[""]).flatMap(([field, edit]) =>
    edit.kind === "text" && edit.max > 300 && readField(projection, field) !== undefined
      ? [[null, field] as const]
      : [],
  );
  const texts = [
    ...root,
    [driver?.uuid ?? "", "description"] as const,
    [driver?.uuid ?? "", "mitigationStatement"] as const,
    [projection.distributionChannels[0]?.uuid ?? "", "description"] as const,
    [entry.uuid, "description"] as const,
  ];
  expect(texts.map(([, field]) => field)).toEqual(
    expect.arrayContaining(["overview", "businessModel.description", "pricing.reasoning"]),
  );
  const things = [...projection.costDrivers, ...projection.distributionChannels, entry];
  for (const [item, field] of texts) {
    const stands = readField(item === null ? projection : things.find(({ uuid }) => uuid === item), field);
    const write = (length: number) => change(ada, section(), set(item, field, "x".repeat(length), stands));
    expect(await write(2501), field).toMatchObject({
      status: 422,
      body: { form: { [field]: "The maximum length is 2500 characters" } },
    });
    const { status, body } = await write(2500);
    expect(status, field).toBe(200);
    await undo(ada, section(), body.revision);
  }
  expect(await read()).toEqual(projection);
});

test("[S2.3-23] a part that the projection has not begins with one of its fields, in US dollars, and goes with its undo", async () => {
  const before = await read();
  const { savingsModel, savingMethod } = before;
  expect([savingsModel, savingMethod]).toEqual([null, null]);
  const made = await change(
    ben,
    section(),
    set(null, "savingMethod.type", "Process Automation", null),
    set(null, "savingsModel.savingsAmount", 1200, null),
  );
  expect(made.status).toBe(200);
  expect(await read()).toMatchObject({
    savingMethod: { type: "Process Automation", description: "" },
    savingsModel: { savingsAmount: 1200, unit: "", currency: "USD", reasoning: "", savingsAssumptions: [] },
  });
  expect((await undo(ben, section(), made.body.revision)).status).toBe(200);
  expect(await read()).toEqual(before);
});

test("considerations are written as a list, each with its icon", async () => {
  const { pricing } = await read();
  const list = [{ icon: "tag", consideration: "Bill the building, not the tenants" }];
  const field = "pricing.additionalConsiderations";
  const { status, body } = await change(ada, section(), set(null, field, list, pricing?.additionalConsiderations));
  expect(status).toBe(200);
  expect((await read()).pricing).toEqual({ ...pricing, additionalConsiderations: list });
  const bad = await change(ada, section(), set(null, field, [{ icon: "tag", consideration: "" }], list));
  expect(bad.body).toMatchObject({ form: { [`${field}.0.consideration`]: "This field cannot be empty." } });
  await undo(ada, section(), body.revision);
});

test("one way of sizing stands once; one that is missing can be added by hand", async () => {
  const before = await read();
  const add = (type: string) =>
    change(ada, section(), { kind: "add", place: "marketSizings[]", parent: null, item: { uuid: randomUUID(), type } });
  expect(await add("top_down")).toMatchObject({ status: 409, body: { detail: "There is a top-down sizing already." } });
  const seen = entriesOf(before, "bottom_up");
  expect((await change(ada, section(), { kind: "remove", item: seen.uuid, seen })).status).toBe(200);
  expect((await read()).totalUsers).toBeNull();
  expect((await add("bottom_up")).status).toBe(200);
  expect(entriesOf(await read(), "bottom_up")).toMatchObject({ assumptionEntries: [], expectedTam: 0 });
});

test("what people wrote, added and removed stays when the projection is written anew, and the sizes with it", async () => {
  const { entry, sizing } = await first();
  const { pricing, costDrivers } = await read();
  const item = {
    uuid: randomUUID(),
    title: "Trams in the city",
    unit: "trams",
    scalar: 4,
    group: "TAM",
    operator: "*",
  };
  const [driver] = costDrivers;
  if (!driver) throw new Error("there is no cost driver");
  const { status } = await change(
    ada,
    section(),
    set(entry.uuid, "scalar", 1234, entry.scalar),
    set(entry.uuid, "low", 1000, null),
    set(null, "pricing.price", 55, pricing?.price),
    { kind: "add", place: "marketSizings[].assumptionEntries[]", parent: sizing.uuid, item },
    { kind: "remove", item: driver.uuid, seen: driver },
  );
  expect(status).toBe(200);
  const changed = await read();
  await ada.call("POST v2/concept/{id}/financial-projection/generate", { params: { id } });
  await settled(ada, id);
  expect(statusesOf(await readConcept(ada, id)).financialProjection).toBe("complete");
  const anew = await read();
  expect(await entryNow(entry.uuid)).toMatchObject({
    scalar: 1234,
    low: 1000,
    basis: expect.stringMatching(/words|source/),
  });
  expect(await entryNow(item.uuid)).toMatchObject({ ...item, basis: "words" });
  expect(anew.pricing?.price).toBe(55);
  expect(anew.costDrivers.map(({ title }) => title)).not.toContain(driver.title);
  expect([anew.tam, anew.sam, anew.som]).toEqual([changed.tam, changed.sam, changed.som]);
});
