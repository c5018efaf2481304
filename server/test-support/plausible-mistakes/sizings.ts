import type { ImpactSizingOutput } from "../../src/features/report/financials/tasks/impact-sizing/output.ts";
import type { SizingEntry, SizingOutput } from "../../src/features/report/financials/tasks/sizing/entry-fields.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

type Spoil = (entries: SizingEntry[]) => unknown;

const sizing =
  (task: string) =>
  (name: string, spoil: Spoil): PlausibleMistake => ({
    task,
    name,
    spoil: ({ entries }: SizingOutput) => ({ entries: spoil(entries) }),
  });
const topDown = sizing("top-down-sizing");
const bottomUp = sizing("bottom-up-sizing");
const impact = (name: string, spoil: (answer: ImpactSizingOutput) => object): PlausibleMistake => ({
  task: "impact-sizing",
  name,
  spoil: (answer: ImpactSizingOutput) => ({ ...answer, ...spoil(answer) }),
});

const inWords = (entries: readonly SizingEntry[]) =>
  entries.map((each) => ({
    ...each,
    unit: each.unit === "$" ? "USD" : each.unit === "%" ? "percent" : each.unit,
  }));
const asTexts = (entries: readonly Pick<SizingEntry, "unit" | "scalar">[]) =>
  entries.map((each) => ({
    ...each,
    scalar:
      each.unit === "%" ? `${each.scalar} %` : `${each.unit === "$" ? "$" : ""}${each.scalar.toLocaleString("en-US")}`,
  }));
const last = <Item>(items: readonly Item[]) => items.length - 1;

/** Small mistakes in answers about sizes. */
export const sizingMistakes: readonly PlausibleMistake[] = [
  topDown("units in words", inWords),
  topDown("scalars as texts", asTexts),
  topDown("signs of multiplication", (entries) => entries.map((each) => ({ ...each, operator: "×" }))),
  topDown("a letter for multiplication", (entries) => entries.map((each) => ({ ...each, operator: "x" }))),
  topDown("a plus before the first entry", (entries) => withItem(entries, 0, { operator: "+" })),
  topDown("the groups in another order", (entries) => entries.toReversed()),
  topDown("groups in words", (entries) =>
    entries.map((each) => ({ ...each, group: `${each.group} (${each.group === "TAM" ? "total" : "share"})` })),
  ),
  topDown("a share as a fraction", (entries) => withItem(entries, last(entries), { scalar: 0.05 })),
  topDown("a share of 120 percent", (entries) => withItem(entries, last(entries), { scalar: 120 })),
  topDown("a share as a count", (entries) => withItem(entries, last(entries), { scalar: 300, unit: "buildings" })),
  topDown("an entry without its operator", (entries) => withItem(entries, 1, { operator: undefined })),
  topDown("the same name twice", (entries) => withItem(entries, last(entries), { title: entries[0]?.title })),
  topDown("a figure in a description", (entries) =>
    withItem(entries, 0, { description: `${entries[0]?.description} There are about 52,300 of them.` }),
  ),

  bottomUp("units in words", inWords),
  bottomUp("scalars as texts", asTexts),
  bottomUp("the price before the customers", (entries) => {
    const price = entries.findIndex(({ unit }) => unit === "$");
    return [...entries.slice(price, price + 1), ...entries.toSpliced(price, 1)];
  }),
  bottomUp("another price than the decided one", (entries) =>
    entries.map((each) => (each.unit === "$" ? { ...each, scalar: 95 } : each)),
  ),
  bottomUp("the price with its unit", (entries) =>
    entries.map((each) => (each.unit === "$" ? { ...each, unit: "$ per floor and month" } : each)),
  ),
  bottomUp("operators that are null", (entries) => withItem(entries, 0, { operator: null })),
  bottomUp("a share among the first group", (entries) => [...entries.slice(1), ...entries.slice(0, 1)]),
  bottomUp("an empty description", (entries) => withItem(entries, 0, { description: "" })),
  bottomUp("entries by their number", (entries) =>
    Object.fromEntries(entries.map((each, index) => [`entry_${index + 1}`, each])),
  ),
  bottomUp("an entry twice", (entries) => [...entries, entries[last(entries)]]),
  bottomUp("the price in euros", (entries) =>
    entries.map((each) => (each.unit === "$" ? { ...each, unit: "EUR" } : each)),
  ),

  impact("units in words", ({ entries }) => ({
    entries: entries.map((each) => ({ ...each, unit: each.unit === "$" ? "US dollars" : each.unit })),
  })),
  impact("scalars as texts", ({ entries }) => ({ entries: asTexts(entries) })),
  impact("a plus before the first entry", ({ entries }) => ({ entries: withItem(entries, 0, { operator: "(+)" }) })),
  impact("operators as words", ({ entries }) => ({
    entries: entries.map((each) => ({ ...each, operator: "multiply" })),
  })),
  impact("a share without its sign", ({ entries }) => ({
    entries: entries.map((each) => (each.unit === "%" ? { ...each, unit: "percent of the cost" } : each)),
  })),
  impact("the total in the reasoning", ({ reasoning }) => ({ reasoning: `${reasoning} It comes to $28,800 a year.` })),
  impact("a reasoning as a list", ({ reasoning }) => ({ reasoning: [reasoning, "Ask for the records."] })),
  impact("two entries", ({ entries }) => ({ entries: entries.slice(-2) })),
  impact("an entry without a number", ({ entries }) => ({ entries: withItem(entries, 0, { scalar: null }) })),
  impact("groups that nobody asked for", ({ entries }) => ({
    entries: entries.map((each) => ({ ...each, group: "TAM" })),
  })),
];
