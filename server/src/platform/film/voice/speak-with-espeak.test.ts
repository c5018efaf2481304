import { access, chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ProgramFailed } from "../../processes/run-program.ts";
import { type Sound, writeWav } from "./sound.ts";
import { speakWithEspeak } from "./speak-with-espeak.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const sound: Sound = { rate: 8_000, samples: Int16Array.from({ length: 80 }, (_, index) => index) };

/** A program that notes where it runs, what it is asked and what it reads, and does this with the name of its file. */
async function program(does: string): Promise<string> {
  const path = at("espeak");
  await writeFile(path, `#!/bin/sh\n{ pwd; echo "$*"; cat; } >> "${at("told")}"\nfile=$8\n${does}\n`);
  await chmod(path, 0o755);
  return path;
}
const told = async () => (await readFile(at("told"), "utf8")).split("\n").slice(0, -1);
const makes = () => `cp "${at("sound.wav")}" "$file"`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-speaking-"));
  await writeFile(at("sound.wav"), writeWav(sound));
});
beforeEach(() => rm(at("told"), { force: true }));
afterAll(() => rm(folder, { recursive: true }));

test("each text is read from the input, calmly, in its voice, and nothing of it is left", async () => {
  const sounds = await speakWithEspeak(await program(makes()), { texts: ["Guten Tag.", "$(x) -w"], voice: "de" });
  expect(sounds).toEqual([sound, sound]);
  const [place = "", ...lines] = await told();
  expect(lines).toEqual([
    "-v de -s 155 -b 1 -w said-0.wav --stdin",
    "Guten Tag.",
    place,
    "-v de -s 155 -b 1 -w said-1.wav --stdin",
    "$(x) -w",
  ]);
  expect(place).toMatch(/seedbed-voice-\w+$/);
  await expect(access(place)).rejects.toThrow("ENOENT");
});

test.each([
  ["nothing", "exit 0"],
  ["no sound", 'echo words > "$file"'],
])("where %s comes of one of the texts there are none at all", async (_what, does) => {
  const odd = await program(`case "$file" in said-1.wav) ${does} ;; *) ${makes()} ;; esac`);
  expect(await speakWithEspeak(odd, { texts: ["One.", "Two."], voice: "en" })).toBeNull();
});

test("a program that fails says so, is not asked again, and leaves nothing", async () => {
  const failing = speakWithEspeak(await program("exit 1"), { texts: ["One.", "Two."], voice: "en" });
  await expect(failing).rejects.toBeInstanceOf(ProgramFailed);
  const lines = await told();
  expect(lines).toHaveLength(3);
  await expect(access(lines[0] ?? "")).rejects.toThrow("ENOENT");
});
