import type { RecogniseItemsOutput } from "../../src/features/report/revisions/tasks/recognise-items/output.ts";
import type { TrendsOutput } from "../../src/features/report/trends/tasks/trends/output.ts";
import type { VersionSummaryOutput } from "../../src/features/report/versions/tasks/version-summary/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const trend = (name: string, spoil: (answer: TrendsOutput) => unknown): PlausibleMistake => ({
  task: "trends",
  name,
  spoil,
});
const inFirst = (name: string, change: (category: TrendsOutput["categories"][0]) => object): PlausibleMistake =>
  trend(name, ({ categories, ...rest }) => ({
    ...rest,
    categories: categories.map((category, index) => (index === 0 ? { ...category, ...change(category) } : category)),
  }));
const pair = (name: string, spoil: (answer: RecogniseItemsOutput) => unknown): PlausibleMistake => ({
  task: "recognise-items",
  name,
  spoil,
});

const said = (name: string, spoil: (answer: VersionSummaryOutput) => unknown): PlausibleMistake => ({
  task: "version-summary",
  name,
  spoil,
});

const nouns = ["Politics", "Economy", "Society", "Technology", "Environment", "Law"];

/** Small mistakes in a PESTEL analysis, and in what is told of things that stay the same and of versions. */
export const trendAndItemMistakes: readonly PlausibleMistake[] = [
  trend("a summary one sentence over", ({ summary, ...rest }) => ({
    ...rest,
    summary: `${summary} ${"What else there is can wait until the first of them is settled. ".repeat(8)}`.trim(),
  })),
  trend("five categories", ({ categories, ...rest }) => ({ ...rest, categories: categories.slice(0, 5) })),
  trend("a category stands twice", ({ categories, ...rest }) => ({
    ...rest,
    categories: withItem(categories, 5, { category: "Political" }),
  })),
  trend("categories in another order", ({ categories, ...rest }) => ({ ...rest, categories: categories.toReversed() })),
  trend("categories in small letters", ({ categories, ...rest }) => ({
    ...rest,
    categories: categories.map((each) => ({ ...each, category: each.category.toLowerCase() })),
  })),
  trend("categories as nouns", ({ categories, ...rest }) => ({
    ...rest,
    categories: categories.map((each, index) => ({ ...each, category: nouns[index] })),
  })),
  trend("categories as keys", ({ categories, ...rest }) => ({
    ...rest,
    categories: Object.fromEntries(categories.map((each) => [each.category, each])),
  })),
  inFirst("two findings", ({ keyFindings }) => ({ keyFindings: keyFindings.slice(0, 2) })),
  inFirst("four findings", ({ keyFindings }) => ({
    keyFindings: [...keyFindings, { text: "Some wait for others to begin.", direction: "headwind" }],
  })),
  inFirst("directions in the plural", ({ keyFindings }) => ({
    keyFindings: keyFindings.map((each) => ({
      ...each,
      direction: each.direction.endsWith("wind") ? `${each.direction}s` : each.direction,
    })),
  })),
  inFirst("a direction of its own", ({ keyFindings }) => ({
    keyFindings: withItem(keyFindings, 0, { direction: "neutral" }),
  })),
  inFirst("findings as plain texts", ({ keyFindings }) => ({ keyFindings: keyFindings.map(({ text }) => text) })),
  inFirst("a finding stands twice", ({ keyFindings: [one] }) => ({ keyFindings: [one, one, one] })),
  inFirst("a figure that nobody gave", ({ impact }) => ({ impact: `${impact} Prices rose by 23% in a year.` })),
  inFirst("an address", ({ summary }) => ({ summary: `${summary} More is at https://www.example.org/report.` })),

  pair("a handle that does not exist", ({ same }) => ({ same: [...same, { written: "w99", earlier: "e1" }] })),
  pair("a handle with what it says", ({ same }) => ({
    same: same.map(({ written, earlier }) => ({ written: `${written}: the same`, earlier })),
  })),
  pair("handles in capitals", ({ same }) => ({
    same: same.map(({ written, earlier }) => ({ written: written.toUpperCase(), earlier: earlier.toUpperCase() })),
  })),
  pair("a thing in two pairs", ({ same }) => ({ same: [...same, { written: "w1", earlier: "e1" }] })),
  pair("the wrong way round", ({ same }) => ({
    same: same.map(({ written, earlier }) => ({ written: earlier, earlier: written })),
  })),
  pair("null where nothing is the same", () => ({ same: null })),
  pair("an empty answer", () => ({})),
  pair("the list alone", ({ same }) => same),
  pair("one pair without a list", ({ same: [first] }) => ({ same: first ?? [] })),
  pair("another wrapper", (answer) => ({ result: answer })),

  said("no stop at its end", ({ summary }) => ({ summary: summary.replace(/\.$/u, "") })),
  said("a list mark before it", ({ summary }) => ({ summary: `- ${summary}` })),
  said("bold words", ({ summary }) => ({ summary: `<b>${summary}</b>` })),
  said("a line break at its end", ({ summary }) => ({ summary: `${summary}\n` })),
  said("a picture", ({ summary }) => ({ summary: `✨ ${summary}` })),
  said("a heading", ({ summary }) => ({ summary: `# ${summary}` })),
  said("a line break in it", ({ summary }) => ({ summary: summary.replace(/(?<=[.;:]) /u, "\n") })),
];
