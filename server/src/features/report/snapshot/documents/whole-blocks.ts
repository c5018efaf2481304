import type { Direction } from "@seedbed/contract/report/direction";
import type { Source } from "@seedbed/contract/report/source";
import type { Block, Entry, Label } from "../../../../platform/pdf/printed-document.ts";
import type { SourceRegister } from "../source-register.ts";

/** An entry with what differs from the plainest one; nothing of it is shortened. */
export const whole = (given: Partial<Entry>): Entry => ({
  title: "",
  text: "",
  note: "",
  tone: "plain",
  labels: [],
  ...given,
});

/** What is called so; nothing where nothing is said. */
export const said = (title: string, text: string, more: Partial<Entry> = {}): Entry[] =>
  text.trim() === "" ? [] : [whole({ title, text, ...more })];

/** A list; nothing where it is empty. */
export const listed = (entries: readonly Entry[], numbered = false): Block[] =>
  entries.length > 0 ? [{ kind: "entries", numbered, entries: [...entries] }] : [];

/** A text with the numbers of its sources; nothing where nothing is said. */
export const passage = (text: string, numbers = ""): Block[] =>
  text.trim() === "" ? [] : [{ kind: "text", text: [text.trim(), numbers].filter(Boolean).join(" ") }];

/** Blocks below a heading; nothing where there are none. */
export const titled = (title: string, blocks: Block[], { level = 2, labels = [] }: Heading = {}): Block[] =>
  blocks.length > 0 ? [{ kind: "part", title, tone: "plain", level, labels, blocks }] : [];

interface Heading {
  level?: 2 | 3;
  labels?: Label[];
}

/** Several short things behind a title: "Tailwind · [2]". */
export const noted = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

export const directionWords = {
  up: "Up, a tailwind",
  tailwind: "Tailwind",
  down: "Down, a headwind",
  headwind: "Headwind",
} as const satisfies Record<Direction, string>;

export const toneOf = (direction: Direction): Entry["tone"] =>
  direction === "up" || direction === "tailwind" ? "positive" : "negative";

/** Facts, each with what it rests on. */
export const evidenced = (
  facts: readonly { text: string; evidence: { sources: readonly Source[] } }[],
  sources: SourceRegister,
): Entry[] => facts.flatMap(({ text, evidence }) => said("", text, { note: sources.numbers(evidence.sources) }));
