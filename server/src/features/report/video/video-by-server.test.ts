import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { createFilmPrograms, type ScriptedPrograms } from "#test-support/film/film-programs.ts";
import { tinyMp4 } from "#test-support/film/tiny-films.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { type BucketServer, startBucketServer } from "../../../platform/files/bucket-server.fixture.ts";
import { listenTo, order, settled } from "../report.fixture.ts";
import { fetched, generate, readVideo, settledVideo } from "./video.fixture.ts";

/** A text that would do harm in a shell, in a filter of ffmpeg, in Typst, in a list of files, and in captions. */
const hostile = "$(touch /tmp/owned) `id` ' \" ; file 'x' [0]drawtext=text=owned #panic() --> <v Eve> 00:00 \n";

let programs: ScriptedPrograms;
let bucket: BucketServer;
let server: TestServer;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  [programs, bucket] = await Promise.all([createFilmPrograms(), startBucketServer()]);
  server = await startTestServer({ filmPrograms: programs.programs, s3: bucket.settings });
  person = await server.signUp({ companyName: "Northwind Mills" });
  ({ id } = await bankConcept(server, person, { title: `Refill ${hostile}` }));
  await order(person, id, "generate");
  await settled(person, id);
});
afterEach(async () => {
  await Promise.all([programs.behave("ffmpeg", "make"), programs.behave("espeak", "make")]);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([programs.remove(), bucket.stop()]);
});

const overview = async () => (await person.call("GET v2/concept/{id}/overview", { params: { id } })).body;
const filesOf = () => [...bucket.objects.keys()].filter((key) => key.includes("/video-"));
const asPerson = () => ({ url: server.url, token: person.token });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("[S2.7-13] [S2.7-95] [S1.7-57] [S2.7-97] a video is made of the report: accepted at once, told as it goes on, and there at its end", async () => {
  const socket = await listenTo(server, person, id);
  expect(await readVideo(person, id)).toMatchObject({ status: "idle", uuid: null, conceptVideoUrl: null, slides: [] });
  expect(await overview()).toMatchObject({ videoStatus: "idle", conceptVideoUrl: null });
  const ordered = await generate(person, id);
  expect([ordered.status, ordered.body.status, ordered.body.stage]).toEqual([202, "generating", "waiting"]);
  const video = await settledVideo(person, id);
  const { uuid } = video;
  const conceptVideoUrl = `/api/v2/concept/${id}/video/file?v=${uuid}`;
  expect(video).toMatchObject({
    ...{ status: "completed", stage: null, progress: null, message: null, conceptVideoUrl, mediaType: "video/mp4" },
    ...{ voice: "program", madeBy: "server", language: "en", bytes: tinyMp4.length },
  });
  expect(video.slides.length).toBeGreaterThanOrEqual(6);
  expect(video.slides.length).toBeLessThanOrEqual(10);
  expect(await overview()).toMatchObject({
    ...{ conceptVideoUrl, videoStatus: "completed", videoGenerationStage: null, videoGenerationProgress: null },
  });
  await eventually(async () => socket.videos().at(-1)?.type.endsWith(".completed"));
  const told = socket.videos();
  expect(told[0]).toEqual({ type: "concept.video.generation.started", conceptUuid: id });
  expect(told.at(-1)).toEqual({ type: "concept.video.generation.completed", conceptUuid: id, conceptVideoUrl });
  const progress = told.slice(1, -1);
  expect(new Set(progress.map(({ type }) => type))).toEqual(new Set(["concept.video.generation.progress"]));
  expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(["slides", "voice", "film"]);
  const reached = progress.map(({ progress: share }) => Number(share));
  expect(reached).toEqual(reached.toSorted((one, other) => one - other));
  expect(reached.every((share) => share >= 0 && share <= 100)).toBe(true);
  // A page that is loaded later learns how far a video is.
  socket.close();
});

