import { randomUUID } from "node:crypto";
import { guideQuestionsMax } from "@seedbed/contract/report/interviews/words";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Workflow, Workflows } from "../../../platform/workflows/workflows.ts";
import { change, writtenReport } from "../editing/editing.fixture.ts";
import { leadingGuide } from "./misquoting-model.fixture.ts";
import type { ReadingInput } from "./reading/read-part.ts";
import { resumeLostReadings } from "./reading/start-reading.ts";

const early = "We ran out of soap in March and nobody noticed";
const late = "I drove to the wholesaler for forty minutes";
const transcript = `Q: And then?\nP: ${early}.\nQ: What did you do?\nP: ${late}.`;
/** In no order, and one that nobody said. */
const found = [
  { quote: "Everybody in this house would buy it tomorrow", touches: "pain-1" },
  { quote: late, touches: "assumption-1" },
  { quote: early, touches: "pain-1" },
].map(({ quote, touches }, index) => ({
  description: `What was said in answer ${"abc"[index]} tells something.`,
  ...{ stance: "Neutral", quote, touches },
}));

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptId = "";
let pids: string[] = [];

beforeAll(async () => {
  const handled = (prompt: string, handle: string) =>
    new RegExp(`> - (${handle.replace("-1", "-\\d+")}):`, "u").exec(prompt)?.[1] ?? handle;
  model = await startModelServer({
    answers: {
      interview_guide: leadingGuide,
      interview_signals: ({ prompt }) => ({
        signals: found.map((signal) => ({ ...signal, touches: handled(prompt, signal.touches) })),
      }),
    },
  });
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ({ ada, ben, conceptId } = await writtenReport(server));
  pids = (await profiles()).map(({ uuid }) => uuid);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await model.close();
});

const profiles = async () =>
  (await ada.call("GET v2/concept/{id}/customer-profile", { params: { id: conceptId } })).body.results;
const assumptions = async () =>
  (await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id: conceptId }, query: { page_size: 100 } })).body
    .results;
const add = (
  body: { title?: string; text?: string },
  { file, pid = pids[0] ?? "" }: { file?: File; pid?: string } = {},
) => ada.call("POST v1/customer-profile/{pid}/interviews", { params: { pid }, body, ...(file && { file }) });
const open = (interview: string) => ada.call("GET v1/interview/{interview}", { params: { interview } });
const take = (interview: string, ...chosen: string[]) =>
  ada.call("POST v1/interview/{interview}/signals", { params: { interview }, body: { found: chosen } });
/** An interview when its reading is over. */
const read = (interview: string) =>
  eventually(async () => {
    const { body } = await open(interview);
    return body.readLines === body.lines || body.stopped !== null ? body : undefined;
  });

test("an interview says who added it and how many words it has, and is called by its title, its file or what it is", async () => {
  const { body } = await add({ text: transcript });
  const words = body.transcript.flatMap(({ text }) => text.split(" ")).length;
  const addedBy = { uuid: ada.userId, firstName: "Ada", lastName: "Moreau" };
  expect(body).toMatchObject({ title: "Interview", fileName: null, words, lines: 4, addedBy, profile: pids[0] });
  const { body: listed } = await ben.call("GET v1/customer-profile/{pid}/interviews", {
    params: { pid: pids[0] ?? "" },
  });
  expect(listed.results.find(({ uuid }) => uuid === body.uuid)).toMatchObject({ words, addedBy });
  const file = new File(["Q: And?\nP: It broke."], "notes.md");
  expect((await add({}, { file })).body).toMatchObject({ title: "notes.md", fileName: "notes.md", lines: 2 });
  expect((await add({ title: "Monday" }, { file })).body).toMatchObject({ title: "Monday", fileName: "notes.md" });
});

