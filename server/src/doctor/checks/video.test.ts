import { afterAll, beforeAll, expect, test } from "vitest";
import { createFilmPrograms, type ScriptedPrograms } from "#test-support/film/film-programs.ts";
import { checkVideo } from "./video.ts";

let programs: ScriptedPrograms;
beforeAll(async () => {
  programs = await createFilmPrograms();
});
afterAll(() => programs.remove());

const told = async (...given: Parameters<typeof checkVideo>) =>
  (await checkVideo(...given)).map(({ status, says, todo }) => [status, says, todo ?? ""].join(" | "));
const choice = { provider: "openai" as const, id: "tts-1" };

test("it is told what makes videos and what speaks in them, and what to install for it", async () => {
  expect(await told(programs.programs, undefined)).toEqual([
    "ok | ffmpeg 6.1 makes the videos of concepts. | ",
    "ok | espeak-ng speaks in videos, with 2 voices. | ",
  ]);
  expect(await told({ ffmpeg: null, espeak: "/nonexistent/espeak-ng" }, undefined)).toEqual([
    expect.stringMatching(/^note \| ffmpeg is not there.* \| Install ffmpeg, or set FFMPEG to where it stands\.$/),
    "note | Nobody speaks in videos: they have captions alone. | Install espeak-ng, or set AI_SPEECH_MODEL.",
  ]);
  expect((await told(programs.programs, { choice, apiKey: "secret", voice: "alloy" }))[1]).toBe(
    "note | openai/tts-1 speaks in videos. It is not tried. | ",
  );
});