test("what is said is written: captions in their order, what each slide says, and who wrote it", async () => {
  const { slides } = await readVideo(person, id);
  const said = slides.flatMap(({ cues }) => cues.map(({ text }) => text)).join(" ");
  expect(said).toContain("drafted offline, without an AI model");
  const cues = slides.flatMap((slide) => slide.cues);
  for (const [index, { start, end }] of cues.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
  }
  const captions = await fetched(asPerson(), `/api/v2/concept/${id}/video/captions`);
  expect([captions.status, captions.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
  const text = captions.body.toString();
  expect(text.startsWith("WEBVTT\n\n00:00:00.")).toBe(true);
  expect(text.match(/^\S+ --> \S+$/gm)).toHaveLength(cues.length);
  expect(text).toContain("--&gt; &lt;v Eve&gt;");
});

test("nothing of a report is in an argument of a program: it stands in files, and is read from the input", async () => {
  const films = (await programs.films()).join("\n");
  const said = await programs.said();
  expect(films).toContain("film.mp4");
  for (const words of ["owned", "drawtext", "Refill", "Northwind"]) expect(films).not.toContain(words);
  const read = said.filter((line) => line.includes("drawtext"));
  expect(read.length).toBeGreaterThan(0);
  for (const line of said) expect(line.split(" | ")[0]).toMatch(/^-v en-gb -s 155 -b 1 -w said-\d+\.wav --stdin$/);
});

describe("the film", () => {
  let path: string;
  beforeAll(async () => {
    path = (await readVideo(person, id)).conceptVideoUrl ?? "";
  });

  test("comes whole, or in the range that a player asks for, with its type and a tag", async () => {
    const whole = await fetched(asPerson(), path);
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    expect(whole.headers.get("content-length")).toBe(String(tinyMp4.length));
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    expect(whole.headers.get("content-disposition")).toMatch(/^inline; filename="refill-[^"]*\.mp4"/);
    expect(whole.body.equals(tinyMp4)).toBe(true);
    const range = async (asked: string, more: Record<string, string> = {}) => {
      const { status, headers, body } = await fetched(asPerson(), path, { range: asked, ...more });
      return { status, of: headers.get("content-range"), body };
    };
    const [total, last] = [tinyMp4.length, tinyMp4.length - 1];
    expect(await range("bytes=100-199")).toEqual({
      ...{ status: 206, of: `bytes 100-199/${total}`, body: tinyMp4.subarray(100, 200) },
    });
    expect(await range("bytes=1000-")).toMatchObject({
      ...{ status: 206, of: `bytes 1000-${last}/${total}`, body: tinyMp4.subarray(1000) },
    });
    expect(await range("bytes=-10")).toMatchObject({ status: 206, body: tinyMp4.subarray(-10) });
    expect(await range(`bytes=${total}-`)).toMatchObject({ status: 416, of: `bytes */${total}` });
    expect(await range("bytes=0-1,4-5")).toMatchObject({ status: 200, of: null });
    const tag = whole.headers.get("etag") ?? "";
    expect(await range("bytes=0-9", { "if-range": tag })).toMatchObject({ status: 206 });
    expect(await range("bytes=0-9", { "if-range": '"another"' })).toMatchObject({ status: 200 });
    expect((await fetched(asPerson(), path, { "if-none-match": tag })).status).toBe(304);
  });

  test("is its company's alone, like all else of it", async () => {
    const [stranger, colleague] = [await server.signUp(), await server.signUp({ accountId: person.accountId })];
    expect((await fetched({ url: server.url, token: colleague.token }, path)).status).toBe(200);
    expect((await fetched({ url: server.url }, path)).status).toBe(401);
    for (const part of ["", "/file", "/captions", "/slides", "/voice"])
      expect(
        (await fetched({ url: server.url, token: stranger.token }, `/api/v2/concept/${id}/video${part}`)).status,
      ).toBe(404);
    expect((await generate(stranger, id)).status).toBe(404);
    expect(filesOf()).toEqual([expect.stringContaining(`${person.accountId}/concepts/${id}/video-`)]);
    expect(filesOf()[0]).toMatch(/\/film\.mp4$/);
  });

  test("that another one has replaced is not found under its address", async () => {
    const unknown = path.replace(/v=.*/, "v=11111111-1111-4111-8111-111111111111");
    expect((await fetched(asPerson(), unknown)).status).toBe(404);
  });
});

test("[S2.4-29] regenerating clears the video that is there and starts anew; [S2.4-26] meanwhile it is read as being made; a second start is the same one", async () => {
  const before = await readVideo(person, id);
  await programs.behave("ffmpeg", "hang");
  const films = (await programs.films()).length;
  const [one, other] = await Promise.all([generate(person, id), generate(person, id)]);
  expect(one.body.uuid).not.toBe(before.uuid);
  expect(other.body.uuid).toBe(one.body.uuid);
  await eventually(async () => (await programs.films()).length > films);
  const colleague = await server.signUp({ accountId: person.accountId });
  expect((await generate(colleague, id)).body).toMatchObject({ uuid: one.body.uuid, status: "generating" });
  expect(await readVideo(person, id)).toMatchObject({ status: "generating", stage: "film", conceptVideoUrl: null });
  const { videoStatus, videoGenerationStage, videoGenerationProgress, conceptVideoUrl } = await overview();
  expect([videoStatus, videoGenerationStage, conceptVideoUrl]).toEqual(["generating", "film", null]);
  expect(videoGenerationProgress).toBeGreaterThanOrEqual(50);
  expect((await fetched(asPerson(), before.conceptVideoUrl ?? "")).status).toBe(404);
  await server.removeOld();
  expect(filesOf().filter((key) => key.includes(before.uuid ?? ""))).toEqual([]);
  // Somebody ends ffmpeg: the video fails, and its program does not go on.
  const pids = await programs.hanging();
  for (const pid of pids) process.kill(pid, "SIGKILL");
  expect(await settledVideo(person, id)).toMatchObject({ uuid: one.body.uuid, status: "error" });
});

test.each([
  ["fails", "fail", /ffmpeg could not make the video/],
  ["writes something that is no film", "rubbish", /ffmpeg could not make the video/],
] as const)(
  "[S2.4-25] an ffmpeg that %s moves the video to an error that says so, and another start makes it",
  async (_what, manner, sentence) => {
    const socket = await listenTo(server, person, id);
    await programs.behave("ffmpeg", manner);
    await generate(person, id);
    const failed = await settledVideo(person, id);
    expect(failed).toMatchObject({ status: "error", message: expect.stringMatching(sentence), conceptVideoUrl: null });
    await eventually(async () => socket.videos().at(-1)?.type.endsWith(".error"));
    expect(socket.videos().at(-1)).toEqual({
      ...{ type: "concept.video.generation.error", conceptUuid: id, message: failed.message },
    });
    socket.close();
    await programs.behave("ffmpeg", "make");
    await generate(person, id);
    expect(await settledVideo(person, id)).toMatchObject({ status: "completed", message: null });
  },
);

test("a program that cannot speak leaves a video with captions and without a voice", async () => {
  await programs.behave("espeak", "rubbish");
  await generate(person, id);
  const video = await settledVideo(person, id);
  expect(video).toMatchObject({ status: "completed", voice: null });
  expect(video.slides.every(({ cues }) => cues.length > 0)).toBe(true);
  expect((await programs.films()).at(-1)).not.toContain("voice.wav");
});

test("a place for files that is away fails the video with a sentence that names no path", async () => {
  // Removals of what was before may ask it, too.
  bucket.manners.push(...Array.from({ length: 40 }, () => "forbidden" as const));
  await generate(person, id);
  expect(await settledVideo(person, id)).toMatchObject({
    ...{ status: "error", message: "There is no place for files at the moment. Try again later." },
  });
  bucket.manners.length = 0;
});

test("there is no video of a concept without an overview, or of an earlier version, and it goes with its concept", async () => {
  const { id: unwritten } = await bankConcept(server, person);
  expect(await generate(person, unwritten)).toMatchObject({
    ...{ status: 404, body: { detail: "This section has not been written yet." } },
  });
  await generate(person, id);
  await settledVideo(person, id);
  await server.removeOld();
  expect(filesOf()).toHaveLength(1);
  const [pid] = await programs.hanging();
  expect(isAlive(pid ?? 0)).toBe(false);
  await person.call("DELETE v1/concept/{id}/", { params: { id } });
  // When it can no longer be taken back.
  await server.database.pool.query("update file_removals set due_at = now(), ordered_at = now()");
  await server.removeOld();
  expect(filesOf()).toEqual([]);
});
