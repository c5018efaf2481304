import { randomUUID } from "node:crypto";
import type { AllRoutes } from "@seedbed/contract/all-routes";
import { FirstProjection } from "@seedbed/contract/report/financials/first-version";
import type { CallerBody } from "@seedbed/contract/route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";
import { change, set, undo, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let stranger: TestPerson;
/** A concept that earns, and one that saves. */
let id: string;
let saving: string;
let fid: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, conceptId: id } = await writtenReport(server));
  stranger = await server.signUp({ companyName: "Somebody Else" });
  const answers = { value_source: ["savings"], costs: ["Overtime of 12 drivers at weekends"] };
  saving = await saveFirstConcept(ada, await plantAnsweredSeed(ada, "EXPAND_AN_EXISTING_IDEA", answers));
  await order(ada, saving, "generate");
  await settled(ada, saving);
  fid = (await read()).uuid;
});
afterAll(() => server.stop());

const read = async (concept = id) =>
  (await ada.call("GET v2/concept/{id}/financial-projection", { params: { id: concept } })).body;
const base = "v2/concept/financial-projection/{fid}" as const;
const anyone = "00000000-0000-4000-8000-000000000000";

test("[S2.7-50] [S2.3-21] the projection is read whole, with all its fields", async () => {
  const projection = await read();
  expect(projection).toMatchObject({
    ...{ overview: expect.any(String), layout: "revenue", tam: expect.any(Number), totalUsers: expect.any(Number) },
    businessModel: { type: expect.any(String), subtype: expect.any(String), description: expect.any(String) },
    pricing: { price: expect.any(Number), currency: "USD", additionalConsiderations: expect.any(Array) },
    ...{ savingMethod: null, savingsModel: null, impactSizings: [] },
  });
  expect(projection.marketSizings.map(({ type }) => type)).toEqual(["top_down", "bottom_up"]);
});

test("[S2.3-22] one of a saving has the fields of a saving", async () => {
  const projection = await read(saving);
  expect(projection).toMatchObject({
    ...{ layout: "savings", businessModel: null, pricing: null, marketSizings: [], tam: 0 },
    savingMethod: { type: expect.any(String), description: expect.any(String) },
    savingsModel: { savingsAmount: projection.impactSizings[0]?.expectedSavings, unit: "year", currency: "USD" },
  });
  expect(projection.targetSavingsAreas.length).toBeGreaterThan(0);
  expect(projection.costInterferences.length).toBeGreaterThan(0);
});

