import { videoFileMax } from "@seedbed/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { tinyMp4, tinyWebm } from "#test-support/film/tiny-films.ts";
import { type SpeechServer, startSpeechServer } from "#test-support/model-server/speech-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, order, settled } from "../report.fixture.ts";
import { resumeLostVideos } from "./keep-videos.ts";
import { fetched, generate, readVideo, settledVideo } from "./video.fixture.ts";

type Resuming = Parameters<typeof resumeLostVideos>[0];

const hour = 3_600_000;
let later = 0;
let speech: SpeechServer;
let server: TestServer;
let person: TestPerson;
let id: string;

// Neither ffmpeg nor espeak-ng, but a model that speaks.
beforeAll(async () => {
  speech = await startSpeechServer();
  server = await startTestServer({
    clock: () => new Date(Date.now() + later),
    ai: { speech: { choice: { provider: "openai-compatible", id: "kokoro" }, baseUrl: speech.url, voice: "alloy" } },
  });
  person = await server.signUp();
  const facts = { currency: null, region: "", size: null, reportLanguage: "de" as const };
  await person.call("PUT v1/account/facts", { body: facts });
  ({ id } = await bankConcept(server, person));
  await order(person, id, "generate");
  await settled(person, id);
});
afterAll(async () => {
  await server.stop();
  await speech.stop();
});

const asPerson = () => ({ url: server.url, token: person.token });
const send = (who: TestPerson, uuid: string, content: Uint8Array) =>
  who.call("POST v2/concept/{id}/video/file", {
    params: { id },
    body: { uuid },
    file: new File([Uint8Array.from(content)], "video.webm", { type: "text/html" }),
  });

