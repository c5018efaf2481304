import { roomOf } from "../../pdf/shortened.ts";
import type { FilmPlan } from "../film-plan.ts";
import type { FilmScript, Slide } from "../film-script.ts";
import { splitCaption } from "./split-caption.ts";

/** Seconds before the first word of a slide, between what is said, and behind the last word. */
const before = 0.76;
const between = 0.28;
const behind = 0.96;
/** Letters that are read in a second, and the least that a line stands. */
const readLetters = 14;
const shortest = 1.6;
/** A film has 25 pictures a second: everything begins with one. */
const picture = 0.04;

export interface TimedLine {
  start: number;
  seconds: number;
}

/**
 * The timing of a film: each line takes as long as it is spoken, or, where it is not, as long as it takes to be read. `spoken`: seconds of each line, slide by
 * slide; null for a film without a voice. `lines`: when each line begins.
 */
export function planFilm(
  { language, slides }: Pick<FilmScript, "language"> & { slides: readonly Pick<Slide, "heading" | "said">[] },
  spoken: readonly (readonly number[])[] | null,
): { plan: FilmPlan; lines: TimedLine[][] } {
  let now = 0;
  const plan: FilmPlan = { language, seconds: 0, slides: [], cues: [] };
  const lines = slides.map(({ heading, said }, index) => {
    const start = now;
    let at = start + before;
    const timed = said.map((text, number): TimedLine => {
      const seconds = onPicture(spoken?.[index]?.[number] ?? Math.max(shortest, roomOf(text) / readLetters));
      const line = { start: rounded(at), seconds };
      plan.cues.push(...cuesOf(splitCaption(text, language), line));
      at += seconds + between;
      return line;
    });
    now = rounded(at - between + behind);
    plan.slides.push({ heading, start, end: now });
    return timed;
  });
  plan.seconds = now;
  return { plan, lines };
}

/** Captions of a line, each for as long as its share of the letters. */
function cuesOf(texts: readonly string[], { start, seconds }: TimedLine): FilmPlan["cues"] {
  const letters = texts.reduce((sum, text) => sum + roomOf(text), 0);
  let at = start;
  return texts.map((text) => {
    const begin = at;
    at += (seconds * roomOf(text)) / letters;
    return { start: rounded(begin), end: rounded(at), text };
  });
}

const onPicture = (seconds: number) => rounded(Math.ceil(seconds / picture) * picture);
const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
