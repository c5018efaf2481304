import { textsIn } from "../../pdf/each-text.ts";
import { type FindMissing, namedIn } from "../../pdf/missing-letters.ts";
import { breakable, printable } from "../../pdf/printable.ts";
import type { Slide } from "../film-script.ts";

/** What is drawn of a slide. */
export type DrawnSlide = Omit<Slide, "said">;

// Closed words, and pictures, which are our own.
const exact = new Set(["kind", "tone", "picture"]);
const eachText = (slide: DrawnSlide, change: (text: string) => string): DrawnSlide => textsIn(slide, exact, change);

/** The slide as it can be set: all texts printable, and what no font has named in brackets. */
export function printableSlide({ heading, labels, sources, shown }: DrawnSlide, findMissing: FindMissing): DrawnSlide {
  const drawn = eachText({ heading, labels, sources, shown }, printable);
  return eachText(namedIn(drawn, eachText, findMissing), breakable);
}
