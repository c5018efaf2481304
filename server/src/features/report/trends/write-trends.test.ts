import { Trends } from "@seedbed/contract/report/trends/schemas";
import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { writeTrends } from "./write-trends.ts";

test.each(conceptBriefs.map((brief) => [brief.concept.title, brief] as const))(
  "the trends of %s are ones the contract takes",
  async (_, brief) => {
    const trends = await writeTrends(draftTools(brief));
    expect(Trends.parse(trends)).toEqual(trends);
    expect(trends.results.map(({ category }) => category)).toEqual([...pestelCategories]);
    expect(trends.origin).toBe("draft");
  },
);

test("every category has an icon of its own", async () => {
  const { results } = await writeTrends(draftTools(refillDepots));
  expect(new Set(results.map(({ icon }) => icon)).size).toBe(6);
});

test("ids are unique, and the same when the section is written again", async () => {
  const trends = await writeTrends(draftTools(refillDepots));
  const ids = uuidsOf(trends);
  expect(ids).toHaveLength(6 + trends.results.flatMap(({ keyFinding }) => keyFinding).length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uuidsOf(await writeTrends(draftTools(refillDepots)))).toEqual(ids);
});

test("two concepts share no sentence", async () => {
  const all = await Promise.all(conceptBriefs.map((brief) => writeTrends(draftTools(brief))));
  expect(sharedSentences(all)).toEqual([]);
});

test("what would turn a trend, and how to notice, stand where they belong", async () => {
  const tools = draftTools(refillDepots);
  let said: unknown;
  const run: typeof tools.run = async (task, input, part) => {
    const result = await tools.run(task, input, part);
    const { categories } = result.output as { categories: { whatWouldTurn: string; howToNotice: string }[] };
    said = categories.map(({ whatWouldTurn, howToNotice }) => ({ whatWouldTurn, howToNotice }));
    return result;
  };
  const { results } = await writeTrends({ ...tools, run });
  expect(results.map(({ whatWouldTurn, howToNotice }) => ({ whatWouldTurn, howToNotice }))).toEqual(said);
});
