import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { StatedFigure } from "@seedbed/contract/report/overview/schemas";
import type { Figure } from "@seedbed/rules/financials/figures/figure";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { figuresIn, isSame } from "../../../platform/model/answer/figures.ts";

/**
 * The figures of the projection that a text states, in their order. What people said stays as they said it: inside quotation marks a figure is one of
 * the projection only behind the title of its entry. A plain number is one only where the title is said, too. Of figures that are called the same the
 * entry is meant in quotation marks, which is what drafts quote, and of two entries the one of the sizing that a page opens with.
 */
export function stateFigures(text: string, projection: FinancialProjection): StatedFigure[] {
  const figures = [...figuresOf(projection).values()].map((figure) => ({ figure, read: figuresIn(figure.words)[0] }));
  let from = 0;
  return figuresIn(text).flatMap((stated): StatedFigure[] => {
    const at = text.indexOf(stated.written, from);
    from = at + stated.written.length;
    const near = quotedBefore(text, at);
    const known = figures.filter(({ figure, read }) => read && isSame(stated, read) && isMeant(figure, stated.kind));
    const quoted = near === null ? undefined : known.find(({ figure }) => figure.own);
    const found = quoted ?? known.find(({ figure }) => isNamed(figure)) ?? known[0];
    if (!found) return [];
    const { id, value } = found.figure;
    return [{ at, words: stated.written, figure: id, value }];

    function isMeant(figure: Figure, kind: typeof stated.kind): boolean {
      if (near !== null) return near.endsWith(`${figure.title}: `);
      return kind !== "plain" || isNamed(figure);
    }
    function isNamed({ title }: Figure): boolean {
      return title !== "" && (near ?? text).includes(title);
    }
  });
}

/** What stands in the same quotation before a place; null outside of one. */
function quotedBefore(text: string, at: number): string | null {
  const quotation = [...text.matchAll(/[“„«「『][^“”„«»「」『』]*[”“»」』]|"[^"]*"/gu)].find(
    ({ index, 0: words }) => index < at && at < index + words.length,
  );
  return quotation ? text.slice(quotation.index + 1, at) : null;
}
