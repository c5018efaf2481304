import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, set, undo, writtenReport } from "./editing.fixture.ts";

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

const projection = async () =>
  (await ada.call("GET v2/concept/{id}/financial-projection", { params: { id: at.id } })).body;

const editsOf = async () => (await ada.call("GET v2/concept/{id}/report/{section}/edits", { params: at })).body.edits;

async function entries(): Promise<[AssumptionEntry, AssumptionEntry]> {
  const { marketSizings, impactSizings } = await projection();
  const [first, second] = [...marketSizings, ...impactSizings][0]?.assumptionEntries ?? [];
  if (!first || !second) throw new Error("there are no numbers");
  return [first, second];
}

test("of a number that people changed it is told what was written, whoever changed it how often", async () => {
  const [{ uuid, scalar }, other] = await entries();
  await change(ada, at, set(uuid, "scalar", scalar + 1, scalar), set(uuid, "scalar", scalar + 2, scalar + 1));
  await change(ben, at, set(uuid, "scalar", scalar + 3, scalar + 2), set(other.uuid, "unit", "vans", other.unit));
  expect(await editsOf()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ item: uuid, field: "scalar", written: scalar }),
      expect.objectContaining({ item: other.uuid, field: "unit", written: other.unit }),
    ]),
  );
  const { overview } = await projection();
  await change(ada, at, set(null, "overview", "Said anew.", overview));
  const told = (await editsOf()).find(({ field }) => field === "overview");
  expect(told?.written).toBe(overview.length <= 200 ? overview : undefined);
});

test("what was taken back and is changed again was written as it is then; what was never there is nothing", async () => {
  const [, { uuid, scalar, high }] = await entries();
  const { body: made } = await change(ada, at, set(uuid, "scalar", scalar + 1, scalar));
  await undo(ada, at, made.revision);
  expect((await editsOf()).some(({ item, field }) => item === uuid && field === "scalar")).toBe(false);
  const changed = await change(
    ada,
    at,
    set(uuid, "scalar", scalar + 5, scalar),
    set(uuid, "high", scalar + 9, high ?? null),
  );
  expect(changed.status).toBe(200);
  const own = (await editsOf()).filter(({ item }) => item === uuid);
  expect(own.find(({ field }) => field === "scalar")?.written).toBe(scalar);
  expect(own.find(({ field }) => field === "high")?.written).toBe(high ?? null);
});

test("a pricing model that was taken out is begun again, and seen as none until then", async () => {
  const { pricingModel } = await projection();
  await change(ada, at, set(null, "pricingModel", "", pricingModel));
  expect((await projection()).pricingModel).toBeNull();
  expect((await change(ada, at, set(null, "pricingModel", "By the seat", "By the floor"))).status).toBe(409);
  expect((await change(ada, at, set(null, "pricingModel", "By the seat", ""))).status).toBe(200);
  expect((await projection()).pricingModel).toBe("By the seat");
});
