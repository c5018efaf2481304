import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
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

test("what people write while a section is written anew stays, and a section that was read before an edit is outdated by it", async () => {
  const { id } = await bankConcept(server, ada);
  await order(ada, id, "generate");
  await settled(ada, id);
  const [called, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  model.script(
    { task: "market_forces" },
    {
      kind: "held",
      before: () => {
        called.resolve();
        return released.promise;
      },
    },
  );
  const params = { id };
  const { body: scan } = await ada.call("GET v2/concept/{id}/market-scan", { params });
  const { summary } = await trendsOf(ada, id);
  // Only what is outdated is written, so trends stay as they are.
  await change(ada, { id, section: "trends" }, set(null, "summary", "Ada's first words.", summary));
  expect(
    (await ada.call("POST v2/concept/{id}/report/update", { params, body: { sections: ["marketScan"] } })).status,
  ).toBe(202);
  await called.promise;
  await change(ada, { id, section: "trends" }, set(null, "summary", "Ada's later words.", "Ada's first words."));
  await change(
    ben,
    { id, section: "marketScan" },
    set(null, "ecosystemDescription", "Ben's words.", scan.ecosystemDescription),
  );
  released.resolve();
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
