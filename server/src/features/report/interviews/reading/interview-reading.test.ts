import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { storePersonas } from "#test-support/model-server/personas/stored-personas.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { misquotingSignals } from "../misquoting-model.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let pid = "";

const start = () =>
  startTestServer({
    databaseUrl: database.url,
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });

beforeAll(async () => {
  [database, model] = await Promise.all([
    createTestDatabase(inject("databaseServerUrl")),
    startModelServer({ answers: { interview_signals: misquotingSignals } }),
  ]);
  server = await start();
  ada = await server.signUp();
  ben = await server.signUp({ accountId: ada.accountId });
  const { profiles } = await storePersonas(server, ada, 1);
  pid = profiles[0]?.uuid ?? "";
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await database.drop();
});

const lines = 420;
/** Too long for one call: it is read in three parts. */
const longTranscript = Array.from({ length: lines }, (_, index) =>
  index % 2
    ? `P: I counted ${index} boxes in the corridor on that day and signed for them. ${"They stood there all week. ".repeat(8)}`
    : "Q: And then?",
).join("\n");
const parts = 3;

async function add(): Promise<string> {
  const { status, body } = await ada.call("POST v1/customer-profile/{pid}/interviews", {
    params: { pid },
    body: { title: "Interview", text: longTranscript },
  });
  expect({ status, body }).toMatchObject({ status: 201, body: { lines, readLines: 0, stopped: null } });
  return body.uuid;
}
const open = (interview: string) => ada.call("GET v1/interview/{interview}", { params: { interview } });
const retry = (interview: string, person = ada) =>
  person.call("POST v1/interview/{interview}/read", { params: { interview } });

/** An interview once its reading is over. */
const over = (interview: string) =>
  eventually(async () => {
    const { body } = await open(interview);
    return body.readLines === body.lines || body.stopped !== null ? body : undefined;
  });

/** The first line of each part that a model was asked to read, in the order of the calls. */
const partsRead = () =>
  model.calls
    .filter(({ task }) => task === "interview_signals")
    .map(({ messages }) => messages.map(({ text }) => text).join("\n"))
    .map((prompt) => Number(/^> - (\d+) /mu.exec(prompt)?.[1]));

/** Whether nothing is read twice, and what was found stands in the transcript once. */
function expectReadOnce(view: Awaited<ReturnType<typeof over>>): void {
  expect(view).toMatchObject({ readLines: lines, stopped: null });
  expect(view.found.length).toBeGreaterThan(parts);
  expect(new Set(view.found.map(({ line, quote }) => `${line} ${quote}`)).size).toBe(view.found.length);
}

test("a transcript is read to its end by itself, each part once, however many ask for it", async () => {
  model.reset();
  const interview = await add();
  await Promise.all([retry(interview), retry(interview, ben)]);
  expectReadOnce(await over(interview));
  const read = partsRead();
  expect(read).toHaveLength(parts);
  expect(read).toEqual([...new Set(read)].toSorted((one, other) => one - other));
  expect((await retry(interview)).body).toMatchObject({ readLines: lines, stopped: null });
  expect(partsRead()).toEqual(read);
});

test("what stops a reading is said, and the Retry of two people reads on once, from the part that stopped", async () => {
  model.reset();
  model.script({ task: "interview_signals", call: 2 }, { kind: "refusal" });
  const interview = await add();
  const stopped = await over(interview);
  expect(stopped.stopped).toMatch(/^[A-Z].*\.$/u);
  const [first, second] = partsRead();
  expect(stopped.readLines).toBe((second ?? 0) - 1);
  expect(stopped.readLines).toBeGreaterThan(0);
  expect(stopped.found.length).toBeGreaterThan(0);

  const asked = await Promise.all([retry(interview), retry(interview, ben)]);
  expect(asked.map(({ status, body }) => [status, body.stopped])).toEqual([
    [200, null],
    [200, null],
  ]);
  const whole = await over(interview);
  expectReadOnce(whole);
  expect(whole.found.slice(0, 1)).toEqual(stopped.found.slice(0, 1));
  expect(partsRead()).toEqual([first, second, second, expect.any(Number)]);
});

test("an interview that is removed while it is read is read no further, and nothing of it comes back", async () => {
  model.reset();
  model.script({ task: "interview_signals", call: 2 }, { kind: "hang" });
  const interview = await add();
  await eventually(async () => partsRead().length === 2);
  const hanging = model.calls.at(-1);
  const removed = await ada.call("DELETE v1/interview/{interview}", { params: { interview } });
  expect(removed.status).toBe(204);
  await eventually(async () => hanging?.outcome === "aborted");
  expect((await open(interview)).status).toBe(404);
  expect((await retry(interview)).status).toBe(404);
  const { body } = await ada.call("GET v1/customer-profile/{pid}/interviews", { params: { pid } });
  expect(body.results.map(({ uuid }) => uuid)).not.toContain(interview);
  expect(partsRead()).toHaveLength(2);
});

test("a reading whose server stops in the middle goes on with the next server, from the part it was in", async () => {
  model.reset();
  model.script({ task: "interview_signals", call: 2 }, { kind: "hang" });
  const interview = await add();
  await eventually(async () => partsRead().length === 2);
  await server.stop();
  const before = partsRead();

  server = await start();
  ada = await server.signUp({ accountId: ada.accountId });
  expectReadOnce(await over(interview));
  expect(partsRead()).toEqual([...before, before[1], expect.any(Number)]);
});
