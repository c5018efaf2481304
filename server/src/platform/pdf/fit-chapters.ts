import type { Block, Chapter, Entry, PrintedDocument } from "./printed-document.ts";
import { roomOf, shortened } from "./shortened.ts";

/** A chapter as it is set: in smaller letters where it would not fit its page, and shortened where that is not enough. */
export interface SetChapter extends Chapter {
  isCompact: boolean;
}

/** What is left of a chapter, and the height that it takes then. */
interface Step {
  isCompact: boolean;
  /** Of each text. */
  letters: number;
  /** A text of so few letters is not cut. */
  shortest: number;
  /** Of each list and table. */
  items: number;
  height: number;
}

const all = Number.POSITIVE_INFINITY;
const steps: [Step, ...Step[]] = [
  { isCompact: false, letters: 1, shortest: all, items: all, height: 1 },
  { isCompact: true, letters: 1, shortest: all, items: all, height: 0.82 },
  { isCompact: true, letters: 0.8, shortest: 90, items: 20, height: 0.72 },
  { isCompact: true, letters: 0.6, shortest: 80, items: 14, height: 0.6 },
  { isCompact: true, letters: 0.42, shortest: 72, items: 10, height: 0.5 },
  { isCompact: true, letters: 0.25, shortest: 56, items: 6, height: 0.35 },
  { isCompact: true, letters: 0.08, shortest: 40, items: 3, height: 0.1 },
];

/**
 * Sets the document with every chapter on one page. `set` tells how many pages each chapter takes; those that take more than one are set again, smaller
 * or shortened, and say so. What does not fit after that goes on to another page.
 */
export function fitChapters<Result extends { pages: readonly number[] }>(
  { chapters, whole, flows }: PrintedDocument,
  set: (chapters: readonly SetChapter[]) => Result,
): Result {
  if (flows) return set(chapters.map((chapter) => ({ ...chapter, isCompact: false })));
  let taken = chapters.map(() => 0);
  for (;;) {
    const result = set(chapters.map((chapter, index) => atStep(chapter, taken[index] ?? 0, whole)));
    const next = taken.map((step, index) => stepFor(step, result.pages[index] ?? 0));
    if (next.every((step, index) => step === taken[index])) return result;
    taken = next;
  }
}

function stepFor(step: number, pages: number): number {
  if (pages <= 1) return step;
  const height = (steps[step] ?? steps[0]).height / pages;
  const fitting = steps.findIndex((each, index) => index > step && each.height <= height);
  return fitting < 0 ? steps.length - 1 : fitting;
}

function atStep(chapter: Chapter, index: number, whole: string): SetChapter {
  const step = steps[index] ?? steps[0];
  if (step.letters === 1) return { ...chapter, isCompact: step.isCompact };
  return {
    ...chapter,
    blocks: [...blocksOf(chapter, step), { kind: "text", text: whole }],
    isCompact: step.isCompact,
  };
}

const shortText = (text: string, { letters, shortest }: Step) =>
  shortened(text, Math.max(shortest, Math.round(roomOf(text) * letters)));

function shortBlock(block: Block, step: Step): Block {
  const short = (text: string) => shortText(text, step);
  switch (block.kind) {
    case "lead":
    case "text":
    case "notice":
      return { ...block, text: short(block.text) };
    case "entries":
      return {
        ...block,
        entries: capped(block.entries, step, block.numbered ? nothing : moreEntries).map((entry) =>
          shortEntry(entry, short),
        ),
      };
    case "radar":
      return { ...block, axes: block.axes.map((axis) => ({ ...axis, name: short(axis.name) })) };
    case "bars":
      return { ...block, bars: block.bars.map((bar) => ({ ...bar, name: short(bar.name) })) };
    case "circles":
      return { ...block, circles: block.circles.map((circle) => ({ ...circle, meaning: short(circle.meaning) })) };
    case "table":
      return {
        ...block,
        rows: capped(block.rows, step, (more) => [[more]]).map((row) =>
          block.columns.map((_, index) => short(row[index] ?? "")),
        ),
      };
    case "columns":
      return { ...block, columns: block.columns.map((column) => ({ ...column, blocks: blocksOf(column, step) })) };
    case "part":
      return { ...block, blocks: blocksOf(block, step) };
    case "sources":
      return {
        ...block,
        sources: capped(block.sources, step, nothing).map((source) => ({
          ...source,
          title: short(source.title),
          quote: "",
        })),
      };
  }
}

const blocksOf = ({ blocks }: { blocks: Block[] }, step: Step) =>
  blocks.flatMap((block) => [shortBlock(block, step), ...restOf(block, step)]);

/** How many more there are of what is numbered: below the list, because in it that would have a number. */
function restOf(block: Block, { items: max }: Step): Block[] {
  const count =
    block.kind === "sources"
      ? block.sources.length
      : block.kind === "entries" && block.numbered
        ? block.entries.length
        : 0;
  return count > max ? [{ kind: "text", text: moreThan(count, max) }] : [];
}

const shortEntry = (entry: Entry, short: (text: string) => string): Entry => ({
  ...entry,
  title: short(entry.title),
  text: short(entry.text),
  note: short(entry.note),
});

/** As many as there is room for; what tells how many more there are takes the place of one. */
function capped<Item>(items: readonly Item[], { items: max }: Step, more: (words: string) => Item[]): Item[] {
  if (items.length <= max) return [...items];
  return [...items.slice(0, max - 1), ...more(moreThan(items.length, max))];
}

const moreThan = (count: number, max: number) => `${count - max + 1} more`;
const nothing = (): never[] => [];
const moreEntries = (text: string): Entry[] => [{ title: "", text, note: "", tone: "plain", labels: [] }];
