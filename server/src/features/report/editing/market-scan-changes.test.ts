import type { AllRoutes } from "@seedbed/contract/all-routes";
import type { CallerBody } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { trendsOf, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const scan = async () => (await ada.call("GET v2/concept/{id}/market-scan", { params: { id } })).body;
const results = async () => (await ada.call("GET v3/concept/{id}/market-scan/trends", { params: { id } })).body.results;
const addTrend = (summary = "Cities ask for quiet") =>
  ada.call("POST v3/concept/{id}/market-scan/trends", {
    params: { id },
    body: { category: "Legal", icon: "scale", summary, impact: "" },
  });

test("[S2.7-55] the descriptions of a market scan are changed by its uuid, and the saved scan is answered", async () => {
  const { uuid, trendsAndDriversDescription } = await scan();
  const patch = (body: CallerBody<AllRoutes["PATCH v2/concept/market-scan/{uuid}"]>) =>
    ada.call("PATCH v2/concept/market-scan/{uuid}", { params: { uuid }, body });
  const { status, body } = await patch({ ecosystemDescription: "Ours to say." });
  expect(status).toBe(200);
  expect(body).toMatchObject({ uuid, trendsAndDriversDescription, ecosystemDescription: "Ours to say." });
  expect(await scan()).toEqual(body);
  expect((await patch({ ecosystemDescription: "x".repeat(501) })).status).toBe(422);
});

test("[S2.7-58] a trend is added, read, changed and removed", async () => {
  const before = await results();
  const { status, body: trend } = await addTrend();
  expect(status).toBe(201);
  expect(await results()).toEqual([...before, trend]);
  const changed = await ben.call("PUT v3/concept/market-scan/trends/{tid}", {
    params: { tid: trend.uuid },
    body: { category: "Social", icon: "users", summary: "People ask for quiet", impact: "Sell it as quiet." },
  });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({
    uuid: trend.uuid,
    category: "Social",
    icon: "users",
    summary: "People ask for quiet",
    impact: "Sell it as quiet.",
    whatWouldTurn: "",
    howToNotice: "",
    keyFinding: [],
  });
  expect(await results()).toEqual([...before, changed.body]);
  const remove = () => ada.call("DELETE v3/concept/market-scan/trends/{tid}", { params: { tid: trend.uuid } });
  expect(await remove()).toMatchObject({ status: 204, body: "" });
  expect(await results()).toEqual(before);
  expect((await remove()).status).toBe(404);
});

test("[S2.7-59] [S2.7-65] a key finding is added, read, changed and removed", async () => {
  const [trend] = await results();
  const tid = trend?.uuid ?? "";
  const { status, body: finding } = await ada.call("POST v3/concept/market-scan/trends/{tid}/key-findings", {
    params: { tid },
    body: {
      text: "Landlords ask for quiet",
      direction: "tailwind",
      sources: [{ title: "A talk", url: "https://a.example/b" }],
    },
  });
  expect(status).toBe(201);
  expect(finding.sources).toMatchObject([{ classification: "person", url: "https://a.example/b" }]);
  expect((await results())[0]?.keyFinding.at(-1)).toEqual(finding);
  const params = { kid: finding.uuid };
  const { body: changed } = await ada.call("PUT v3/concept/market-scan/key-findings/{kid}", {
    params,
    body: { text: "Tenants ask for quiet", direction: "up", sources: finding.sources },
  });
  expect(changed).toEqual({ ...finding, text: "Tenants ask for quiet", direction: "up" });
  const bad = await ada.call("PUT v3/concept/market-scan/key-findings/{kid}", {
    params,
    body: { sources: [{ title: "A file", url: "file:///etc/passwd" }] },
  });
  expect(bad.status).toBe(422);
  expect((await ada.call("DELETE v3/concept/market-scan/key-findings/{kid}", { params })).status).toBe(204);
  expect((await results())[0]).toEqual(trend);
});

test("[S2.7-61] a trend of version v2 is changed and removed", async () => {
  const { trendsAndDrivers } = await scan();
  const [first, second] = trendsAndDrivers;
  if (!first || !second) throw new Error("there are no trends");
  const params = { tid: first.uuid };
  const { status, body } = await ada.call("PATCH v1/concept/trends-and-drivers/{tid}", {
    params,
    body: { name: "Quiet", support: [{ insight: "Cities measure noise", sources: [] }] },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...first, name: "Quiet", support: [{ insight: "Cities measure noise", sources: [] }] });
  expect((await scan()).trendsAndDrivers[0]).toEqual(body);
  const removed = await ada.call("DELETE v1/concept/trends-and-drivers/{tid}", { params: { tid: second.uuid } });
  expect(removed.status).toBe(204);
  expect((await scan()).trendsAndDrivers.map(({ uuid }) => uuid)).not.toContain(second.uuid);
});

test("an id of another kind of thing, or of another company, names nothing", async () => {
  const [trend] = await results();
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const put = (person: TestPerson, kid: string) =>
    person.call("PUT v3/concept/market-scan/key-findings/{kid}", { params: { kid }, body: { text: "Mine" } });
  expect((await put(ada, trend?.uuid ?? "")).status).toBe(404);
  expect((await put(stranger, trend?.keyFinding[0]?.uuid ?? "")).status).toBe(404);
  const uuid = (await scan()).uuid;
  expect((await stranger.call("PATCH v2/concept/market-scan/{uuid}", { params: { uuid }, body: {} })).status).toBe(404);
});

test("what these routes write is the person's, stays when the section is written anew, and is told", async () => {
  const listener = await listenTo(server, ben, id);
  const { body: trend } = await addTrend("Ada's own trend");
  await eventually(async () => listener.changes().length > 0);
  expect(listener.changes()[0]).toMatchObject({
    section: "trends",
    items: [trend.uuid],
    by: { uuid: ada.userId, firstName: "Ada", lastName: "Moreau" },
  });
  await eventually(async () => listener.updates().at(-1)?.eventType === "changed");
  expect(statusesOf(await readConcept(ada, id)).marketScan).toBe("outdated");
  await ada.call("POST v3/concept/{id}/market-scan/generate", { params: { id } });
  await settled(ada, id);
  expect((await trendsOf(ada, id)).results).toContainEqual(expect.objectContaining({ summary: "Ada's own trend" }));
  await eventually(async () => listener.changes().some(({ by, section }) => by === null && section === "marketScan"));
  listener.close();
});
