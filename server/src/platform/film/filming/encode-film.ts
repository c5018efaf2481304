import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "../../processes/run-program.ts";
import type { FilmPlan } from "../film-plan.ts";
import { writeCaptions } from "../timing/write-captions.ts";
import type { FilmTools } from "../tools/film-tools.ts";
import { type Film, readFilm } from "./read-film.ts";

/** What a film is made of. */
export interface FilmParts {
  /** A PNG of each slide, all of one size. */
  slides: readonly Uint8Array[];
  plan: FilmPlan;
  /** A WAV as long as the film; null for one without a voice. */
  voice: Uint8Array | null;
}

interface Filming {
  tools: NonNullable<FilmTools["ffmpeg"]>;
  /** A folder of its own, which is emptied before and removed behind. */
  folder: string;
  signal?: AbortSignal | undefined;
  /** Gets how much is done, from 0 to 1. */
  onProgress(share: number): void;
}

export interface FilmLimits {
  deadline: number;
  memory: number;
  output: number;
}

export const usualFilmLimits: FilmLimits = { deadline: 300_000, memory: 1_500, output: 60_000_000 };

/** Pictures of a crossfade, of 25 a second. */
const fadePictures = 12;
const pictureSeconds = 0.04;
/** Of the work, what the crossfades take. */
const fadeShare = 0.5;

/**
 * Makes an MP4 (H.264, AAC, captions) of slides that fade into each other. What of a report is in it stands in pictures, sound and the file of captions: no
 * argument holds a text. Throws `ProgramFailed`, and `not-a-film` when what was made is none.
 */
export async function encodeFilm(parts: FilmParts, filming: Filming, limits = usualFilmLimits): Promise<Film> {
  const { folder, tools, signal, onProgress } = filming;
  const { slides, plan, voice } = parts;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    for (const [index, slide] of slides.entries()) await writeFile(join(folder, slideName(index)), slide);
    await writeFile(join(folder, "captions.vtt"), writeCaptions(plan));
    if (voice) await writeFile(join(folder, "voice.wav"), voice);
    await writeFile(join(folder, "pictures.txt"), pictureList(plan));
    const fades = slides.slice(1).map((_, index) => ({ args: fadeArguments(index + 1) }));
    const means = { hasVoice: voice !== null, seconds: plan.seconds, most: limits.output };
    const runs = [...fades, { args: filmArguments(tools, means), file: "film.mp4" }];
    const onRun = (count: number) => onProgress(count <= fades.length ? (count / fades.length) * fadeShare : 1);
    const onLine = (line: string) => {
      const done = /^out_time_us=(\d+)$/.exec(line)?.[1];
      if (done) onProgress(fadeShare + (1 - fadeShare) * Math.min(1, Number(done) / 1e6 / plan.seconds));
    };
    await runProgram({ program: tools.program, folder, runs, limits }, { onLine, onRun, signal });
    const bytes = await readFile(join(folder, "film.mp4")).catch(() => new Uint8Array());
    const film = readFilm(bytes);
    if (film?.mediaType !== "video/mp4") throw new NotAFilm();
    return film;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The program ended well, but what it wrote is no film. */
export class NotAFilm extends Error {
  constructor() {
    super("what was made is no film");
    this.name = "NotAFilm";
  }
}

const quiet = ["-v", "error", "-nostdin", "-y"];
const slideName = (index: number) => `slide-${index}.png`;
const fadeName = (index: number, picture: number) => `fade-${index}-${String(picture).padStart(2, "0")}.png`;

/** Pictures of the way from the slide before to this one. */
function fadeArguments(index: number): string[] {
  const seconds = String(fadePictures * pictureSeconds + 2 * pictureSeconds);
  const still = (at: number) => ["-loop", "1", "-framerate", "25", "-t", seconds, "-i", slideName(at)];
  const fade = `[0]format=rgb24[a];[1]format=rgb24[b];[a][b]xfade=transition=fade:duration=${fadePictures * pictureSeconds}:offset=${pictureSeconds}`;
  const pictures = ["-frames:v", String(fadePictures), "-compression_level", "1", `fade-${index}-%02d.png`];
  return [...quiet, ...still(index - 1), ...still(index), "-filter_complex", fade, ...pictures];
}

/** Which picture is shown for how long: a slide in parts of a second at most, so that a film can be entered everywhere. */
function pictureList({ slides }: FilmPlan): string {
  const lines: string[] = [];
  const show = (name: string, seconds: number) => lines.push(`file ${name}`, `duration ${seconds.toFixed(2)}`);
  for (const [index, { start, end }] of slides.entries()) {
    let left = end - start;
    if (index > 0) {
      for (let picture = 1; picture <= fadePictures; picture += 1) show(fadeName(index, picture), pictureSeconds);
      left -= fadePictures * pictureSeconds;
    }
    for (; left > pictureSeconds / 2; left -= 1) show(slideName(index), Math.min(1, left));
  }
  // The last picture of a list has no duration of its own.
  return `${[...lines, `file ${slideName(slides.length - 1)}`].join("\n")}\n`;
}

function filmArguments(
  { encoder, keepsTimes }: Filming["tools"],
  { hasVoice, seconds, most }: { hasVoice: boolean; seconds: number; most: number },
): string[] {
  const quality = encoder === "libx264" ? ["-preset", "veryfast", "-tune", "stillimage", "-crf", "20"] : ["-b:v", "2M"];
  const captions = hasVoice ? "2" : "1";
  return [
    ...[...quiet, "-f", "concat", "-i", "pictures.txt", ...(hasVoice ? ["-i", "voice.wav"] : []), "-i", "captions.vtt"],
    ...["-map", "0:v", ...(hasVoice ? ["-map", "1:a"] : []), "-map", `${captions}:s`],
    ...[...keepsTimes, "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
    ...["-c:v", encoder, ...quality, "-g", "60", "-threads", "2"],
    ...(hasVoice ? ["-c:a", "aac", "-b:a", "96k", "-ar", "48000"] : []),
    // Who plays the file elsewhere can have the captions, too.
    ...["-c:s", "mov_text", "-disposition:s:0", "0"],
    ...["-map_metadata", "-1", "-t", seconds.toFixed(2), "-fs", String(most), "-movflags", "+faststart"],
    ...["-progress", "pipe:1", "-f", "mp4", "film.mp4"],
  ];
}
