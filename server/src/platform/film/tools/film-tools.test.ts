import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFilmTools } from "./film-tools.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-film-tools-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program that does no more than this. */
async function program(script: string): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

const all = ["V....D libx264", "A....D aac"];
const ffmpeg = (version: string, encoders = all) =>
  program(
    `case "$*" in *-version*) echo "ffmpeg version ${version} Copyright" ;; *) printf ' %s  x\\n' ${encoders.map((each) => `"${each}"`).join(" ")} ;; esac`,
  );
const found = async (path: string) => (await findFilmTools({ ffmpeg: path, espeak: null })).ffmpeg;

test.each([
  ["4.4.2-0ubuntu0.22.04.1", "-vsync"],
  ["n4.4", "-vsync"],
  ["5.0.3", "-vsync"],
  ["5.1.6-0+deb12u1", "-fps_mode"],
  ["n6.0", "-fps_mode"],
  ["10.0", "-fps_mode"],
  ["N-109542-g1bf1a5e", "-fps_mode"],
])("version %s is told to keep the times of pictures by %s", async (version, option) => {
  const path = await ffmpeg(version);
  expect(await found(path)).toEqual({ program: path, version, encoder: "libx264", keepsTimes: [option, "vfr"] });
});

describe("a film can be made", () => {
  test("with the best encoder that is there", async () => {
    const two = ["V....D libopenh264", "V....D h264_videotoolbox", "A....D aac"];
    expect(await found(await ffmpeg("7.1", two))).toMatchObject({ encoder: "h264_videotoolbox" });
    expect(await found(await ffmpeg("7.1", [...two, ...all]))).toMatchObject({ encoder: "libx264" });
  });

  test.each([
    ["pictures", ["A....D aac"]],
    ["sound", ["V....D libx264"]],
  ])("only by a program that encodes %s", async (_what, encoders) => {
    expect(await found(await ffmpeg("7.1", encoders))).toBeNull();
  });

  test("by none that is missing, fails, or is not to be used", async () => {
    expect(await found(join(folder, "nothing"))).toBeNull();
    expect(await found(await program("exit 1"))).toBeNull();
    expect(await findFilmTools({ ffmpeg: null, espeak: null })).toEqual({ ffmpeg: null, espeak: null });
  });
});

test("somebody speaks in the languages that are listed, and nobody where none is", async () => {
  const heard = async (script: string) =>
    (await findFilmTools({ ffmpeg: null, espeak: await program(script) })).espeak?.voices;
  const head = "echo 'Pty Language Age/Gender VoiceName'";
  expect(await heard(`${head}; echo ' 5  de  --/M German'; echo ' 2  en-gb  --/M English'`)).toEqual(
    new Set(["de", "en-gb"]),
  );
  expect(await heard(head)).toBeUndefined();
  expect(await heard("exit 1")).toBeUndefined();
});