describe("[S2.7-51] [S2.7-53] the parts of which there is one", () => {
  const params = () => ({ fid, itemId: fid });

  test("a price is read, changed in what is named, removed and written again", async () => {
    const { pricing } = await read();
    const get = () => ada.call(`GET ${base}/pricing/{itemId}`, { params: params() });
    expect((await get()).body).toEqual({ uuid: fid, ...pricing });
    const patched = await ada.call(`PATCH ${base}/pricing/{itemId}`, { params: params(), body: { price: 12.5 } });
    expect(patched).toMatchObject({ status: 200, body: { uuid: fid, ...pricing, price: 12.5 } });
    const post = (body: CallerBody<AllRoutes[`POST ${typeof base}/pricing`]>) =>
      ada.call(`POST ${base}/pricing`, { params: { fid }, body });
    expect(await post({ price: 4, unit: "refill" })).toMatchObject({
      status: 409,
      body: { detail: "There is a price already: change it." },
    });
    const remove = () => ada.call(`DELETE ${base}/pricing/{itemId}`, { params: params() });
    expect(await remove()).toMatchObject({ status: 204, body: "" });
    expect((await read()).pricing).toBeNull();
    expect([(await remove()).status, (await get()).status]).toEqual([404, 404]);
    expect((await ada.call(`PATCH ${base}/pricing/{itemId}`, { params: params(), body: { price: 1 } })).status).toBe(
      404,
    );
    const { status, body } = await post({ price: 4, unit: "refill" });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ uuid: fid, price: 4, unit: "refill", currency: "USD", reasoning: "", additionalConsiderations: [] },
    });
    expect((await get()).body).toEqual(body);
  });

  test("so is a business model", async () => {
    const { businessModel } = await read();
    const patch = (body: object) => ada.call(`PATCH ${base}/business-model/{itemId}`, { params: params(), body });
    expect((await patch({ subtype: "Leasing" })).body).toEqual({ uuid: fid, ...businessModel, subtype: "Leasing" });
    expect((await patch({ subtype: " " })).body).toMatchObject({ detail: [{ loc: ["body", "subtype"] }] });
    expect((await ada.call(`DELETE ${base}/business-model/{itemId}`, { params: params() })).status).toBe(204);
    const model = { type: "Service", subtype: "Subscription" };
    const { status, body } = await ada.call(`POST ${base}/business-model`, { params: { fid }, body: model });
    expect([status, body]).toEqual([201, { uuid: fid, ...model, description: "" }]);
    expect((await ada.call(`GET ${base}/business-model/{itemId}`, { params: params() })).body).toEqual(body);
  });

  test("one that a person took out stays out when the projection is written anew", async () => {
    await ada.call(`DELETE ${base}/pricing/{itemId}`, { params: params() });
    await ada.call("POST v2/concept/{id}/financial-projection/generate", { params: { id } });
    await settled(ada, id);
    expect(await read()).toMatchObject({ pricing: null, businessModel: { subtype: "Subscription" } });
  });
});

describe("[S2.7-51] [S2.7-53] things in lists", () => {
  const driver = { title: "Rent", costPercentageEstimate: 20 };
  const channel = { title: "Trade fairs", channelType: "alternative" };
  test.each([
    { path: "cost-driver", list: "costDrivers", given: driver, changed: { costPercentageEstimate: 35 } },
    { path: "distribution-channel", list: "distributionChannels", given: channel, changed: { title: "Fairs" } },
  ] as const)(
    "a $path is added, read, changed in what is named, and removed",
    async ({ path, list, given, changed }) => {
      const before = (await read())[list];
      // The routes have the same form: each body is checked against its own.
      const call = (key: string, params: object, body?: object) =>
        ada.call(key as `PATCH ${typeof base}/cost-driver/{itemId}`, { params, body } as never);
      const { status, body: added } = await call(`POST ${base}/${path}`, { fid }, given);
      expect(status).toBe(201);
      expect(added).toMatchObject({ ...given, description: "" });
      expect((await read())[list]).toEqual([...before, added]);
      const params = { fid, itemId: added.uuid };
      expect((await call(`GET ${base}/${path}/{itemId}`, params)).body).toEqual(added);
      const { body: now } = await call(`PATCH ${base}/${path}/{itemId}`, params, changed);
      expect(now).toEqual({ ...added, ...changed });
      expect((await call(`PATCH ${base}/${path}/{itemId}`, params, { title: "" })).status).toBe(422);
      expect((await call(`GET ${base}/${path}/{itemId}`, { ...params, fid: anyone })).status).toBe(404);
      expect((await call(`PATCH ${base}/${path}/{itemId}`, { ...params, fid: anyone }, changed)).status).toBe(404);
      expect((await call(`DELETE ${base}/${path}/{itemId}`, params)).status).toBe(204);
      expect((await call(`GET ${base}/${path}/{itemId}`, params)).status).toBe(404);
      expect((await read())[list]).toEqual(before);
    },
  );

  test("a market sizing is removed, added with its entries, and read; each type stands once", async () => {
    const [, sizing] = (await read()).marketSizings;
    const params = { fid, itemId: sizing?.uuid ?? "" };
    expect((await ada.call(`GET ${base}/market-sizing/{itemId}`, { params })).body).toEqual(sizing);
    const typed = (type: "top_down" | "bottom_up") =>
      ada.call(`PATCH ${base}/market-sizing/{itemId}`, { params, body: { type } });
    expect((await typed("top_down")).status).toBe(409);
    expect((await typed("bottom_up")).body).toEqual(sizing);
    expect((await ada.call(`DELETE ${base}/market-sizing/{itemId}`, { params })).status).toBe(204);
    const post = () => ada.call(`POST ${base}/market-sizing`, { params: { fid }, body: { type: "bottom_up" } });
    const { status, body: added } = await post();
    expect(status).toBe(201);
    expect(added).toMatchObject({ type: "bottom_up", assumptionEntries: [], expectedTam: 0 });
    expect((await post()).status).toBe(409);
    const entry = { title: "Depots", unit: "depots", scalar: 40 };
    const { body } = await ada.call("POST v2/concept/financial-projection/market-sizing/{mid}/assumption", {
      params: { mid: added.uuid },
      body: entry,
    });
    expect(body.assumptionEntries).toMatchObject([{ ...entry, group: "TAM", operator: "*", basis: "words", order: 0 }]);
    expect(await read()).toMatchObject({ totalUsers: 40 });
  });
});

