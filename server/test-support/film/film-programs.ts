import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWav } from "../../src/platform/film/voice/sound.ts";
import { tinyMp4 } from "./tiny-films.ts";

/** What the stand-in for ffmpeg does when it is to make a film, and what that for espeak-ng does when it is to speak. */
export type FilmManner = "make" | "hang" | "fail" | "rubbish";

export interface ScriptedPrograms {
  programs: { ffmpeg: string; espeak: string };
  /** How each of them behaves from now on. */
  behave(program: "ffmpeg" | "espeak", manner: FilmManner): Promise<void>;
  /** The arguments of every film that was begun. */
  films(): Promise<string[]>;
  /** The arguments of every crossfade that was drawn. */
  fades(): Promise<string[]>;
  /** The names of the pictures of the last film, each with the seconds that it is shown; the last one, which tells none, with 0. */
  pictures(): Promise<{ name: string; seconds: number }[]>;
  /** All that was said, and with which arguments. */
  said(): Promise<string[]>;
  /** Process ids of the programs that hang or hung. */
  hanging(): Promise<number[]>;
  remove(): Promise<void>;
}

/** As much of a program as is needed, as a shell script: it starts at once. */
const ffmpeg = `#!/bin/sh
here="$(dirname "$0")"
case "$*" in
  *-version*) echo "ffmpeg version 6.1 Copyright"; exit 0 ;;
  *-encoders*) printf ' V....D libx264  H.264\\n A....D aac  AAC\\n'; exit 0 ;;
  *film.mp4*) ;;
  *) printf '%s\\n' "$*" >> "$here/fades"; exit 0 ;;
esac
printf '%s\\n' "$*" >> "$here/films"
cp pictures.txt "$here/pictures"
case "$(cat "$here/ffmpeg-manner")" in
  hang) echo $$ >> "$here/hanging"; echo "out_time_us=1000000"; exec sleep 600 ;;
  fail) echo "it cannot" >&2; exit 1 ;;
  rubbish) echo "no film" > film.mp4; exit 0 ;;
esac
echo "out_time_us=2000000"
cp "$here/film" film.mp4
`;

const espeak = `#!/bin/sh
here="$(dirname "$0")"
if [ "$1" = "--voices" ]; then
  printf 'Pty Language       Age/Gender VoiceName          File\\n 2  en-gb  --/M  English  gmw/en\\n 5  de  --/M  German  gmw/de\\n'
  exit 0
fi
printf '%s | %s\\n' "$*" "$(cat)" >> "$here/said"
while [ $# -gt 1 ] && [ "$1" != "-w" ]; do shift; done
file="$2"
case "$(cat "$here/espeak-manner")" in
  hang) echo $$ >> "$here/hanging"; exec sleep 600 ;;
  fail) exit 1 ;;
  rubbish) echo "no sound" > "$file"; exit 0 ;;
esac
cp "$here/sound.wav" "$file"
`;

/** Programs that stand in for ffmpeg and espeak-ng: they make a film of nothing and a second of sound, hang, fail, or write rubbish. */
export async function createFilmPrograms(): Promise<ScriptedPrograms> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-film-programs-"));
  const at = (name: string) => join(folder, name);
  const sound = { rate: 8_000, samples: Int16Array.from({ length: 8_000 }, (_, index) => (index % 50) * 100) };
  const behave: ScriptedPrograms["behave"] = (program, manner) => writeFile(at(`${program}-manner`), manner);
  await Promise.all([
    writeFile(at("ffmpeg"), ffmpeg).then(() => chmod(at("ffmpeg"), 0o755)),
    writeFile(at("espeak"), espeak).then(() => chmod(at("espeak"), 0o755)),
    writeFile(at("film"), tinyMp4),
    writeFile(at("sound.wav"), writeWav(sound)),
    behave("ffmpeg", "make"),
    behave("espeak", "make"),
  ]);
  const linesOf = async (name: string) =>
    (await readFile(at(name), "utf8").catch(() => "")).split("\n").filter((line) => line !== "");
  return {
    programs: { ffmpeg: at("ffmpeg"), espeak: at("espeak") },
    behave,
    films: () => linesOf("films"),
    fades: () => linesOf("fades"),
    pictures: async () => {
      const lines = await linesOf("pictures");
      return lines.flatMap((line, index) => {
        const [kind, name = ""] = line.split(" ");
        const [next, seconds] = lines[index + 1]?.split(" ") ?? [];
        return kind === "file" ? [{ name, seconds: next === "duration" ? Number(seconds) : 0 }] : [];
      });
    },
    said: () => linesOf("said"),
    hanging: async () => (await linesOf("hanging")).map(Number),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
