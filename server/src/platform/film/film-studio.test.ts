import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { createFilmPrograms, type ScriptedPrograms } from "#test-support/film/film-programs.ts";
import { tinyMp4 } from "#test-support/film/tiny-films.ts";
import { createLog } from "../log.ts";
import { createFilmStudio, type FilmStudio } from "./create-film-studio.ts";
import type { FilmScript } from "./film-script.ts";
import { usualFilmLimits } from "./filming/encode-film.ts";
import { planFilm } from "./timing/plan-film.ts";
import { findFilmTools, usualFilmPrograms } from "./tools/film-tools.ts";
import { joinSounds } from "./voice/join-sounds.ts";
import { secondsOf, writeWav } from "./voice/sound.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 46" width="80" height="46"><rect width="80" height="46" fill="#226642"/></svg>';
const labels = [{ text: "Drafted offline", tone: "draft" as const }];
const plain = { labels, sources: [] };
const script: FilmScript = {
  language: "en",
  mark: "Northwind Mills",
  slides: [
    {
      ...{ ...plain, heading: "Concept video", said: ["Refill depots."] },
      shown: { kind: "cover", title: "Refill depots", details: ["Northwind Mills"], picture: drawing },
    },
    {
      ...{ ...plain, heading: "The problem", said: ["Storage rooms overflow on Mondays."] },
      shown: { kind: "statement", text: "Storage rooms overflow on Mondays.", aside: null, picture: null },
    },
    {
      ...{ ...plain, heading: "Next", said: ["Test first."] },
      shown: { kind: "closing", text: "", points: [{ title: "Test first", text: "Will they pay?", tone: "plain" }] },
    },
  ],
};

let programs: ScriptedPrograms;
beforeAll(async () => {
  programs = await createFilmPrograms();
});
afterEach(() => programs.behave("ffmpeg", "make"));
afterAll(() => programs.remove());

function studioOf(change: Partial<Parameters<typeof createFilmStudio>[0]> = {}): FilmStudio {
  const studio = createFilmStudio({ log: createLog("silent"), programs: programs.programs, width: 320, ...change });
  onTestFinished(() => studio.close());
  return studio;
}

const { plan } = planFilm(script, null);
const film = (studio: FilmStudio, more: { signal?: AbortSignal; id?: string } = {}) =>
  studio.film({
    id,
    drawings: script.slides.map(() => drawing),
    plan,
    voice: null,
    onProgress: () => undefined,
    ...more,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const id = `of-tests-${process.pid}`;
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.includes(id));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a film tells how far it is, from nothing to all of it, and leaves nothing behind", async () => {
  const shares: number[] = [];
  const made = await studioOf().film({
    ...{ id, drawings: [drawing, drawing], plan, voice: null },
    onProgress: (share) => shares.push(share),
  });
  expect(made).toEqual({ bytes: tinyMp4, mediaType: "video/mp4" });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect([shares[0], shares.at(-1)]).toEqual([expect.closeTo(0.15), expect.closeTo(1)]);
  expect(await leftovers()).toEqual([]);
});

test.each([
  ["fail", usualFilmLimits, /could not make the video/],
  ["rubbish", usualFilmLimits, /could not make the video/],
  ["hang", { ...usualFilmLimits, deadline: 3_000 }, /took too long/],
  ["hang", { ...usualFilmLimits, memory: 0 }, /took too much memory/],
] as const)(
  "an ffmpeg that makes nothing (%s) is told from others, and does not go on",
  async (manner, limits, sentence) => {
    await programs.behave("ffmpeg", manner);
    expect(await failureOf(film(studioOf({ limits })))).toMatch(sentence);
    for (const pid of await programs.hanging()) await eventually(async () => !isAlive(pid));
    expect(await leftovers()).toEqual([]);
  },
);

test("a film that is cancelled ends its program at once", async () => {
  await programs.behave("ffmpeg", "hang");
  const before = (await programs.hanging()).length;
  const cancelling = new AbortController();
  const ended = failureOf(film(studioOf(), { signal: cancelling.signal }));
  await eventually(async () => (await programs.hanging()).length > before);
  cancelling.abort(new Error("cancelled"));
  expect(await ended).toBe("cancelled");
  for (const pid of await programs.hanging()) await eventually(async () => !isAlive(pid));
});

test("what a machine has is looked at: an ffmpeg without H.264, or that does not even start, is none", async () => {
  expect(await studioOf().abilities("en")).toEqual({ films: true, speaks: true });
  expect(await studioOf().abilities("ja")).toEqual({ films: true, speaks: false });
  const missing = { ffmpeg: "/nonexistent/ffmpeg", espeak: programs.programs.ffmpeg };
  expect(await studioOf({ programs: missing }).abilities("en")).toEqual({ films: false, speaks: false });
  expect(await studioOf({ programs: { ffmpeg: null, espeak: null } }).abilities("en")).toEqual({
    ...{ films: false, speaks: false },
  });
});

