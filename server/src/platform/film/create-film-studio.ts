import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { Failure } from "../failure.ts";
import { ProgramFailed } from "../processes/run-program.ts";
import { createWorkingProcess, ProcessEnded, type WorkingLimits } from "../processes/working-process.ts";
import type { FilmPlan } from "./film-plan.ts";
import type { FilmScript } from "./film-script.ts";
import { encodeFilm, type FilmLimits, NotAFilm, usualFilmLimits } from "./filming/encode-film.ts";
import type { Film } from "./filming/read-film.ts";
import type { SlideResult, SlideWork } from "./slides/slide-child.ts";
import { type FilmPrograms, type FilmTools, findFilmTools, usualFilmPrograms } from "./tools/film-tools.ts";
import type { Sound } from "./voice/sound.ts";
import { speakWithEspeak } from "./voice/speak-with-espeak.ts";
import { voiceOf } from "./voice/voice-of.ts";

/** All that makes films of slides, outside of the server's own process. */
export interface FilmStudio {
  /** Draws the slides of a film as SVGs. Throws `unavailable`. */
  draw(script: FilmScript): Promise<string[]>;
  /** Whether films can be made here, and whether a program of this machine speaks the language. Looked at anew from time to time. */
  abilities(language: string): Promise<{ films: boolean; speaks: boolean }>;
  /** Says texts, one after the other; null where no program of this machine can. */
  speak(order: {
    texts: readonly string[];
    language: string;
    signal?: AbortSignal | undefined;
  }): Promise<Sound[] | null>;
  /** Makes an MP4. One film at a time; throws `unavailable` when it cannot be made, and the signal's reason. */
  film(order: FilmOrder): Promise<Film>;
  close(): void;
}

export interface FilmOrder {
  /** Names the folder in which it is made: what an earlier try has left there goes. */
  id: string;
  drawings: readonly string[];
  plan: FilmPlan;
  /** A WAV as long as the film; null for one without a voice. */
  voice: Uint8Array | null;
  signal?: AbortSignal | undefined;
  /** Gets how much is done, from 0 to 1. */
  onProgress(share: number): void;
}

const slideFile = new URL("./slides/slide-child.ts", import.meta.url);
const slideLimits: WorkingLimits = { deadline: 30_000, memory: 900, memoryKept: 500, orders: 300, idle: 60_000 };
/** Milliseconds after which what this machine has is looked at again: sooner where something is missing, which somebody may be installing. */
const lookAgain = { complete: 3_600_000, lacking: 30_000 };
/** Points. */
const fullWidth = 1920;
/** Of the work on a film, what painting its slides takes. */
const paintShare = 0.3;

export function createFilmStudio({
  log,
  programs = usualFilmPrograms,
  width = fullWidth,
  limits = usualFilmLimits,
  now = () => performance.now(),
}: {
  log: Logger;
  programs?: FilmPrograms | undefined;
  /** Of a film, in points. */
  width?: number | undefined;
  limits?: FilmLimits;
  now?: () => number;
}): FilmStudio {
  const slides = createWorkingProcess<SlideWork, SlideResult>({ file: slideFile }, slideLimits);
  let lastSlide: Promise<unknown> = Promise.resolve();
  let lastFilm: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let looked: { at: number; tools: Promise<FilmTools> } | undefined;

  const tools = async (): Promise<FilmTools> => {
    looked ??= { at: now(), tools: findFilmTools(programs) };
    const { at, tools: looking } = looked;
    const found = await looking;
    const isComplete = found.ffmpeg !== null && found.espeak !== null;
    if (now() - at < lookAgain[isComplete ? "complete" : "lacking"]) return found;
    looked = { at: now(), tools: findFilmTools(programs) };
    return looked.tools;
  };

  /** One after the other; a process that was killed meanwhile gets its work again, once. */
  const workOnSlides = (work: SlideWork): Promise<SlideResult> => {
    const done = lastSlide.then(() =>
      slides.work(work).catch((error: unknown) => {
        if (isClosed || !(error instanceof ProcessEnded)) throw error;
        return slides.work(work);
      }),
    );
    lastSlide = done.catch(() => undefined);
    return done.catch((error: unknown) => {
      log.warn({ part: "film", reason: String(error).slice(0, 200) }, "a slide could not be drawn");
      throw slidesFailed();
    });
  };

  const voiceFor = async (language: string) => {
    const { espeak } = await tools();
    const voice = espeak && voiceOf(language, espeak.voices);
    return espeak && voice ? { program: espeak.program, voice } : null;
  };

  async function makeFilm({ id, drawings, plan, voice, signal, onProgress }: FilmOrder): Promise<Film> {
    const { ffmpeg } = await tools();
    if (!ffmpeg) throw filmFailed("missing");
    const pictures: Uint8Array[] = [];
    for (const drawing of drawings) {
      signal?.throwIfAborted();
      const painted = await workOnSlides({ kind: "paint", drawing, width });
      if ("picture" in painted) pictures.push(painted.picture);
      onProgress((pictures.length / drawings.length) * paintShare);
    }
    const folder = join(tmpdir(), `seedbed-film-${id}`);
    const making = {
      tools: ffmpeg,
      folder,
      signal,
      onProgress: (share: number) => onProgress(paintShare + share * (1 - paintShare)),
    };
    return encodeFilm({ slides: pictures, plan, voice }, making, limits).catch((error: unknown) => {
      signal?.throwIfAborted();
      const how = error instanceof ProgramFailed ? error.how : error instanceof NotAFilm ? "no film" : undefined;
      if (how === undefined) throw error;
      log.warn({ part: "film", how }, "ffmpeg has not made a film");
      // Somebody may have removed it.
      looked = undefined;
      throw filmFailed(how);
    });
  }

  return {
    async draw(script) {
      const drawn = await workOnSlides({ kind: "draw", script });
      if (!("drawings" in drawn)) throw slidesFailed();
      return drawn.drawings;
    },
    async abilities(language) {
      return { films: (await tools()).ffmpeg !== null, speaks: (await voiceFor(language)) !== null };
    },
    async speak({ texts, language, signal }) {
      const voice = await voiceFor(language);
      if (!voice) return null;
      return speakWithEspeak(voice.program, { texts, voice: voice.voice, signal }).catch((error: unknown) => {
        signal?.throwIfAborted();
        if (!(error instanceof ProgramFailed)) throw error;
        log.warn({ part: "film", how: error.how }, "espeak-ng has not spoken");
        return null;
      });
    },
    film(order) {
      const filmed = lastFilm.then(() => makeFilm(order));
      lastFilm = filmed.catch(() => undefined);
      return filmed;
    },
    close() {
      isClosed = true;
      slides.close();
    },
  };
}

const slidesFailed = () => new Failure("unavailable", "The slides could not be drawn. Try again in a moment.");

const reasons: Readonly<Record<string, string>> = {
  missing: "ffmpeg is not there any more. Try again: without it the video is made in your browser.",
  late: "Making the video took too long. Try again in a moment.",
  memory: "Making the video took too much memory. Try again in a moment.",
  output: "The video became too large.",
};
const filmFailed = (how: string) =>
  new Failure("unavailable", reasons[how] ?? "ffmpeg could not make the video. Try again in a moment.");
