import { tmpdir } from "node:os";
import { runProgram } from "../../processes/run-program.ts";

/** Programs of this machine, as they are named or where they stand; null for one that is not to be used. */
export interface FilmPrograms {
  ffmpeg: string | null;
  espeak: string | null;
}

/** As they are usually found. */
export const usualFilmPrograms: FilmPrograms = { ffmpeg: "ffmpeg", espeak: "espeak-ng" };

/** What the programs of this machine can do. */
export interface FilmTools {
  /** Null where no film can be made: ffmpeg is missing, or lacks H.264 or AAC. */
  ffmpeg: { program: string; version: string; encoder: string; keepsTimes: string[] } | null;
  /** Null where nobody speaks. `voices`: their languages as it names them. */
  espeak: { program: string; voices: ReadonlySet<string> } | null;
}

const limits = { deadline: 20_000, memory: 500, output: 0 };
/** H.264 encoders, the best first. */
const encoders = ["libx264", "h264_videotoolbox", "libopenh264"];

/** Looks what is there. Whatever is wrong with a program, it is as if it were missing. */
export async function findFilmTools({ ffmpeg, espeak }: FilmPrograms): Promise<FilmTools> {
  const [film, voice] = await Promise.all([ffmpeg && lookAtFfmpeg(ffmpeg), espeak && lookAtEspeak(espeak)]);
  return { ffmpeg: film || null, espeak: voice || null };
}

async function lookAtFfmpeg(program: string): Promise<FilmTools["ffmpeg"]> {
  const [about, listed] = await Promise.all([
    linesOf(program, ["-version"]),
    linesOf(program, ["-hide_banner", "-encoders"]),
  ]);
  const named = new Set(listed.map((line) => line.trim().split(/\s+/)[1]));
  const encoder = encoders.find((name) => named.has(name));
  const version = /^ffmpeg version (\S+)/.exec(about[0] ?? "")?.[1] ?? "";
  if (!encoder || !named.has("aac")) return null;
  // Older ones know the option by another name, which newer ones forget.
  const [, major = "9", minor = "0"] = /^n?(\d+)\.(\d+)/.exec(version) ?? [];
  const isOld = Number(major) < 5 || (major === "5" && minor === "0");
  return { program, version, encoder, keepsTimes: [isOld ? "-vsync" : "-fps_mode", "vfr"] };
}

async function lookAtEspeak(program: string): Promise<FilmTools["espeak"]> {
  const lines = await linesOf(program, ["--voices"]);
  const voices = new Set(lines.slice(1).flatMap((line) => line.trim().split(/\s+/)[1] ?? []));
  return voices.size > 0 ? { program, voices } : null;
}

async function linesOf(program: string, args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const folder = tmpdir();
  const running = runProgram({ program, runs: [{ args }], folder, limits }, { onLine: (line) => lines.push(line) });
  return running.then(
    () => lines,
    () => [],
  );
}
