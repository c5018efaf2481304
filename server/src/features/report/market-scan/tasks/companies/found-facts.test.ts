import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { assessed } from "#test-support/task-promises.ts";
import type { NumberedPassage } from "../../../writing/writing-tools.ts";
import { startupsTask } from "../startups/task.ts";
import type { FoundClaim } from "./found-claim.ts";
import { isNamedIn } from "./is-named-in.ts";

const passage = (number: number, title: string, text: string): NumberedPassage => ({
  number,
  text,
  source: {
    uuid: `00000000-0000-8000-8000-00000000000${number}`,
    title,
    description: "",
    url: `https://pages.example/${number}`,
    classification: "web",
    citations: [],
    confidenceLevel: "low",
    publishedDate: null,
  },
});
const passages = [
  passage(
    1,
    "Trade forum",
    "Fillbar GmbH was founded in Graz in 2019 and runs refill points in office lobbies at fillbar.example.",
  ),
  passage(2, "News", "In May the Graz company Fillbar opened a depot for 40 offices, its first outside of the city."),
];
const input = { brief: refillDepots, passages, wishes: "", wrong: [] };

const told = (fact: FoundClaim["fact"], quote: string, number = "1"): FoundClaim => ({
  fact,
  statement: `Told of ${fact}: ${quote.split(" ").slice(0, 4).join(" ")}.`,
  citations: [{ passage: number, quote, stance: "for" }],
});
const founded = told("founded", "Fillbar GmbH was founded in Graz in 2019");
const company = {
  name: "Fillbar",
  domain: "fillbar.example",
  overview: "Fillbar runs refill points in lobbies. Its customers are those of a depot.",
  headquarters: "Graz, Austria",
  founded: "2019",
  certainty: "The passages tell of its trade and its city.",
  hasCompetitiveProduct: true,
  relevance: "It stands where a depot would stand.",
  claims: [
    told("overview", "runs refill points in office lobbies"),
    told("headquarters", "the Graz company Fillbar opened a depot", "2"),
    founded,
    told("news", "opened a depot for 40 offices, its first outside of the city", "2"),
  ],
  valueProposition: "Tenants refill where they pass by.",
  competitiveAdvantage: "It has its places in lobbies already.",
  predictions: ["It could open depots in cellars."],
  potentialEngagements: [{ action: "partnership", description: "Ask its head of sites for one lobby." }],
};
const assess = (...changes: Partial<typeof company>[]) => {
  const result = assessed(startupsTask, { startups: changes.map((change) => ({ ...company, ...change })) }, input);
  if (result.outcome !== "ok") throw new Error(JSON.stringify(result.refused));
  return { startups: result.output.startups, mends: result.mends };
};

test("a company whose facts passages tell stays as it is, with its claims", () => {
  const { startups, mends } = assess({});
  expect(startups).toMatchObject([company]);
  expect(mends).toEqual([]);
});

test("a fact that no passage is cited for is unknown, whatever the model wrote", () => {
  const { startups, mends } = assess({ claims: [] });
  expect(startups).toMatchObject([{ overview: "Unknown", headquarters: "Unknown", founded: "Unknown", claims: [] }]);
  expect(mends).toEqual(["overview", "headquarters", "founded"].map((field) => `not-found startups.0.${field}`));
});

test("a fact that its cited passage does not tell is unknown, and its claim goes", () => {
  const { startups } = assess({ founded: "2014", headquarters: "Vienna" });
  expect(startups).toMatchObject([{ founded: "Unknown", headquarters: "Unknown" }]);
  expect(startups[0]?.claims?.map(({ fact }) => fact)).toEqual(["overview", "news"]);
  expect(assess({ domain: "fillbar-group.example" }).startups).toMatchObject([{ domain: "Unknown" }]);
});

test("a claim without a citation is no fact", () => {
  const { startups, mends } = assess({ claims: [{ ...founded, citations: [] }] });
  expect(startups).toMatchObject([{ founded: "Unknown", claims: [] }]);
  expect(mends).toContain("uncited-fact startups.0.claims");
});

test("a company that no passage names is left out, unless it stands in the directory: then it has the directory's facts", () => {
  const { startups, mends } = assess({ name: "Notfound Labs" });
  expect([startups, mends]).toEqual([[], ["unnamed-company startups.0"]]);
  const [winnow] = assess({ name: "Winnow", domain: "elsewhere.example", founded: "1999", claims: [] }).startups;
  expect(winnow).toMatchObject({
    domain: "winnowsolutions.com",
    overview: expect.stringMatching(/^Winnow /u),
    claims: [],
  });
  expect(winnow?.founded).not.toBe("1999");
});

test.each("Inc|Inc.|Ltd|LLC|plc|Corp.|Co.|GmbH|AG|SE|KG|SA|SAS|Sarl|BV|NV|Oy|AB|AS|ApS|SpA|Srl|Pty|K.K.|KK".split("|"))(
  "the legal form “%s” is no part of a company's name",
  (form) => {
    expect([
      isNamedIn("Of Fillbar they speak.", `Fillbar ${form}`),
      isNamedIn("Of Fill bar", `Fillbar, ${form}`),
    ]).toEqual([true, false]);
  },
);

test.each([
  ["昨日、株式会社日立製作所は発表した", "日立製作所"],
  ["บริษัทปตทเปิดสาขา", "ปตท"],
  ["きのうヤマトが来た", "ヤマト"],
])("in “%s” %s is named though nothing parts words", (text, name) => {
  expect(isNamedIn(text, name)).toBe(true);
  expect(isNamedIn(text, "...")).toBe(false);
});

test("a company is named in whole words, whatever its legal form and its script", () => {
  expect(assess({ name: "Fillbar AG" }).startups).toHaveLength(1);
  expect(assess({ name: "Fill" }).startups).toHaveLength(0);
});
