import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, set, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const scan = async () => (await ben.call("GET v2/concept/{id}/market-scan", { params: { id } })).body;
const add = (place: "startups[]" | "incumbents[]", item: object) => {
  const uuid = randomUUID();
  const adding = { kind: "add" as const, place, parent: null, item: { uuid, ...item } };
  return { uuid, adding, answer: change(ada, { id, section: "marketScan" }, adding) };
};

test("[S2.7-57] [S2.3-14] a company added by hand is completed, for nobody analyzes it, and is read by its id at once", async () => {
  for (const [place, path] of [
    ["startups[]", "startup"],
    ["incumbents[]", "incumbent"],
  ] as const) {
    const { uuid, answer } = add(place, { name: "  井田洗剤 ", domain: "ida.example" });
    expect((await answer).status).toBe(200);
    const { body } = await ben.call(`GET v3/concept/market-scan/${path}/{uuid}`, { params: { uuid } });
    expect(body).toMatchObject({ uuid, name: "井田洗剤", domain: "ida.example", status: "completed", overview: "" });
    expect((await scan())[`${path}s`].at(-1)).toEqual(body);
    const { body: work } = await ben.call("GET v2/concept/{id}/report/{section}/edits", {
      params: { id, section: "marketScan" },
    });
    expect(work.added).toContainEqual({
      item: uuid,
      by: expect.objectContaining({ uuid: ada.userId }),
      at: expect.any(String),
    });
  }
});

test("whether a company is being analyzed is nothing that a person says", async () => {
  const before = await scan();
  expect((await add("startups[]", { name: "UPS", status: "in progress" }).answer).status).toBe(422);
  const [startup] = before.startups;
  const wanted = set(startup?.uuid ?? "", "status", "in progress", "completed");
  expect((await change(ada, { id, section: "marketScan" }, wanted)).status).toBe(422);
  expect(await scan()).toEqual(before);
});

test("a company needs a name, and no more than thirty are listed", async () => {
  expect((await add("startups[]", { domain: "ida.example" }).answer).status).toBe(422);
  expect((await add("startups[]", { name: " " }).answer).status).toBe(422);
  const { startups } = await scan();
  for (let count = startups.length; count < 30; count += 1)
    expect((await add("startups[]", { name: `Startup ${count}` }).answer).status).toBe(200);
  expect(await add("startups[]", { name: "One too many" }).answer).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("At most 30 can be listed here.") },
  });
});