describe("[S2.7-51] the assumptions of a sizing", () => {
  const path = "v2/concept/financial-projection/market-sizing/{mid}/assumption" as const;

  test("each call answers the sizing with what it comes to", async () => {
    const [sizing] = (await read()).marketSizings;
    if (!sizing) throw new Error("there is no sizing");
    const mid = sizing.uuid;
    const half = { title: "Every second one", unit: "%", scalar: 50, order: 0 } as const;
    const added = await ada.call(`POST ${path}`, { params: { mid }, body: half });
    expect(added).toMatchObject({ status: 201, body: { uuid: mid, expectedTam: sizing.expectedTam / 2 } });
    const [entry] = added.body.assumptionEntries;
    expect(entry).toMatchObject(half);
    const params = { mid, aid: entry?.uuid ?? "" };
    const patch = (body: CallerBody<AllRoutes[`PATCH ${typeof path}/{aid}`]>) =>
      ada.call(`PATCH ${path}/{aid}`, { params, body });
    expect((await patch({ scalar: 25, low: 10, high: 30 })).body.expectedTam).toBeCloseTo(sizing.expectedTam / 4, 4);
    expect((await patch({ order: 2 })).body.assumptionEntries.map(({ uuid }) => uuid).indexOf(params.aid)).toBe(2);
    expect(await patch({ low: 26 })).toMatchObject({ status: 422, body: { form: { low: expect.any(String) } } });
    expect((await patch({ scalar: 1e16 })).status).toBe(422);
    const removed = await ada.call(`DELETE ${path}/{aid}`, { params });
    expect(removed).toMatchObject({ status: 200, body: sizing });
    expect((await patch({ scalar: 2 })).status).toBe(404);
  });

  test("[S2.2.6-31] one of a saving changes the saving, and the potential with it, as long as that is nobody's own", async () => {
    const before = await read(saving);
    const [sizing] = before.impactSizings;
    const [entry] = sizing?.assumptionEntries ?? [];
    if (!sizing || !entry) throw new Error("there is no sizing of a saving");
    const ofSaving = "v2/concept/financial-projection/impact-sizing/{sid}/assumption" as const;
    const patch = (scalar: number) =>
      ada.call(`PATCH ${ofSaving}/{aid}`, { params: { sid: sizing.uuid, aid: entry.uuid }, body: { scalar } });
    const { body } = await patch(entry.scalar * 2);
    expect(body.expectedSavings).toBeCloseTo(sizing.expectedSavings * 2, 4);
    expect((await read(saving)).savingsModel?.savingsAmount).toBe(body.expectedSavings);
    const own = set(null, "savingsModel.savingsAmount", 9999, body.expectedSavings);
    const section = { id: saving, section: "financialProjection" } as const;
    const { revision } = (await change(ada, section, own)).body;
    await patch(entry.scalar * 3);
    expect((await read(saving)).savingsModel?.savingsAmount).toBe(9999);
    await undo(ada, section, revision);
    const added = await ada.call(`POST ${ofSaving}`, {
      params: { sid: sizing.uuid },
      body: { title: "What it costs to run", unit: "$", scalar: 100, operator: "(-)" },
    });
    expect(added.body.expectedSavings).toBeCloseTo(sizing.expectedSavings * 3 - 100, 4);
    const aid = added.body.assumptionEntries.at(-1)?.uuid ?? "";
    const removed = await ada.call(`DELETE ${ofSaving}/{aid}`, { params: { sid: sizing.uuid, aid } });
    expect(removed.body.expectedSavings).toBeCloseTo(sizing.expectedSavings * 3, 4);
  });
});