test("what was found stands in the order of its lines, what nobody said behind it, and tells what it touches", async () => {
  const view = await read((await add({ text: transcript })).body.uuid);
  expect(view.found.map(({ line, leftOut }) => [line, leftOut])).toEqual([
    [2, null],
    [4, null],
    [0, "notInTranscript"],
  ]);
  const [pain] = (await profiles())[0]?.pains ?? [];
  expect(view.found[0]?.touches).toEqual({ kind: "pain", item: pain?.uuid, label: pain?.description });
  const assumed = view.found[1]?.touches;
  const assumption = (await assumptions()).find(({ uuid }) => uuid === assumed?.item);
  expect(assumed).toEqual({ kind: "assumption", item: assumption?.uuid, label: assumption?.statement });
  await take(view.uuid, view.found[0]?.uuid ?? "", view.found[1]?.uuid ?? "");
  const signals = (await profiles())[0]?.signals.filter(({ interview }) => interview?.uuid === view.uuid);
  expect(signals?.map(({ touches }) => touches)).toEqual([[assumption?.uuid], undefined]);
  expect((await take(view.uuid, randomUUID())).status).toBe(404);
});

describe("words that a person marks", () => {
  const long = "extraordinarily-long ".repeat(130).trim();
  let interview = "";
  const mark = (line: number, words: { from: number; to: number; touches?: object }) =>
    ada.call("POST v1/interview/{interview}/marks", {
      params: { interview },
      body: { line, description: "It ran out.", stance: "In Favour", ...words } as never,
    });
  beforeAll(async () => {
    interview = (await read((await add({ text: `${transcript}\nQ: And?\nP: ${long}.` })).body.uuid)).uuid;
  });

  test.each([
    ["more than its line holds", 2, { from: 0, to: early.length + 2 }],
    ["nothing but a space", 2, { from: 2, to: 3 }],
    ["more than two thousand letters", 6, { from: 0, to: 2_001 }],
  ])("are not %s", async (_what, line, words) => {
    expect(await mark(line, words)).toMatchObject({
      status: 422,
      body: { form: { line: "Mark the words of one line." } },
    });
  });

  test("are two thousand letters at most, and touch what the person says, if that is there", async () => {
    const [assumption] = await assumptions();
    const touches = { kind: "assumption", item: assumption?.uuid };
    expect((await mark(6, { from: 0, to: 2_000, touches })).status).toBe(200);
    const { body } = await mark(2, { from: 0, to: 10, touches: { kind: "pain", item: assumption?.uuid } });
    const own = body.found.filter(({ origin }) => origin === "user");
    expect(own.map((each) => [each.line, each.touches])).toEqual([
      [2, null],
      [6, { ...touches, label: assumption?.statement }],
    ]);
  });
});

