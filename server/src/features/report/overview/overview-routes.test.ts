import { Glance } from "@seedbed/contract/report/glance/schemas";
import { ExecutiveSummaries, Overview } from "@seedbed/contract/report/overview/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, overviewOf, set, writtenReport } from "../editing/editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const summariesOf = (person: TestPerson) => person.call("GET v2/concept/{id}/executive-summaries", { params: { id } });

describe("a written overview", () => {
  test("[S2.7-11] is read whole by everybody of the company, and by nobody else", async () => {
    const { status, body } = await ada.call("GET v2/concept/{id}/overview", { params: { id } });
    expect(status).toBe(200);
    expect(Overview.parse(body)).toEqual(body);
    expect(body.whatIsThis).not.toBe("");
    expect(body.differentiators.map(({ order }) => order)).toEqual(body.differentiators.map((_, index) => index));
    expect(body.rightsToWin.length).toBeGreaterThan(0);
    expect(await overviewOf(ben, id)).toEqual(body);
    const stranger = await server.signUp();
    expect((await stranger.call("GET v2/concept/{id}/overview", { params: { id } })).status).toBe(404);
  });

  test("[S2.7-12] comes with executive summaries, read whole by everybody of the company, and by nobody else", async () => {
    const { status, body } = await ada.call("GET v2/concept/{id}/executive-summaries", { params: { id } });
    expect(status).toBe(200);
    expect(ExecutiveSummaries.parse(body)).toEqual(body);
    expect(body.marketScanTrendsDrivers).not.toBe("");
    expect((await summariesOf(ben)).body).toEqual(body);
    const stranger = await server.signUp();
    expect((await summariesOf(stranger)).status).toBe(404);
  });

  test("[S2.7-11] [S2.7-12] is read as people have changed it, and its other texts stay whose they were", async () => {
    const before = await overviewOf(ada, id);
    const { body: summaries } = await summariesOf(ada);
    const changed = await change(
      ben,
      { id, section: "overview" },
      set(null, "overview.valueProposition", "A fifth cheaper.", before.valueProposition),
      set(null, "summaries.marketScanEcosystem", "Few are there.", summaries.marketScanEcosystem),
    );
    expect(changed.status).toBe(200);
    expect(await overviewOf(ada, id)).toEqual({ ...before, valueProposition: "A fifth cheaper." });
    expect((await summariesOf(ada)).body).toEqual({ ...summaries, marketScanEcosystem: "Few are there." });
    const { body: work } = await ada.call("GET v2/concept/{id}/report/{section}/edits", {
      params: { id, section: "overview" },
    });
    expect(work.edits.map(({ field }) => field).sort()).toEqual([
      "overview.valueProposition",
      "summaries.marketScanEcosystem",
    ]);
  });
});

test("[S2.7-11] [S2.7-12] a concept is named by its identifier, too", async () => {
  const { body: concept } = await ada.call("GET v1/concept/{id}/", { params: { id } });
  const params = { id: concept.identifier };
  const { body: overview } = await ada.call("GET v2/concept/{id}/overview", { params });
  expect(overview).toEqual(await overviewOf(ada, id));
  const { body: summaries } = await ada.call("GET v2/concept/{id}/executive-summaries", { params });
  expect(summaries).toEqual((await summariesOf(ada)).body);
});

describe("a report at a glance", () => {
  const glanceOf = (person: TestPerson, params: { id: string }) =>
    person.call("GET v2/concept/{id}/report/glance", { params });

  test("says of each section what the section itself says, to everybody of the company and to nobody else", async () => {
    const params = { id };
    const { body: financialProjection } = await ada.call("GET v2/concept/{id}/financial-projection", { params });
    const whole = {
      financialProjection,
      trends: (await ada.call("GET v3/concept/{id}/market-scan/trend-analysis", { params })).body,
      marketScan: (await ada.call("GET v2/concept/{id}/market-scan", { params })).body,
      customerProfiles: (await ada.call("GET v2/concept/{id}/customer-profile", { params })).body.results,
      assumptions: (await ada.call("GET v2/concept/{id}/key-assumptions", { params, query: { page_size: 100 } })).body,
    };
    const { status, body } = await glanceOf(ben, params);
    expect(status).toBe(200);
    const [sizing] = financialProjection.marketSizings.filter(({ type }) => type === "top_down");
    expect(sizing).toBeDefined();
    const cut = Glance.parse({ ...whole, financialProjection: { ...financialProjection, marketSizings: [sizing] } });
    expect(body).toEqual(JSON.parse(JSON.stringify(cut)));
    expect(JSON.stringify(body).length).toBeLessThan(JSON.stringify(whole).length / 3);
    const stranger = await server.signUp();
    expect((await glanceOf(stranger, params)).status).toBe(404);
  });

  test("says nothing of sections that were never written", async () => {
    const fresh = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
    const { body } = await glanceOf(ada, { id: fresh });
    expect(body).toEqual({
      financialProjection: null,
      trends: null,
      marketScan: null,
      customerProfiles: null,
      assumptions: null,
    });
  });
});