test("[S2.7-52] [S2.3-20] version v1 is changed field by field and answered in its own shape", async () => {
  const patch = (body: CallerBody<AllRoutes["PATCH v1/concept/{id}/financial-projection"]>) =>
    ada.call("PATCH v1/concept/{id}/financial-projection", { params: { id }, body });
  const changed = await patch({
    overview: "A depot a building.",
    businessModel: { name: "Leasing" },
    pricing: { price: 90, billing: "floor and month", rationale: "Owners pay it already." },
  });
  expect(changed.status).toBe(200);
  expect(FirstProjection.strict().parse(changed.body)).toEqual(changed.body);
  const projection = await read();
  expect(changed.body).toMatchObject({
    ...{ overview: "A depot a building.", tam: projection.tam, sam: projection.sam, som: projection.som },
    businessModel: { name: "Leasing", rationale: projection.businessModel?.description, sources: [] },
    pricing: { price: 90, billing: "floor and month", rationale: "Owners pay it already." },
    totalUsers: { value: projection.totalUsers },
    serviceableAddressablePercent: { value: projection.serviceableAddressablePercent },
  });
  expect(changed.body.serviceableObtainablePercent?.assumptions.every(({ group }) => group === "SOM")).toBe(true);
  expect(projection).toMatchObject({ pricing: { price: 90 }, businessModel: { subtype: "Leasing" } });
  expect(await patch({ tam: 5e9 })).toMatchObject({
    status: 422,
    body: { form: { tam: "This follows from the market sizing: change its assumptions." } },
  });
  expect((await patch({ overview: "x".repeat(2501) })).status).toBe(422);
});

test("what is of another company, another projection or another kind is not there", async () => {
  const [sizing] = (await read()).marketSizings;
  const [driver] = (await read()).costDrivers;
  const mid = sizing?.uuid ?? "";
  const other = (await read(saving)).uuid;
  const driverOf = (person: TestPerson, params: { fid: string; itemId: string }) =>
    person.call(`PATCH ${base}/cost-driver/{itemId}`, { params, body: { title: "Mine" } });
  const statuses = [
    await driverOf(stranger, { fid, itemId: driver?.uuid ?? "" }),
    await driverOf(ada, { fid: other, itemId: driver?.uuid ?? "" }),
    await driverOf(ada, { fid, itemId: mid }),
    await stranger.call(`POST ${base}/cost-driver`, {
      params: { fid },
      body: { title: "x", costPercentageEstimate: 1 },
    }),
    await stranger.call(`GET ${base}/business-model/{itemId}`, { params: { fid, itemId: fid } }),
    await ada.call(`GET ${base}/business-model/{itemId}`, { params: { fid, itemId: randomUUID() } }),
    await ada.call("PATCH v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}", {
      params: { sid: mid, aid: sizing?.assumptionEntries[0]?.uuid ?? "" },
      body: { scalar: 1 },
    }),
  ].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
});