describe("the guide", () => {
  const params = () => ({ params: { pid: pids[0] ?? "" } });
  const readGuide = async () => (await ada.call("GET v1/customer-profile/{pid}/interview-guide", params())).body;
  const make = async () => (await ada.call("POST v1/customer-profile/{pid}/interview-guide", params())).body;
  const write = async (questions: Awaited<ReturnType<typeof readGuide>>["questions"]) => {
    const { revision } = await readGuide();
    return ada.call("PUT v1/customer-profile/{pid}/interview-guide", { ...params(), body: { revision, questions } });
  };
  const own = (text: string, assumption: string | null = null) => ({
    ...{ uuid: randomUUID(), text, followUp: "", assumption, origin: "user" as const, keepsLeading: false },
  });

  test("is a person's in each question whose words or whose follow-up the person changed, and holds none twice", async () => {
    const [first, second, third] = (await make()).questions;
    if (!first || !second || !third) throw new Error("there are too few questions");
    const changed = [{ ...first, text: "What ran out last?" }, { ...second, followUp: "And then?" }, third];
    const { body } = await write(changed);
    expect(body.questions.map(({ origin }) => origin)).toEqual(["user", "user", "model"]);
    expect(await write([first, first])).toMatchObject({
      status: 422,
      body: { form: { questions: "A question stands twice." } },
    });
  });

  test("has room for all that people wrote, and asks the model for nothing that stands already", async () => {
    const written = Array.from({ length: guideQuestionsMax - 1 }, (_, index) => own(`What about floor ${index}?`));
    await write(written);
    const { questions } = await make();
    expect(questions).toHaveLength(guideQuestionsMax);
    expect(questions.slice(1)).toEqual(written);
    const call = model.calls.findLast(({ task }) => task === "interview_guide");
    expect(call?.messages.map(({ text }) => text).join()).toContain("What about floor 7?");
  });

  test("shows an assumption that is asked about, whatever is at stake, and forgets one that is gone", async () => {
    const { atStake } = await readGuide();
    const listed = await assumptions();
    const other = listed.find(({ uuid }) => !atStake.some((each) => each.uuid === uuid));
    if (!other) throw new Error("all assumptions are at stake");
    const { body } = await write([own("Who signs?", other.uuid)]);
    expect(body.atStake.map(({ uuid }) => uuid)).toEqual([...atStake.map(({ uuid }) => uuid), other.uuid]);
    await ada.call("DELETE v2/concept/{id}/key-assumptions/{aid}/remove", {
      params: { id: conceptId, aid: other.uuid },
    });
    const after = await readGuide();
    expect(after.questions).toMatchObject([{ text: "Who signs?", assumption: null }]);
  });
});

test("a profile has room for five hundred signals, and not for one more", async () => {
  const view = await read((await add({ text: transcript })).body.uuid);
  const fill = (count: number) =>
    server.database.pool.query(
      `update section_revisions revision set content = jsonb_set(content, '{0,signals}', (select jsonb_agg(
         content -> 0 -> 'signals' -> 0 || jsonb_build_object('uuid', case when n > 0 then gen_random_uuid() end)) from generate_series(1, $2::int) n))
       where concept_id = $1 and section = 'customerProfiles'`,
      [conceptId, count],
    );
  await take(view.uuid, view.found[1]?.uuid ?? "");
  await fill(500);
  expect(await take(view.uuid, view.found[0]?.uuid ?? "")).toMatchObject({
    status: 422,
    body: { form: { found: "A profile has at most 500 signals." } },
  });
  await fill(499);
  expect((await take(view.uuid, view.found[0]?.uuid ?? "")).status).toBe(200);
});

test("a reading whose profile is removed says why it stopped; one that was lost is begun again by the next server", async () => {
  model.script({ task: "interview_signals" }, { kind: "refusal" });
  const pid = pids[1] ?? "";
  const { uuid } = await read((await add({ text: transcript }, { pid })).body.uuid);
  const seen = (await profiles()).find((profile) => profile.uuid === pid);
  const at = { id: conceptId, section: "customerProfiles" as const };
  expect((await change(ada, at, { kind: "remove", item: pid, seen: { ...seen, uuid: pid } })).status).toBe(200);
  await ada.call("POST v1/interview/{interview}/read", { params: { interview: uuid } });
  expect((await read(uuid)).stopped).toBe("This profile is no longer there.");

  await server.database.pool.query("update interviews set stopped = null, attempt = 7 where id = $1", [uuid]);
  const started: (ReadingInput & { id: string })[] = [];
  const known = new Set<string>();
  const workflows = {
    isKnown: async (id: string) => known.has(id),
    start: async (_workflow: unknown, id: string, input: ReadingInput) => void started.push({ id, ...input }),
  } as Partial<Workflows> as Workflows;
  const resume = () =>
    resumeLostReadings({ database: server.database, workflows, reading: {} as Workflow<ReadingInput> });
  await resume();
  const { accountId, userId } = ada;
  expect(started).toEqual([{ id: `interview-reading/${uuid}/7`, accountId, userId, interviewId: uuid, attempt: 7 }]);
  known.add(`interview-reading/${uuid}/7`);
  await resume();
  expect(started).toHaveLength(1);
});
