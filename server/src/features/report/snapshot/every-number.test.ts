import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { withChangedEntry } from "#test-support/drafted-ideas/projections/changed-entry.ts";
import {
  type GeneratedProjection,
  generateProjections,
} from "#test-support/drafted-ideas/projections/generate-projections.ts";
import { emptySnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import { noMarks } from "../revisions/section-change.ts";
import { financialParts } from "./financial-parts.ts";
import type { SnapshotInput } from "./snapshot-input.ts";
import { summaryChapter } from "./summary-chapter.ts";

const generated = await generateProjections(Number(process.env.PROJECTIONS ?? 60));
const number = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/gu;
const numbersIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(number) ?? []);

/** Every text that stands in blocks; what says how they are printed is left out. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(?:kind|align|tone|alternative)$/.test(key) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, Array.isArray(value) ? key : name));
}

/** The part of that title, wherever it stands. */
function partNamed(title: string, value: unknown): object | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("title" in value && value.title === title && "blocks" in value) return value;
  return Object.values(value)
    .map((each) => partNamed(title, each))
    .find(Boolean);
}

const printedOf = ({ overview }: Pick<GeneratedProjection, "overview">, projection: FinancialProjection) => {
  const financialProjection = { content: projection, marks: noMarks };
  const sections = { financialProjection, overview: { content: overview, marks: noMarks } };
  const summary = summaryChapter({ ...emptySnapshot(refillDepots), sections } as unknown as SnapshotInput);
  const howBig = partNamed("How big", summary);
  if (!howBig) throw new Error("The summary says no size.");
  return numbersIn([...textsOf(financialParts(financialProjection as never, "draft")), ...textsOf(howBig)]);
};

test("every number that a PDF says of a projection is one of its figures as they are now, or what people said", () => {
  for (const [index, each] of generated.entries()) {
    const { after } = withChangedEntry(each, index);
    for (const projection of [each.projection, after]) {
      const figures = [...figuresOf(projection).values()];
      const words = figures.flatMap((figure) => [figure.words, marketCircleUsd(figure.value)]);
      const known = new Set(numbersIn([...words, each.said]));
      const printed = printedOf(each, projection);
      expect(printed.length, each.name).toBeGreaterThan(3);
      expect(
        printed.filter((number) => !known.has(number)),
        each.name,
      ).toEqual([]);
    }
  }
});
