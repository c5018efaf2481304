import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingWords } from "@seedbed/rules/financials/figures/following-text";
import { leavesOf } from "@seedbed/rules/financials/figures/leaves-of";
import { expect, test } from "vitest";
import { withChangedEntry } from "#test-support/drafted-ideas/projections/changed-entry.ts";
import { generateProjections } from "#test-support/drafted-ideas/projections/generate-projections.ts";

const generated = await generateProjections(Number(process.env.PROJECTIONS ?? 60));

test("every figure of a projection ends in numbers that somebody has set", () => {
  for (const { name, projection } of generated) {
    const figures = figuresOf(projection);
    for (const id of figures.keys()) {
      const leaves = [...leavesOf(figures, id)];
      expect(leaves, `${name}, ${id}`).not.toEqual([]);
      for (const leaf of leaves) expect(figures.get(leaf)?.own, `${name}, ${leaf}`).not.toBeNull();
    }
  }
});

test("when an entry is changed, every figure that rests on it follows, and no other", () => {
  for (const [number, each] of generated.entries()) {
    const { id, after } = withChangedEntry(each, number);
    const before = figuresOf(each.projection);
    for (const [figure, { value, title }] of figuresOf(after)) {
      const restsOnIt = leavesOf(before, figure).has(id);
      // A share of a market is the same whatever the market is.
      if (!restsOnIt) expect(before.get(figure)?.value, `${each.name}, ${title}`).toBe(value);
      else if (/^(?:TAM|SAM|SOM|savings|entry):|^saved$/.test(figure) && value !== 0)
        expect(before.get(figure)?.value, `${each.name}, ${title}`).not.toBe(value);
    }
  }
});

test("what the overview says of a projection follows its entries, and every figure in it that is no quotation does", () => {
  let following = 0;
  for (const [number, each] of generated.entries()) {
    const { overview, summaries } = each.overview;
    const { after, id } = withChangedEntry(each, number);
    const [before, now] = [figuresOf(each.projection), figuresOf(after)];
    for (const [text, stated] of [
      [overview.marketSizeSummary, overview.marketSizeFigures],
      [summaries.financialMarketSizeRevenue, summaries.figures?.financialMarketSizeRevenue],
      [summaries.financialMarketSizeSavings, summaries.figures?.financialMarketSizeSavings],
      [summaries.financialBusinessModel, summaries.figures?.financialBusinessModel],
    ] as const) {
      expect(followingWords(text, stated ?? [], before), each.name).toBe(text);
      const words = followingWords(text, stated ?? [], now);
      const moved = (stated ?? []).filter(
        ({ figure }) => leavesOf(before, figure).has(id) && before.get(figure)?.value !== now.get(figure)?.value,
      );
      expect(words !== text, `${each.name}: ${words}`).toBe(moved.length > 0);
      for (const { figure } of moved) expect(words).toContain(now.get(figure)?.words);
      following += moved.length;
      const plain = (stated ?? []).reduceRight(
        (left, { at, words: said }) => left.slice(0, at) + left.slice(at + said.length),
        text,
      );
      expect(plain.replace(/[“„«「『][^“”„«»「」『』]*[”“»」』]/gu, ""), each.name).not.toMatch(/\p{Nd}/u);
    }
  }
  expect(following).toBeGreaterThan(generated.length / 4);
});
