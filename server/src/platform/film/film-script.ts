import type { Block, Label } from "../pdf/printed-document.ts";

/** A film to make, free of how it is drawn and spoken. All texts are plain. */
export interface FilmScript {
  /** The language in which it is spoken, as a tag such as "de". */
  language: string;
  /** Stands small on every slide. */
  mark: string;
  slides: Slide[];
}

export interface Slide {
  /** What the slide is about, in a few words. */
  heading: string;
  /** Who wrote it. */
  labels: Label[];
  /** Where what it states comes from, a line each; empty for nothing. */
  sources: string[];
  shown: ShownSlide;
  /** What is said while it is shown, a sentence or a few each. */
  said: string[];
}

/** A point of a list. */
export interface SlidePoint {
  title: string;
  text: string;
  tone: "plain" | "positive" | "negative" | "caution";
}

export type ShownSlide =
  /** The first one. Pictures are SVGs of our own, never somebody's. */
  | { kind: "cover"; title: string; details: string[]; picture: string }
  | { kind: "statement"; text: string; aside: { title: string; text: string } | null; picture: string | null }
  | { kind: "points"; numbered: boolean; points: SlidePoint[] }
  | { kind: "circles"; circles: Extract<Block, { kind: "circles" }>["circles"]; text: string }
  | { kind: "bars"; bars: Extract<Block, { kind: "bars" }>["bars"]; text: string }
  | { kind: "radar"; axes: Extract<Block, { kind: "radar" }>["axes"]; points: SlidePoint[] }
  | { kind: "closing"; text: string; points: SlidePoint[] };
