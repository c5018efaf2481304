import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../../processes/run-program.ts";
import { readWav, type Sound } from "./sound.ts";

const limits = { deadline: 60_000, memory: 300, output: 20_000_000 };
/** Words a minute: calm, as for people who do not know the subject. */
const pace = "155";

/** Has espeak-ng say texts, which it reads from its input. Null where one of them is no sound. Throws `ProgramFailed`. */
export async function speakWithEspeak(
  program: string,
  { texts, voice, signal }: { texts: readonly string[]; voice: string; signal?: AbortSignal | undefined },
): Promise<Sound[] | null> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-voice-"));
  const fileOf = (index: number) => `said-${index}.wav`;
  try {
    const runs = texts.map((text, index) => ({
      args: ["-v", voice, "-s", pace, "-b", "1", "-w", fileOf(index), "--stdin"],
      input: `${text}\n`,
      file: fileOf(index),
    }));
    await runProgram({ program, folder, runs, limits }, { signal });
    const sounds: Sound[] = [];
    for (const index of texts.keys()) {
      const sound = readWav(await readFile(join(folder, fileOf(index))).catch(() => new Uint8Array()));
      if (!sound) return null;
      sounds.push(sound);
    }
    return sounds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
