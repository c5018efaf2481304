import type { Logger } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { ModelGateway } from "../../../../platform/model/gateway.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import { change, overviewOf, set, writtenReport } from "../../editing/editing.fixture.ts";
import { listOf, save, view } from "../versions.fixture.ts";
import { summarizeVersion } from "./summarize-version.ts";

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let id: string;
let now = Date.now();

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    clock: () => new Date(now),
    lostWorkPause: 1_000,
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ({ ada, conceptId: id } = await writtenReport(server));
  await save(ada, id);
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(() => model.reset());

const task = "version_summary";
const calls = () => model.calls.filter((call) => call.task === task);
const answers = (...summaries: string[]) => {
  for (const [index, summary] of summaries.entries())
    model.script({ task, call: index + 1 }, { kind: "answer", value: { summary } });
};
const usages = async () =>
  (await server.database.pool.query("select * from model_usage where task = 'version-summary'")).rows;

async function say(text: string) {
  const overview = await overviewOf(ada, id);
  const words = set(null, "overview.valueProposition", text, overview.valueProposition);
  expect((await change(ada, { id, section: "overview" }, words)).status).toBe(200);
}
const version = async (uuid: string) => (await listOf(ada, id)).versions.find((each) => each.uuid === uuid);
/** What a version holds, as whoever looks at it sees it. */
async function heldBy(uuid: string) {
  const { body } = await view(ada, id, uuid);
  const held = { title: body.title, overview: await overviewOf(ada, id) };
  await ada.call("POST v2/concept/version/{id}/cancel", { params: { id } });
  return held;
}
const toldOf = async (versionUuid: string) =>
  (
    await server.database.pool.query(
      "select data from outbox where type = 'concept.versions.changed.account' and data->>'versionUuid' = $1 order by seq",
      [versionUuid],
    )
  ).rows.map(({ data }) => data);

test("a saved version is told by the drafter at once, and by the model later, which pages hear of; what it holds stays the same", async () => {
  const held = Promise.withResolvers<void>();
  model.script({ task, call: 1 }, { kind: "held", before: () => held.promise });
  await say("Rent by the month.");
  const { status, body: saved } = await save(ada, id);
  expect([status, saved.summaryOrigin]).toEqual([200, "draft"]);
  expect(saved.aiSummary).toContain("Value proposition");
  await eventually(async () => calls().length === 1);
  expect(calls()[0]?.messages.at(-1)?.text).toContain("> - Overview: Value proposition");
  const before = await heldBy(saved.uuid);
  const usedBefore = await usages();
  held.resolve();
  const told = await eventually(async () => {
    const found = await version(saved.uuid);
    return found?.summaryOrigin === "model" && found;
  });
  expect(told).toEqual({ ...saved, aiSummary: expect.any(String), summaryOrigin: "model" });
  expect(told.aiSummary).not.toBe(saved.aiSummary);
  expect(await heldBy(saved.uuid)).toEqual(before);
  expect(await toldOf(saved.uuid)).toMatchObject([{ saved: { summary: saved.aiSummary } }, { versionNumber: 2 }]);
  expect((await toldOf(saved.uuid))[1]).not.toHaveProperty("saved");
  expect(await usages()).toHaveLength(usedBefore.length + 1);
});

test.each([
  ["fails", () => model.script({ task }, { kind: "refusal" })],
  [
    "names what was not recorded",
    () => answers("Raised the price to $4,350 for Mehlwerk.", "Changed 14 things for Mehlwerk."),
  ],
])("when the model %s, the version keeps the sentence of the drafter", async (what, script) => {
  script();
  await say(`Rent by the week, whatever ${what}.`);
  const { body: saved } = await save(ada, id);
  const isOver = async () =>
    (
      await server.database.pool.query("select status from dbos.workflow_status where workflow_uuid = $1", [
        `version-summary/${saved.uuid}`,
      ])
    ).rows[0]?.status === "SUCCESS";
  await eventually(isOver);
  expect(calls().length).toBeGreaterThan(0);
  expect(await version(saved.uuid)).toEqual(saved);
});

test("a version that was saved along with something else is told by the model a little later, and keeps its sentence after an hour", async () => {
  await say("Rent by the day.");
  await save(ada, id);
  await eventually(async () => (await listOf(ada, id)).versions[0]?.summaryOrigin === "model");
  /** Brings the version before the last one back: the one that kept what stood before, and the one that was brought back. */
  const bringBack = async (text: string) => {
    await say(text);
    const [, , old] = (await listOf(ada, id)).versions;
    await view(ada, id, old?.uuid ?? "");
    const { body: made } = await ada.call("POST v2/concept/version/{id}/commit", { params: { id } });
    expect(made.fromVersionNumber).toBe(old?.versionNumber);
    const kept = (await listOf(ada, id)).versions[1];
    expect(kept?.summaryOrigin).toBe("draft");
    return { made, kept };
  };
  const { kept: early } = await bringBack("Rent by the season.");
  await server.database.pool.query(
    "update concept_versions set created_at = created_at - interval '2 hours' where id = $1",
    [early?.uuid],
  );
  const { kept, made } = await bringBack("Rent by the hour.");
  const asked = (text: string) => calls().some((call) => call.messages.at(-1)?.text.includes(text));
  await eventually(async () => asked(`Brought back from V${made.fromVersionNumber}`));
  now += 90_000;
  const told = await eventually(async () => {
    const found = await version(kept?.uuid ?? "");
    return found?.summaryOrigin === "model" && found;
  });
  expect(told).toEqual({ ...kept, aiSummary: told.aiSummary, summaryOrigin: "model" });
  const { rows } = await server.database.pool.query("select from dbos.workflow_status where workflow_uuid = $1", [
    `version-summary/${early?.uuid}`,
  ]);
  expect(rows).toEqual([]);
});

test("a summary that is stopped rejects, so that it is not taken for one that the model could not make", async () => {
  model.script({ task }, { kind: "refusal" });
  await say("Rent by the minute.");
  const { body: saved } = await save(ada, id);
  const { accountId, userId } = ada;
  const warned: unknown[] = [];
  const summarize = (code: "cancelled" | "refused") =>
    summarizeVersion(
      {
        database: server.database,
        log: { warn: (what: unknown) => warned.push(what) } as Partial<Logger> as Logger,
        gateway: {
          runTask: async () => Promise.reject(new TaskFailed({ code, sentence: "", retryable: false })),
        } as Partial<ModelGateway> as ModelGateway,
      },
      { accountId, userId, conceptId: id, versionId: saved.uuid },
      new AbortController().signal,
    );
  await expect(summarize("cancelled")).rejects.toMatchObject({ code: "cancelled" });
  expect(warned).toEqual([]);
  await summarize("refused");
  expect(warned).toEqual([{ version: saved.uuid, code: "refused" }]);
});