test("without ffmpeg a video waits for a browser, which gets its slides and what is said, and sends the film that it made", async () => {
  const socket = await listenTo(server, person, id);
  await generate(person, id);
  const waiting = await settledVideo(person, id);
  expect(waiting).toMatchObject({ status: "generating", stage: "browser", progress: 50, voice: "model", madeBy: null });
  // In the language that the company has chosen for its reports.
  expect([waiting.language, waiting.slides[1]?.heading]).toEqual(["de", "Das Problem"]);
  const { body: made } = await person.call("GET v2/concept/{id}/video/slides", { params: { id } });
  expect(made).toMatchObject({ uuid: waiting.uuid, hasVoice: true });
  expect(made.slides).toHaveLength(waiting.slides.length);
  for (const { drawing, seconds } of made.slides) {
    expect(drawing.startsWith("<svg ")).toBe(true);
    // Letters are shapes, and nothing is fetched or run.
    expect(drawing).not.toMatch(/<text|<script|<foreignObject|href="(?!#|data:image\/svg\+xml;base64,)/);
    expect(seconds).toBeGreaterThan(1);
  }
  const total = made.slides.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(total).toBeCloseTo(waiting.seconds ?? 0, 1);
  const voice = await fetched(asPerson(), `/api/v2/concept/${id}/video/voice`);
  expect([voice.status, voice.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  expect((voice.body.length - 44) / 2 / 24_000).toBeCloseTo(waiting.seconds ?? 0, 1);
  // A second start is the same one, also while it waits.
  expect((await generate(person, id)).body.uuid).toBe(waiting.uuid);
  const sent = await send(person, waiting.uuid ?? "", tinyWebm);
  expect(sent).toMatchObject({
    ...{
      status: 201,
      body: { status: "completed", mediaType: "video/webm", madeBy: "browser", bytes: tinyWebm.length },
    },
  });
  const film = await fetched(asPerson(), sent.body.conceptVideoUrl ?? "", { range: "bytes=4-7" });
  expect([film.status, film.headers.get("content-type")]).toEqual([206, "video/webm"]);
  expect(film.body.equals(tinyWebm.subarray(4, 8))).toBe(true);
  await eventually(async () => socket.videos().at(-1)?.type.endsWith(".completed"));
  // A colleague's browser that was slower finds the video there.
  const colleague = await server.signUp({ accountId: person.accountId });
  const late = await send(colleague, waiting.uuid ?? "", tinyMp4);
  expect(late.body).toMatchObject({ status: "completed", mediaType: "video/webm" });
  for (const part of ["slides", "voice"])
    expect((await fetched(asPerson(), `/api/v2/concept/${id}/video/${part}`)).status).toBe(404);
  socket.close();
});

test("all that is said is asked of the speech model once, line by line, each with a key of its own", () => {
  const keys = speech.calls.map(({ headers }) => headers["idempotency-key"]);
  expect(keys.length).toBeGreaterThan(15);
  expect(new Set(keys).size).toBe(keys.length);
  expect(speech.calls.every(({ body }) => body.model === "kokoro" && body.voice === "alloy")).toBe(true);
});

test("only a video is taken, of the size that one may have, from whoever may, and while one is waited for", async () => {
  await generate(person, id);
  const { uuid } = await settledVideo(person, id);
  const stranger = await server.signUp();
  expect((await send(stranger, uuid ?? "", tinyMp4)).status).toBe(404);
  for (const content of ["<!doctype html><script>alert(1)</script>", "", "\u0000\u0000\u0000\u0018ftypisom"])
    expect((await send(person, uuid ?? "", Buffer.from(content))).status, content).toBe(415);
  expect((await send(person, uuid ?? "", Buffer.concat([tinyMp4, Buffer.from("<html>")]))).status).toBe(415);
  expect((await send(person, uuid ?? "", tinyMp4.subarray(0, 900))).status).toBe(415);
  expect((await send(person, uuid ?? "", Buffer.alloc(videoFileMax + 1))).status).toBe(413);
  expect((await send(person, "11111111-1111-4111-8111-111111111111", tinyMp4)).status).toBe(409);
  expect(await readVideo(person, id)).toMatchObject({ status: "generating", stage: "browser" });
  expect((await send(person, uuid ?? "", tinyMp4)).body).toMatchObject({ mediaType: "video/mp4" });
});

test("a speech model that fails moves the video to an error in its own words, and never to another voice", async () => {
  speech.manners.push({ kind: "status", status: 401 });
  await generate(person, id);
  expect(await settledVideo(person, id)).toMatchObject({
    ...{ status: "error", message: expect.stringContaining("AI_SPEECH_API_KEY") },
  });
});

test("what a server that died had not begun is begun by the next one, once; what waits for a browser is left to it", async () => {
  await generate(person, id);
  const { uuid } = await settledVideo(person, id);
  const begun = async (...known: string[]) => {
    const started: [id: string, input: unknown][] = [];
    const workflows = {
      isKnown: async (workflow: string) => known.includes(workflow),
      start: async (_workflow: unknown, workflow: string, input: unknown) => void started.push([workflow, input]),
    };
    const { database } = server;
    await resumeLostVideos({ database, workflows } as Partial<Resuming> as Resuming);
    return started;
  };
  expect(await begun()).toEqual([]);
  const stage = (name: string) =>
    server.database.pool.query("update concept_videos set stage = $1 where id = $2", [name, uuid]);
  await stage("waiting");
  const { accountId, userId } = person;
  expect(await begun()).toEqual([[`concept-video/${uuid}`, { accountId, userId, conceptId: id, videoId: uuid }]]);
  expect(await begun(`concept-video/${uuid}`)).toEqual([]);
  await stage("browser");
});

test("a video that no browser makes is given up after some hours", async () => {
  await generate(person, id);
  await settledVideo(person, id);
  for (const [hours, status] of [
    [5, "generating"],
    [7, "error"],
  ] as const) {
    later = hours * hour;
    await server.removeOld();
    later = 0;
    expect((await readVideo(person, id)).status).toBe(status);
  }
  expect((await readVideo(person, id)).message).toBe("No browser has made the video.");
});
