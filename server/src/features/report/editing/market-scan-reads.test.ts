import { gradings } from "@seedbed/contract/report/vocabulary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept, wordsOfFood } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { change, set, trendsOf } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  ({ id } = await bankConcept(server, ada, wordsOfFood));
  await order(ada, id, "generate");
  await settled(ada, id);
});
afterAll(() => server.stop());

const read = async (path: string) => {
  const { status, body } = await ada.raw(`GET /api/${path}`);
  expect(status, path).toBe(200);
  return body as Record<string, unknown> & { results: Record<string, unknown>[] };
};
const scan = async () => (await ada.call("GET v2/concept/{id}/market-scan", { params: { id } })).body;
const names = (value: object | undefined) => Object.keys(value ?? {}).toSorted();

const companyFields = [
  ...["uuid", "name", "domain", "overview", "headquarters", "founded", "hasCompetitiveProduct", "status", "relevance"],
  ...["overviewEvidence", "headquartersEvidence", "foundedEvidence", "newsAndActivities"],
];
const startupFields = [
  ...companyFields,
  ...["valueProposition", "competitiveAdvantage", "predictions", "potentialEngagements", "keyFacts", "keyContacts"],
];

test("[S2.7-54] [S2.3-13] a market scan has its descriptions, trends with their support, startups and incumbents", async () => {
  const body = await read(`v2/concept/${id}/market-scan`);
  expect(names(body)).toEqual(
    expect.arrayContaining([
      ...["ecosystemDescription", "incumbents", "startups", "trendsAndDrivers", "trendsAndDriversDescription", "uuid"],
    ]),
  );
  const { trendsAndDrivers } = await scan();
  expect(trendsAndDrivers.length).toBeGreaterThan(0);
  for (const trend of trendsAndDrivers) expect(names(trend)).toEqual(["description", "name", "support", "uuid"]);
  expect(names(trendsAndDrivers[0]?.support[0])).toEqual(["insight", "sources"]);
});

test("[S2.7-56] [S2.7-60] [S2.7-62] trends, priority insights, market forces and the trend analysis are read at their paths", async () => {
  const { priorityInsights, marketForces } = await scan();
  const analysis = await read(`v3/concept/${id}/market-scan/trend-analysis`);
  expect(analysis).toMatchObject({ summary: expect.any(String), results: expect.any(Array) });
  expect((await read(`v3/concept/${id}/market-scan/trends`)).results).toEqual(analysis.results);
  expect((await read(`v3/concept/${id}/market-scan/priority-insights`)).results).toEqual(priorityInsights);
  expect((await read(`v3/concept/${id}/market-scan/market-forces`)).results).toEqual(marketForces);
});

test("[S2.3-17] [S2.3-18] [S2.3-19] forces, insights and trends have their fields", async () => {
  const { priorityInsights, marketForces } = await scan();
  const { results } = await trendsOf(ada, id);
  for (const force of marketForces) {
    expect(names(force)).toEqual([
      "category",
      "grading",
      "howToNotice",
      "icon",
      "impact",
      "score",
      "summary",
      "uuid",
      "whatWouldTurn",
    ]);
    expect(gradings).toContain(force.grading);
  }
  for (const insight of priorityInsights)
    expect(names(insight)).toEqual(["direction", "explanation", "sources", "title", "uuid"]);
  for (const trend of results)
    expect(names(trend)).toEqual([
      "category",
      "howToNotice",
      "icon",
      "impact",
      "keyFinding",
      "summary",
      "uuid",
      "whatWouldTurn",
    ]);
  for (const finding of results.flatMap(({ keyFinding }) => keyFinding))
    expect(names(finding)).toEqual(["direction", "sources", "text", "uuid"]);
  const [force] = marketForces;
  const score = (value: unknown, seen: unknown) =>
    change(ada, { id, section: "marketScan" }, set(force?.uuid ?? "", "score", value, seen));
  expect((await score(10.5, force?.score)).status).toBe(422);
  expect((await score(null, force?.score)).status).toBe(200);
});

test("[S2.7-57] [S2.3-14] [S2.3-15] a startup and an incumbent are read by their ids, with all their fields", async () => {
  const { startups, incumbents } = await scan();
  const [startup, incumbent] = [startups[0], incumbents[0]];
  expect(await read(`v3/concept/market-scan/startup/${startup?.uuid}`)).toEqual(startup);
  expect(await read(`v3/concept/market-scan/incumbent/${incumbent?.uuid}`)).toEqual(incumbent);
  expect(names(startup)).toEqual(startupFields.toSorted());
  expect(names(incumbent)).toEqual(companyFields.toSorted());
  expect(names(startup?.overviewEvidence)).toEqual(["insight", "sources"]);
});

test("[S2.3-16] an engagement is one of five actions", async () => {
  const [startup] = (await scan()).startups;
  const write = (action: string, seen: unknown) =>
    change(
      ada,
      { id, section: "marketScan" },
      set(startup?.uuid ?? "", "potentialEngagements", [{ action, description: "Meet their founder." }], seen),
    );
  expect((await write("friendship", startup?.potentialEngagements)).status).toBe(422);
  let seen: unknown = startup?.potentialEngagements;
  for (const action of ["acquisition", "investment", "partnership", "customer", "supplier"]) {
    expect((await write(action, seen)).status, action).toBe(200);
    seen = [{ action, description: "Meet their founder." }];
  }
});

test("[S2.7-18] the market scan is written again with nothing but its concept", async () => {
  const { status, body } = await ada.raw(`POST /api/v3/concept/${id}/market-scan/generate`);
  expect([status, body]).toEqual([202, { status: "pending", workflowUuid: expect.any(String) }]);
  expect(statusesOf(await readConcept(ada, id))).toMatchObject({ trends: expect.stringMatching(/pending|complete/) });
  expect(statusesOf(await settled(ada, id))).toMatchObject({ trends: "complete", marketScan: "complete" });
});