test("every slide is shown for as long as it is planned, after the pictures that lead to it, with sound and captions where they are", async () => {
  const studio = studioOf();
  await film(studio);
  const pictures = await programs.pictures();
  const secondsOfAll = (begin: RegExp) =>
    pictures.filter(({ name }) => begin.test(name)).reduce((sum, { seconds }) => sum + seconds, 0);
  for (const [index, { start, end }] of plan.slides.entries()) {
    const fades = pictures.filter(({ name }) => name.startsWith(`fade-${index}-`));
    expect(fades.map(({ name }) => name)).toEqual(
      index === 0 ? [] : Array.from({ length: 12 }, (_, at) => `fade-${index}-${String(at + 1).padStart(2, "0")}.png`),
    );
    expect(secondsOfAll(new RegExp(`^(?:fade-${index}-|slide-${index}\\.)`))).toBeCloseTo(end - start, 1);
  }
  expect(Math.max(...pictures.map(({ seconds }) => seconds))).toBeLessThanOrEqual(1);
  expect(pictures.at(-1)).toEqual({ name: "slide-2.png", seconds: 0 });
  const quiet = "-v error -nostdin -y";
  const colours =
    "-fps_mode vfr -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  const encoded = "-c:v libx264 -preset veryfast -tune stillimage -crf 20 -g 60 -threads 2";
  const end = (most: number) =>
    `-c:s mov_text -disposition:s:0 0 -map_metadata -1 -t ${plan.seconds.toFixed(2)} -fs ${most} -movflags +faststart -progress pipe:1 -f mp4 film.mp4`;
  expect((await programs.films()).at(-1)).toBe(
    `${quiet} -f concat -i pictures.txt -i captions.vtt -map 0:v -map 1:s ${colours} ${encoded} ${end(60_000_000)}`,
  );
  const still = (index: number) => `-loop 1 -framerate 25 -t 0.56 -i slide-${index}.png`;
  const fades = (await programs.fades()).slice(-2).map((line) => line.replaceAll(/-t 0\.55\d+/g, "-t 0.56"));
  expect(fades).toEqual(
    [1, 2].map(
      (index) =>
        `${quiet} ${still(index - 1)} ${still(index)} -filter_complex [0]format=rgb24[a];[1]format=rgb24[b];[a][b]xfade=transition=fade:duration=0.48:offset=0.04 -frames:v 12 -compression_level 1 fade-${index}-%02d.png`,
    ),
  );
  const voice = writeWav({ rate: 8_000, samples: new Int16Array(8_000) });
  await studio.film({ id, drawings: [drawing], plan, voice, onProgress: () => undefined });
  expect((await programs.films()).at(-1)).toBe(
    `${quiet} -f concat -i pictures.txt -i voice.wav -i captions.vtt -map 0:v -map 1:a -map 2:s ${colours} ${encoded} -c:a aac -b:a 96k -ar 48000 ${end(60_000_000)}`,
  );
});

test("films are made one after the other, also behind one that fails", async () => {
  const studio = studioOf();
  await programs.behave("ffmpeg", "hang");
  const before = (await programs.hanging()).length;
  const cancelling = new AbortController();
  const first = failureOf(film(studio, { signal: cancelling.signal }));
  await eventually(async () => (await programs.hanging()).length > before);
  await programs.behave("ffmpeg", "make");
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  const second = failureOf(studio.film({ id: "of-tests-too", drawings: [drawing], plan, voice: null, onProgress }));
  // Slides that are drawn behind it are there before its own are painted.
  await studio.abilities("en");
  await studio.draw(script);
  expect(shares).toEqual([]);
  cancelling.abort(new Error("cancelled"));
  expect([await first, await second]).toEqual(["cancelled", "done"]);
});

test("a program that is installed later is found after a while, and one that is gone is missed when a film is to be made", async () => {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-later-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let now = 0;
  const later = { ffmpeg: join(folder, "ffmpeg"), espeak: programs.programs.espeak };
  const studio = studioOf({ programs: later, now: () => now });
  const films = async () => (await studio.abilities("en")).films;
  expect(await films()).toBe(false);
  await symlink(programs.programs.ffmpeg, later.ffmpeg);
  now = 29_000;
  expect(await films()).toBe(false);
  now = 31_000;
  expect(await films()).toBe(true);
  await rm(later.ffmpeg);
  // All is there as far as is known: it is not looked at again so soon.
  now += 60_000;
  expect(await films()).toBe(true);
  expect(await failureOf(film(studio))).toMatch(/ffmpeg is not there any more/);
  expect(await films()).toBe(false);
});

