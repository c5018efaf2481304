import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { reportSections } from "../tables.ts";
import { change, set, trendsOf } from "./editing.fixture.ts";

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  ben = await server.signUp({ accountId: ada.accountId, firstName: "Ben", lastName: "Okafor" });
});
afterEach(() => model.reset());
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** Holds every call of a task; `called` when the first has come. */
function holdCallsOf(task: string) {
  const [called, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const before = () => {
    called.resolve();
    return released.promise;
  };
  model.script({ task }, { kind: "held", before });
  return { called: called.promise, release: () => released.resolve() };
}

test("what people write while a section is written anew stays, and a section that was read before an edit is outdated by it", async () => {
  const { id } = await bankConcept(server, ada);
  await order(ada, id, "generate");
  await settled(ada, id);
  const forces = holdCallsOf("market_forces");
  const params = { id };
  const { body: scan } = await ada.call("GET v2/concept/{id}/market-scan", { params });
  const { summary } = await trendsOf(ada, id);
  // Only what is outdated is written, so trends stay as they are.
  await change(ada, { id, section: "trends" }, set(null, "summary", "Ada's first words.", summary));
  expect(
    (await ada.call("POST v2/concept/{id}/report/update", { params, body: { sections: ["marketScan"] } })).status,
  ).toBe(202);
  await forces.called;
  await change(ada, { id, section: "trends" }, set(null, "summary", "Ada's later words.", "Ada's first words."));
  await change(
    ben,
    { id, section: "marketScan" },
    set(null, "ecosystemDescription", "Ben's words.", scan.ecosystemDescription),
  );
  forces.release();
  const concept = await settled(ada, id);
  const { body: anew } = await ada.call("GET v2/concept/{id}/market-scan", { params });
  expect(anew.ecosystemDescription).toBe("Ben's words.");
  expect(anew.trendsAndDriversDescription).toBe("Ada's first words.");
  expect(statusesOf(concept).marketScan).toBe("outdated");
  const { body: outdated } = await ada.call("GET v2/concept/{id}/report/outdated", { params });
  const own = outdated.sections.find(({ section }) => section === "marketScan");
  expect(own?.causes).toMatchObject([
    { source: "trends", field: "summary", what: "Summary", by: { firstName: "Ada" } },
  ]);
  expect(own?.estimate.usd, "no price is known").toBeNull();
  await ada.call("POST v2/concept/{id}/report/update", { params, body: { sections: ["marketScan"] } });
  await settled(ada, id);
  expect(statusesOf(await readConcept(ada, id)).marketScan).toBe("complete");
});

test("[S2.3-34] the list of signals holds signals, summary and status: not started, pending and completed as its section is", async () => {
  const { id } = await bankConcept(server, ada);
  await order(ada, id, "generate");
  await settled(ada, id);
  const { body } = await ada.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  const params = { pid: body.results[0]?.uuid ?? "" };
  const read = async () =>
    (await ada.call("GET v2/concept/customer-profile/{pid}/real-world-signals", { params })).body;
  expect(await read()).toEqual({ signals: [], summary: "", status: "Completed" });
  const { body: typed } = await ada.call("POST v2/concept/customer-profile/{pid}/real-world-signals", {
    params,
    body: {
      ...{ description: "Three of five order twice", stance: "Against", sourceCategory: "Other" },
      sources: [{ title: "Minutes", url: "https://a.example/minutes" }],
    },
  });
  expect(await read()).toEqual({ signals: [typed], summary: "", status: "Completed" });
  const personas = holdCallsOf("customer_profiles");
  await ada.call("POST v2/concept/{id}/customer-profile/generate", { params: { id } });
  await personas.called;
  expect(await read()).toMatchObject({ status: "Pending" });
  // As it stands between its order and its beginning.
  const stateAs = (status: "waiting" | "pending") =>
    server.database.withTenant(ada, (transaction) =>
      transaction
        .update(reportSections)
        .set({ status })
        .where(and(eq(reportSections.conceptId, id), eq(reportSections.section, "customerProfiles"))),
    );
  await stateAs("waiting");
  expect(await read()).toMatchObject({ status: "Not Started" });
  await stateAs("pending");
  personas.release();
  await settled(ada, id);
  expect(await read()).toMatchObject({ status: "Completed" });
});
