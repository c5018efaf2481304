import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../../processes/run-program.ts";
import { readWav, type Sound } from "./sound.ts";

const limits = { deadline: 20_000, memory: 300, output: 20_000_000 };
/** Words a minute: calm, as for people who do not know the subject. */
const pace = "155";

/** Has espeak-ng say a text, which it reads from its input. Null where it says nothing, or no sound. Throws `ProgramFailed`. */
export async function speakWithEspeak(
  program: string,
  { text, voice, signal }: { text: string; voice: string; signal?: AbortSignal | undefined },
): Promise<Sound | null> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-voice-"));
  try {
    const file = "said.wav";
    const args = ["-v", voice, "-s", pace, "-b", "1", "-w", file, "--stdin"];
    await runProgram({ program, args, folder, input: `${text}\n`, file, limits }, { signal });
    return readWav(await readFile(join(folder, file)).catch(() => new Uint8Array()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