test("a program that fails to speak says nothing, and one that is told to stop stops", async () => {
  const studio = studioOf();
  onTestFinished(() => programs.behave("espeak", "make"));
  const speak = (language: string, signal?: AbortSignal) => studio.speak({ texts: ["One.", "Two."], language, signal });
  expect((await speak("en"))?.map(secondsOf)).toEqual([1, 1]);
  expect(await speak("ja")).toBeNull();
  await programs.behave("espeak", "fail");
  expect(await speak("en")).toBeNull();
  expect(await failureOf(speak("en", AbortSignal.abort(new Error("not wanted"))))).toBe("not wanted");
});

test("slides are drawn with letters as shapes, whatever their texts try to be", async () => {
  const hostile =
    '#panic() $x$ *b* \\u{0} <script>alert(1)</script> "]] #image("/etc/passwd") \u202Eevil\u0000 한국어 😀';
  const [first] = script.slides;
  const studio = studioOf();
  if (!first) throw new Error("no slide");
  const drawn = await studio.draw({
    ...{ ...script, mark: hostile },
    slides: [
      { ...first, heading: hostile, shown: { kind: "cover", title: hostile, details: [hostile], picture: drawing } },
      {
        ...{ ...first, heading: hostile, labels: [{ text: hostile, tone: "ai" }], sources: [hostile, hostile] },
        shown: { kind: "statement", text: "q".repeat(5_000), aside: { title: hostile, text: hostile }, picture: null },
      },
      {
        ...first,
        shown: { kind: "points", numbered: true, points: [{ title: hostile, text: hostile, tone: "caution" }] },
      },
      { ...first, shown: { kind: "bars", bars: [{ name: hostile, value: 0, told: hostile }], text: hostile } },
      {
        ...first,
        shown: {
          kind: "circles",
          circles: [{ name: hostile, meaning: hostile, amount: 0, told: hostile }],
          text: hostile,
        },
      },
      {
        ...first,
        shown: {
          kind: "radar",
          axes: [1, 5, 9].map((score) => ({ name: hostile, score, told: hostile })),
          points: [],
        },
      },
      { ...first, shown: { kind: "closing", text: hostile, points: [] } },
    ],
  });
  expect(drawn).toHaveLength(7);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/<text|<script|<foreignObject|alert|passwd/);
    expect(svg).toMatch(/^<svg class="typst-doc" viewBox="0 0 960 540"/);
  }
});

const installed = await findFilmTools(usualFilmPrograms);

test.skipIf(!installed.ffmpeg)(
  `ffmpeg makes an MP4 with H.264, and AAC and captions beside it${installed.ffmpeg ? "" : " (skipped: ffmpeg is not installed on this machine)"}`,
  { timeout: 240_000 },
  async () => {
    const studio = studioOf({ programs: usualFilmPrograms });
    const drawings = await studio.draw(script);
    const sound = { rate: 22_050, samples: Int16Array.from({ length: 22_050 }, (_, at) => Math.sin(at / 20) * 9_000) };
    const { plan: timed, lines } = planFilm(script, [[1], [1], [1]]);
    const placed = lines.flat().map(({ start }) => ({ start, sound }));
    const voice = writeWav(joinSounds(placed, timed.seconds));
    const made = await studio.film({ id, drawings, plan: timed, voice, onProgress: () => undefined });
    expect(made.mediaType).toBe("video/mp4");
    const text = Buffer.from(made.bytes).toString("latin1");
    for (const kind of ["avc1", "mp4a", "tx3g", "Refill depots."]) expect(text).toContain(kind);
    // The table stands before the pictures: a player begins before it has all.
    expect(text.indexOf("moov")).toBeLessThan(text.indexOf("mdat"));
    expect(durationOf(made.bytes)).toBeCloseTo(timed.seconds, 0);
  },
);

/** Seconds, as the head of an MP4 tells them. */
function durationOf(bytes: Uint8Array): number {
  const view = Buffer.from(bytes);
  const head = view.indexOf("mvhd") + 4;
  return view.readUInt32BE(head + 16) / view.readUInt32BE(head + 12);
}

test.skipIf(!installed.espeak)(
  `espeak-ng speaks every language that it has a voice for${installed.espeak ? "" : " (skipped: espeak-ng is not installed on this machine)"}`,
  async () => {
    const studio = studioOf({ programs: usualFilmPrograms });
    const texts = ["Good morning.", "$(touch /tmp/owned); [[h@'loU]] -w /tmp/owned"];
    for (const language of ["en", "de", "fr", "es"]) {
      const sounds = await studio.speak({ texts, language });
      expect(sounds?.map(secondsOf).every((seconds) => seconds > 0.3)).toBe(true);
    }
  },
);
