import type { Figure } from "./figure.ts";

/** The figures that somebody has set and that a figure rests on in the end, by id. Empty where a figure it names is not there. */
export function leavesOf(figures: ReadonlyMap<string, Figure>, id: string): ReadonlySet<string> {
  const figure = figures.get(id);
  if (!figure) return new Set();
  if (figure.own) return new Set([id]);
  const parts = figure.formula.flatMap((part) => (typeof part === "string" ? [] : [part.figure]));
  return new Set([
    ...figure.entries.map(({ uuid }) => `entry:${uuid}`),
    ...parts.flatMap((part) => [...leavesOf(figures, part)]),
  ]);
}
