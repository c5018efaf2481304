import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { TrendsOutput } from "./output.ts";
import { trendsTask } from "./task.ts";

const input = { brief: refillDepots };

function answer(): TrendsOutput {
  return {
    summary:
      "Owners are asked for waste per tenant, which carries the depot; cleaning contracts that run for years hold it back.",
    categories: pestelCategories.map((category) => ({
      category,
      summary: `${category} forces reach the depot through whoever pays for the cupboard.`,
      impact: `Ask one owner about the ${category} side before the second depot.`,
      whatWouldTurn: `A ${category} change that frees owners from counting.`,
      howToNotice: `Fewer owners ask about the ${category} side each quarter.`,
      keyFindings: [
        { text: `${category} rules make owners count boxes.`, direction: "tailwind" },
        { text: `${category} contracts bind crews to one supplier.`, direction: "headwind" },
        { text: `${category} attention to packaging rises.`, direction: "up" },
      ],
    })),
  };
}

const assess = (change: (output: TrendsOutput) => void) => {
  const output = answer();
  change(output);
  return assessed(trendsTask, output, input);
};
const refusedOf = (change: (output: TrendsOutput) => void) => {
  const result = assess(change);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

testTaskPromises(
  trendsTask,
  conceptBriefs.map((brief) => ({ brief })),
);

test("a good answer is taken as it is", () => {
  expect(assess(() => undefined)).toMatchObject({ outcome: "ok", output: answer(), notes: [], mends: [] });
});

test("categories are put into the order of the acronym, in whatever form they are named", () => {
  const result = assess(({ categories }) => {
    categories.reverse();
    Object.assign(categories[0] ?? {}, { category: "legal factors" });
    Object.assign(categories[5] ?? {}, { category: "Politics" });
  });
  expect(result).toMatchObject({ outcome: "ok", output: answer() });
  expect(result.mends).toContain("order categories");
});

test("directions may stand in the plural", () => {
  const result = assess(({ categories }) =>
    Object.assign(categories[0]?.keyFindings[0] ?? {}, { direction: "tailwinds" }),
  );
  expect(result).toMatchObject({ outcome: "ok", output: answer() });
});

test("a category that stands twice is left out, and the one that is missing for it is asked for or told", () => {
  const result = assess(({ categories }) => Object.assign(categories[5] ?? {}, { category: "Political" }));
  expect(result).toMatchObject({
    refused: [
      {
        rule: "too-few-items",
        place: "categories",
        problem: "What is missing: Legal. Every PESTEL category must stand exactly once.",
        orMark: "Nothing could be used for: Legal.",
      },
    ],
  });
});

test("a category that stands twice where none can be left out is never kept", () => {
  const result = assess((output) => {
    output.categories.splice(4);
    Object.assign(output.categories[3] ?? {}, { category: "Political" });
  });
  const refused = result.outcome === "ok" ? [] : result.refused;
  // In the order of the acronym both come first.
  const twice = refused.find(({ rule }) => rule === "repeated-category");
  expect(twice).toMatchObject({ place: "categories.1", problem: expect.stringContaining("Political stands twice.") });
  expect(twice).not.toHaveProperty("orMark");
});

test("three categories are too few", () => {
  expect(refusedOf(({ categories }) => void categories.splice(3))).toEqual(["too-few-items categories"]);
});

test("a finding that stood before is left out where others remain, and refused otherwise", () => {
  const text = "Owners count boxes for the report.";
  const twice = ({ categories }: TrendsOutput) => {
    for (const category of categories.slice(0, 2)) Object.assign(category.keyFindings[0] ?? {}, { text });
  };
  const result = assess(twice);
  expect(result).toMatchObject({
    outcome: "ok",
    notes: [{ place: "categories.1.keyFindings", sentence: "2 of 3 could be used." }],
  });
  expect(result.mends).toContain("repeated-finding categories.1.keyFindings.0");
  const few = (output: TrendsOutput) => {
    twice(output);
    output.categories[1]?.keyFindings.splice(1);
  };
  expect(refusedOf(few)).toContain("repeated-label categories.1.keyFindings.0.text");
});

test.each([
  ["a statistic", "The market grows by 14% a year.", "invented-figure"],
  ["a link", "See https://example.org/waste for it.", "invented-address"],
  ["a placeholder", "Rules of [country] apply.", "placeholder"],
  ["nothing", "  ", "empty-text"],
])("%s in a text is refused in its place", (_, summary, rule) => {
  expect(refusedOf(({ categories }) => Object.assign(categories[0] ?? {}, { summary }))).toContain(
    `${rule} categories.0.summary`,
  );
});

test("one finding is enough; a category without any is asked for anew", () => {
  const findings = (count: number) => (output: TrendsOutput) => void output.categories[0]?.keyFindings.splice(count);
  expect(assess(findings(1))).toMatchObject({ outcome: "ok", notes: [{ sentence: "1 of 3 could be used." }] });
  expect(assess(findings(0))).toMatchObject({
    refused: [{ place: "categories", problem: expect.stringContaining("missing: Political.") }],
  });
});

test("a summary keeps the sentences that a page takes", () => {
  const room = `Owners ${"and tenants ".repeat(40)}pay.`;
  expect(assess((output) => Object.assign(output, { summary: `${room} Then they stop.` }))).toMatchObject({
    outcome: "ok",
    output: { summary: room },
  });
  expect(refusedOf((output) => Object.assign(output, { summary: "x".repeat(501) }))).toEqual(["too-long summary"]);
});

const draft = (name: string) => {
  const found = evaluationBriefs.find((brief) => brief.name === name);
  if (!found) throw new RangeError(`There is no brief "${name}".`);
  return draftOf(trendsTask, { brief: found.concept });
};
const category = ({ categories }: TrendsOutput, name: string) => categories.find((each) => each.category === name);

test("a draft has the six categories in their order", () => {
  for (const { name } of evaluationBriefs)
    expect(draft(name).categories.map((each) => each.category)).toEqual([...pestelCategories]);
});

test("a draft puts what people said where it clearly belongs, and says which way it works", () => {
  const lifts = draft("lifts");
  expect(category(lifts, "Social")?.keyFindings).toEqual([
    { text: expect.stringContaining("“Technicians retire faster than we can hire”"), direction: "tailwind" },
  ]);
  expect(category(lifts, "Economic")?.keyFindings).toEqual([
    { text: expect.stringContaining("“Overtime for 45 technicians at weekends”"), direction: "tailwind" },
    { text: expect.stringContaining("“Spare parts flown in for $12,000 a month”"), direction: "tailwind" },
  ]);
  expect(category(draft("medical"), "Legal")?.keyFindings).toContainEqual({
    text: expect.stringContaining("“It is a class IIa device: no sale before certification”"),
    direction: "headwind",
  });
});

test("where nothing was said, a draft says so and asks about the concept in the people's words", () => {
  const political = category(draft("refill"), "Political");
  expect(political).toMatchObject({ summary: "Not said yet", keyFindings: [{ direction: "headwind" }] });
  expect(political?.keyFindings[0]?.text).toMatch(/“.+”.*\?$/u);
});

test("a draft tells the change that people named as the reason for now, and otherwise asks for one", () => {
  expect(draft("finance").summary).toContain("“Large builders pay after 75 days”");
  expect(draft("japanese").summary).toContain("「屋上に置ける重さは1平方メートルあたり180kgまで」");
  expect(draft("word").summary).toContain("“Bins”");
});

test.each([
  ["german", "Noch nicht gesagt"],
  ["spanish", "Aún por decir"],
  ["japanese", "まだ語られていません"],
])("a %s idea is drafted in its language", (name, words) => {
  expect(category(draft(name), "Political")?.summary).toBe(words);
});
