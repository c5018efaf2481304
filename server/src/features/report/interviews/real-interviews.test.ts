import { transcriptTextMax, transcriptWordsMax } from "@seedbed/contract/report/interviews/words";
import { findLeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { paragraph, writtenDocx } from "#test-support/research-pages/written-docx.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { writtenReport } from "../editing/editing.fixture.ts";
import { leadingGuide, misquotingSignals } from "./misquoting-model.fixture.ts";
import { interviews } from "./tables.ts";
import { germanTranscript, meetingTranscript, timedTranscript } from "./three-transcripts.fixture.ts";

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptId = "";
let pid = "";

beforeAll(async () => {
  const answers = { interview_signals: misquotingSignals, interview_guide: leadingGuide };
  model = await startModelServer({ answers });
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ({ ada, ben, conceptId } = await writtenReport(server));
  pid = (await profiles())[0]?.uuid ?? "";
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const profiles = async () =>
  (await ada.call("GET v2/concept/{id}/customer-profile", { params: { id: conceptId } })).body.results;
const signalsOf = async (interview: string) =>
  (await profiles()).flatMap(({ signals }) => signals.filter((signal) => signal.interview?.uuid === interview));
const add = (text: string, file?: File) =>
  ada.call("POST v1/customer-profile/{pid}/interviews", {
    params: { pid },
    body: { title: "Interview", text },
    ...(file && { file }),
  });
const open = (interview: string) => ada.call("GET v1/interview/{interview}", { params: { interview } });
const take = (person: TestPerson, interview: string, found: string[]) =>
  person.call("POST v1/interview/{interview}/signals", { params: { interview }, body: { found } });

/** An interview when its reading is over. */
const read = (interview: string) =>
  eventually(async () => {
    const { body } = await open(interview);
    return body.readLines === body.lines || body.stopped !== null ? body : undefined;
  });

/** An interview in which all lines are read. */
async function readInterview(text: string, file?: File) {
  const added = await add(text, file);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return read(added.body.uuid);
}

const transcripts = [
  ["with times and letters", timedTranscript, undefined],
  ["of a meeting, as a file", "", "meeting.docx"],
  ["in German", germanTranscript, undefined],
] as const;

describe.each(transcripts)("the transcript %s", (_, text, fileName) => {
  const file = () =>
    fileName &&
    new File(
      [
        writtenDocx(
          meetingTranscript
            .split("\n")
            .map((line) => paragraph(line))
            .join(""),
        ),
      ],
      fileName,
    );

  test("becomes signals: every quote stands in it word for word, though a third is misquoted", async () => {
    const view = await readInterview(text, file() || undefined);
    const good = view.found.filter(({ leftOut }) => leftOut === null);
    const bad = view.found.filter(({ leftOut }) => leftOut !== null);
    expect(good.length).toBeGreaterThan(2);
    expect(bad.length).toBeGreaterThan(0);
    for (const { line, from, to, quote } of good) {
      const said = view.transcript[line - 1];
      expect(said?.text.slice(from, to)).toBe(quote);
      expect(said?.isQuestion).toBe(false);
    }
    const whole = view.transcript.map((line) => line.text).join("\n");
    for (const { quote, leftOut } of bad) if (leftOut === "notInTranscript") expect(whole).not.toContain(quote);

    const refused = await take(ada, view.uuid, [bad[0]?.uuid ?? ""]);
    expect(refused).toMatchObject({ status: 422, body: { form: { found: expect.stringContaining("words") } } });
    expect(await signalsOf(view.uuid)).toEqual([]);

    const chosen = good.map(({ uuid }) => uuid);
    const [one, other] = await Promise.all([take(ada, view.uuid, chosen), take(ben, view.uuid, chosen)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const signals = await signalsOf(view.uuid);
    expect(signals.map(({ interview }) => interview?.quote)).toEqual(good.map(({ quote }) => quote));
    for (const signal of signals) {
      expect(whole).toContain(signal.interview?.quote);
      expect(signal).toMatchObject({ sourceCategory: "First-Party Research", isHypothesis: false, sources: [] });
    }
    const after = (await open(view.uuid)).body;
    expect(after.found.filter(({ isTaken }) => isTaken).map(({ uuid }) => uuid)).toEqual(chosen);
    expect(after.signals).toBe(chosen.length);
  });
});

test("no model reads a name, a mail address, a phone number or a street, and none of it is kept", async () => {
  const view = await readInterview(meetingTranscript);
  expect(view.replaced).toMatchObject({ mails: 1, phones: 1, addresses: 1 });
  const read = JSON.stringify([view, model.calls.filter(({ task }) => task === "interview_signals").at(-1)]);
  expect(read).not.toMatch(/Pemberton|Kowalski|Lydia|towers\.example|\b7946\b|Baker Street/);
});

test("an order inside a transcript is read as what somebody said", async () => {
  await readInterview(timedTranscript);
  const call = model.calls.findLast(({ task }) => task === "interview_signals");
  const lines = (call?.messages ?? []).flatMap(({ text }) => text.split("\n"));
  const orders = lines.filter((line) => line.includes("Ignore all previous instructions"));
  expect(orders.length).toBeGreaterThan(0);
  for (const line of orders) expect(line).toMatch(/^> /);
});

test("words that a person marks become a signal, not those of a question, and lead back to their line", async () => {
  const added = await readInterview(timedTranscript);
  const said = added.transcript[3]?.text ?? "";
  const from = said.indexOf("it is one invoice");
  const words = {
    from,
    to: from + "it is one invoice".length,
    description: "One invoice counts.",
    stance: "Against" as const,
  };
  const mark = (line: number) =>
    ada.call("POST v1/interview/{interview}/marks", { params: { interview: added.uuid }, body: { line, ...words } });
  expect((await mark(3)).status).toBe(422);
  expect((await mark(99)).status).toBe(422);
  const { body: marked } = await mark(4);
  const own = marked.found.filter(({ origin }) => origin === "user");
  expect(own).toMatchObject([{ quote: "it is one invoice", line: 4, leftOut: null }]);
  await take(ada, added.uuid, [own[0]?.uuid ?? ""]);
  expect(await signalsOf(added.uuid)).toMatchObject([
    { description: "One invoice counts.", interview: { uuid: added.uuid, quote: "it is one invoice", line: 4 } },
  ]);
});

test("interviews are listed the newest first", async () => {
  const titles = ["Monday", "Tuesday", "Wednesday"];
  for (const title of titles)
    await ada.call("POST v1/customer-profile/{pid}/interviews", {
      params: { pid },
      body: { title, text: "P: It broke." },
    });
  const { body } = await ada.call("GET v1/customer-profile/{pid}/interviews", { params: { pid } });
  expect(body.results.slice(0, 3).map(({ title }) => title)).toEqual(titles.toReversed());
});

test("of an interview two hundred places are marked at most", async () => {
  const { uuid, transcript } = await readInterview(timedTranscript);
  const line = transcript.findIndex(({ isQuestion, text }) => !isQuestion && text.length > 20) + 1;
  const mark = () =>
    ada.call("POST v1/interview/{interview}/marks", {
      params: { interview: uuid },
      body: { line, from: 0, to: 10, description: "They said so.", stance: "In Favour" },
    });
  const [own] = (await mark()).body.found.filter(({ origin }) => origin === "user");
  if (!own) throw new Error("nothing is marked");
  const found = Array.from({ length: 199 }, () => ({ ...own, uuid: crypto.randomUUID() }));
  await server.database.withTenant(ada, (transaction) =>
    transaction.update(interviews).set({ found }).where(eq(interviews.id, uuid)),
  );
  expect((await mark()).body.found).toHaveLength(200);
  expect(await mark()).toMatchObject({
    status: 422,
    body: { form: { line: "At most 200 places of an interview can be marked." } },
  });
});

test("an interview that is removed says what rests on it; the signals stay with their words", async () => {
  const view = await readInterview(germanTranscript);
  const chosen = view.found.flatMap(({ uuid, leftOut }) => (leftOut === null ? [uuid] : [])).slice(0, 2);
  const { body: taken } = await take(ada, view.uuid, chosen);
  expect(taken.resting.length).toBe(2);
  expect((await ada.call("DELETE v1/interview/{interview}", { params: { interview: view.uuid } })).status).toBe(204);
  expect((await open(view.uuid)).status).toBe(404);
  expect((await signalsOf(view.uuid)).length).toBe(2);
});

test("a transcript without words, both ways at once, and a file that is none are refused by a sentence", async () => {
  const refused = (form: object) => ({ status: 422, body: { form } });
  expect(await add(" ")).toMatchObject(refused({ text: "Paste a transcript or choose a file." }));
  const times = "WEBVTT\n\n00:01.000 --> 00:04.000\n\n00:05.000 --> 00:09.000\n";
  const noWords = "There are no words in it.";
  expect(await add(times)).toMatchObject(refused({ text: noWords }));
  expect(await add("", new File([times], "captions.txt"))).toMatchObject(refused({ file: noWords }));
  const notes = new File(["Q: And?\nP: Then it broke."], "notes.txt");
  expect(await add("P: words", notes)).toMatchObject(refused({ text: expect.any(String) }));
  expect(await add("", new File(["x"], "a.exe"))).toMatchObject(refused({ file: expect.any(String) }));
  const { body } = await add("", notes);
  expect(body).toMatchObject({ fileName: "notes.txt", lines: 2 });
});

test.each([
  [
    "a picture",
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    "This file is not a TXT file, as its name says.",
  ],
  ["a PDF", Buffer.from("%PDF-1.7\nIt broke."), "This file is not a TXT file, as its name says."],
  ["nothing", Buffer.alloc(0), "This file is empty."],
])("%s that is called a text is no transcript", async (_what, content, sentence) => {
  expect(await add("", new File([content], "notes.txt"))).toMatchObject({
    status: 422,
    body: { form: { file: sentence } },
  });
});

test("a transcript has so many words and characters, and not one more, pasted or as a file", async () => {
  const words = (count: number) => `P:${" a".repeat(count)}`;
  const tooLong = "A transcript has at most 30,000 words. Add it in parts.";
  const file = (text: string) => new File([text], "long.txt");
  const letters = `P: ${"x".repeat(transcriptTextMax)}`.slice(0, transcriptTextMax);
  expect(await add(words(transcriptWordsMax + 1))).toMatchObject({ status: 422, body: { form: { text: tooLong } } });
  for (const text of [words(transcriptWordsMax + 1), `${letters}x`])
    expect(await add("", file(text))).toMatchObject({ status: 422, body: { form: { file: tooLong } } });
  for (const text of [words(transcriptWordsMax), letters]) {
    const { status, body } = await add("", file(text));
    expect(status, JSON.stringify(body)).toBe(201);
    await ada.call("DELETE v1/interview/{interview}", { params: { interview: body.uuid } });
  }
});

describe("the guide", () => {
  const params = () => ({ params: { pid } });
  const readGuide = async () => (await ada.call("GET v1/customer-profile/{pid}/interview-guide", params())).body;
  const make = () => ada.call("POST v1/customer-profile/{pid}/interview-guide", params());
  const write = (revision: number, questions: Awaited<ReturnType<typeof readGuide>>["questions"], person = ada) =>
    person.call("PUT v1/customer-profile/{pid}/interview-guide", { ...params(), body: { revision, questions } });

  test("asks openly about the assumptions at stake: a question of the model that leads is left out", async () => {
    expect(await readGuide()).toMatchObject({ revision: 0, questions: [] });
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body.questions.length).toBeGreaterThan(2);
    expect(body.questions.flatMap(({ text }) => findLeadingQuestion(text) ?? [])).toEqual([]);
    const [first] = body.atStake;
    expect(body.questions[0]?.assumption).toBe(first?.uuid);
    for (const [index, { importance }] of body.atStake.slice(1).entries())
      expect(importance).toBeLessThanOrEqual(body.atStake[index]?.importance ?? 0);
  });

  test("keeps what a person words, in the order the person gives, also when it is written anew", async () => {
    const { revision, questions } = await readGuide();
    const own = {
      ...{ uuid: crypto.randomUUID(), text: "Would you agree that it is cheap?", followUp: "", assumption: null },
      ...{ origin: "user" as const, keepsLeading: true },
    };
    const { body: written } = await write(revision, [own, ...questions.toReversed()]);
    expect(written.questions.map(({ uuid }) => uuid)).toEqual([own, ...questions.toReversed()].map(({ uuid }) => uuid));
    expect(written.questions[0]).toEqual(own);
    expect(written.questions[1]?.origin).toBe("model");
    const { body: anew } = await make();
    expect(anew.questions.at(-1)).toEqual(own);
  });

  test("two people who change it at once: the second is told, and nothing is lost", async () => {
    const { revision, questions } = await readGuide();
    const answers = await Promise.all([write(revision, questions.slice(1)), write(revision, questions.slice(2), ben)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readGuide()).revision).toBe(revision + 1);
  });
});

test("another company finds none of it", async () => {
  const { body: added } = await add(germanTranscript);
  const stranger = await server.signUp();
  const params = { interview: added.uuid };
  const answers = await Promise.all([
    stranger.call("GET v1/interview/{interview}", { params }),
    stranger.call("POST v1/interview/{interview}/read", { params }),
    stranger.call("DELETE v1/interview/{interview}", { params }),
    take(stranger, added.uuid, [added.uuid]),
    stranger.call("GET v1/customer-profile/{pid}/interviews", { params: { pid } }),
    stranger.call("POST v1/customer-profile/{pid}/interviews", { params: { pid }, body: { text: "P: It broke." } }),
    stranger.call("GET v1/customer-profile/{pid}/interview-guide", { params: { pid } }),
    stranger.call("POST v1/customer-profile/{pid}/interview-guide", { params: { pid } }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await open(added.uuid)).status).toBe(200);
});
