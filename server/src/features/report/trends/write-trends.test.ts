import type { Source } from "@seedbed/contract/report/source";
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

test("findings carry the pages that were read for them, and icons are those of their categories", async () => {
  const tools = draftTools(refillDepots);
  const asked: unknown[] = [];
  const source: Source = {
    ...{ uuid: "page", title: "A page", description: "", url: "https://page.example/", classification: "web" },
    ...{ citations: [], confidenceLevel: "low", publishedDate: null },
  };
  const researched = { passages: [{ number: 1, text: "Said so.", source }], wishes: "Only hotels", wrong: ["Not so."] };
  const run: typeof tools.run = async (task, input, part) => {
    asked.push(part.about, input);
    const result = await tools.run(task, { ...input, passages: [], wrong: [] }, part);
    const { categories } = result.output as { categories: { keyFindings: object[] }[] };
    const citations = [{ passage: "1", quote: "Said so.", stance: "for" }];
    Object.assign(categories[5]?.keyFindings[0] ?? {}, { claims: [{ statement: "A rule", citations }] });
    return { ...result, origin: "model" };
  };
  const research: typeof tools.research = async (topic) => {
    asked.push(topic);
    return researched;
  };
  const { results, origin } = await writeTrends({ ...tools, run, research });
  expect(asked).toEqual(["trends", "Trends", { brief: refillDepots, ...researched }]);
  expect(results.map(({ keyFinding }) => keyFinding[0]?.sources.length)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(results[5]?.keyFinding[0]).toMatchObject({
    sources: [{ title: "A page", citations: ["Said so."] }],
    claims: [{ text: "A rule", passages: [{ source: "page", quote: "Said so.", stance: "for" }] }],
  });
  expect(results.map(({ category, icon }) => [category, icon])).toEqual([
    ["Political", "building-bank"],
    ["Economic", "coins"],
    ["Social", "users"],
    ["Technological", "cpu"],
    ["Environmental", "leaf"],
    ["Legal", "gavel"],
  ]);
  expect(origin).toBe("model");
});
