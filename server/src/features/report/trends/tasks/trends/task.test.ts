import { pestelCategories } from "@seedbed/contract/report/trends/schemas";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
      keyFindings: [
        { text: `${category} rules make owners count boxes.`, direction: "tailwind" },
        { text: `${category} contracts bind crews to one supplier.`, direction: "headwind" },
        { text: `${category} attention to packaging rises.`, direction: "up" },
      ],
    })),
  };
}

const check = (change: (output: TrendsOutput) => void) => {
  const output = answer();
  change(output);
  return trendsTask.check(output, input).join("\n");
};

testTaskPromises(
  trendsTask,
  conceptBriefs.map((brief) => ({ brief })),
);

test("a good answer is taken", () => {
  expect(trendsTask.check(trendsTask.output.parse(answer()), input)).toEqual([]);
});

test("a category that stands twice is told, and so is the one that is missing for it", () => {
  const problems = check(({ categories }) => Object.assign(categories[5] ?? {}, { category: "Political" }));
  expect(problems).toContain('"Political" occurs twice');
  expect(problems).toContain("Legal is missing");
});

test("a finding that stands in two categories is told", () => {
  const text = "Owners count boxes for the report.";
  const problems = check(({ categories }) => {
    for (const category of categories.slice(0, 2)) Object.assign(category.keyFindings[0] ?? {}, { text });
  });
  expect(problems).toContain("occurs twice among the key findings");
});

test.each([
  ["a statistic", "The market grows by 14% a year.", "14%"],
  ["a link", "See https://example.org/waste for it.", "address"],
  ["a placeholder", "Rules of [country] apply.", "placeholder"],
  ["nothing", "  ", "empty"],
])("%s in a text is told", (_, summary, word) => {
  expect(check(({ categories }) => Object.assign(categories[0] ?? {}, { summary }))).toContain(word);
});

test("two findings, five categories or a longer summary than a page takes are no answer", () => {
  const short = answer();
  short.categories[0]?.keyFindings.pop();
  expect(trendsTask.output.safeParse(short).success).toBe(false);
  expect(trendsTask.output.safeParse({ ...answer(), categories: answer().categories.slice(1) }).success).toBe(false);
  expect(trendsTask.output.safeParse({ ...answer(), summary: "x".repeat(501) }).success).toBe(false);
});

test("a draft has the six categories in their order and hears both sides in each", () => {
  const draft = draftOf(trendsTask, input);
  expect(draft.categories.map(({ category }) => category)).toEqual([...pestelCategories]);
  for (const { keyFindings } of draft.categories) {
    const directions = keyFindings.map(({ direction }) => direction);
    expect(directions.some((direction) => direction === "tailwind" || direction === "up")).toBe(true);
    expect(directions.some((direction) => direction === "headwind" || direction === "down")).toBe(true);
  }
});

test("ideas of different kinds are drafted from different forces", () => {
  const [depot, ward] = conceptBriefs.map((brief) => draftOf(trendsTask, { brief }).summary);
  expect(depot?.replaceAll("the refill depot for shared offices", "it")).not.toBe(
    ward?.replaceAll("the ward shift planner", "it"),
  );
});
