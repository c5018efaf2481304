import { describe, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { isRefusal } from "../../../../platform/model/answer/findings.ts";
import type { NumberedPassage } from "../writing-tools.ts";
import { citationFindings } from "./citation-findings.ts";
import type { CitedClaim } from "./cited-claims.ts";
import { groundsOf } from "./grounds-of.ts";
import { mendCitations } from "./mend-citations.ts";
import { withoutClaims } from "./without-claims.ts";

const passage = (number: number, text: string): NumberedPassage => ({
  number,
  text,
  source: {
    uuid: `00000000-0000-8000-8000-00000000000${number}`,
    title: `Page ${number}`,
    description: "",
    url: `https://pages.example/${number}`,
    classification: "web",
    citations: [],
    confidenceLevel: "low",
    publishedDate: null,
  },
});
const passages = [
  passage(1, "Of 412 offices that were asked, 38 percent would not change their supplier for a lower price alone."),
  passage(2, "Refill points pay for themselves within 14 months. See https://pages.example/2 for how it was counted."),
];
const input = { brief: refillDepots, passages, wishes: "", wrong: ["Tenants never refill by themselves."] };

const claim = (change: Partial<CitedClaim> = {}): CitedClaim => ({
  statement: "Price alone moves few offices.",
  citations: [
    { passage: "1", quote: "38 percent would not change their supplier for a lower price alone", stance: "for" },
  ],
  premises: [],
  ...change,
});
const answer = (...claims: CitedClaim[]) => ({ items: [{ text: "Offices stay where they are.", claims }] });
const rules = (output: unknown, given: object = input) =>
  citationFindings(output, given).map(
    (finding) => `${isRefusal(finding) ? "" : "mark "}${finding.rule} ${finding.place}`,
  );
const quoting = (quote: string, number = "1") => claim({ citations: [{ passage: number, quote, stance: "for" }] });

test("a statement that quotes what its passage says is taken, and so is reasoning", () => {
  expect(rules(answer(claim(), claim({ statement: "Storage decides.", citations: [], premises: ["Pains"] })))).toEqual(
    [],
  );
});

describe("a quote is refused in its place", () => {
  test.each([
    ["with another figure", "83 percent would not change their supplier for a lower price alone"],
    ["without its negation", "38 percent would change their supplier for a lower price alone"],
    ["that was made up", "most offices told us that they would gladly refill every week"],
    ["of two words", "lower price"],
    ["that stands in another passage", "Refill points pay for themselves within 14 months"],
  ])("%s", (_, quote) => {
    expect(rules(answer(claim(), quoting(quote)))).toEqual(["misquoted items.0.claims.1.citations.0.quote"]);
  });

  test("and what is left out of it is counted as misquoted", () => {
    expect(citationFindings(answer(quoting("made up by nobody at all")), input)).toMatchObject([
      { leftOut: "misquoted" },
    ]);
  });
});

test("figures of a statement stand in a passage that it cites itself, or in what people gave", () => {
  const figure = (statement: string, change: Partial<CitedClaim> = {}) =>
    rules(answer(claim({ statement, ...change })));
  expect(figure("412 offices were asked.")).toEqual([]);
  expect(figure("They pay off within 14 months.")).toEqual(["invented-figure items.0.claims.0.statement"]);
  expect(figure("412 offices were asked.", { citations: [] })).toEqual(["invented-figure items.0.claims.0.statement"]);
});

test.each(["statement", "description", "text"])("an item that cites by itself is judged by its %s", (field) => {
  const item = (words: string) => ({ items: [{ [field]: words, citations: claim().citations }] });
  expect(rules(item("412 offices were asked."))).toEqual([]);
  expect(rules(item("They pay off within 14 months."))).toEqual([`invented-figure items.0.${field}`]);
});

test("figures of what reasoning goes out from stand in what was given, too", () => {
  expect(rules(answer(claim({ premises: ["412 offices", "73 tenants"] })))).toEqual([
    "invented-figure items.0.claims.0.premises.1",
  ]);
});

test("a text beside the claims may hold figures of what the answer cites, of nothing else that was read", () => {
  const grounds = JSON.stringify(groundsOf(answer(claim()), input));
  expect(grounds).toContain("412 offices");
  expect(grounds).not.toContain("14 months");
  expect(JSON.stringify(groundsOf(answer(quoting("words that stand nowhere at all")), input))).not.toContain("412");
});

test("no address gets into a statement, though it stands in a passage", () => {
  const statement = "It is told at https://pages.example/2 how it was counted.";
  expect(rules(answer(claim({ statement })))).toContain("invented-address items.0.claims.0.statement");
});

test("what people marked as wrong is refused wherever it is said again, and nothing that merely resembles it", () => {
  const again = "Tenants never refill by themselves, ever.";
  expect(rules(answer(claim({ statement: again })))).toEqual(["marked-as-wrong items.0.claims.0.statement"]);
  expect(rules({ items: [{ text: `First. ${again}`, claims: [] }] })).toEqual(["marked-as-wrong items.0.text"]);
  expect(rules(answer(claim({ statement: "Landlords never sign for single tenants." })))).toEqual([]);
});

test("without research there is nothing to say of an answer", () => {
  expect(rules({ items: [{ text: "Offices stay." }] }, { brief: refillDepots })).toEqual([]);
});

test("claims are taken out of an answer without moving its other texts", () => {
  expect(
    withoutClaims({
      items: [
        { text: "One", citations: [] },
        { text: "Two", claims: [claim()] },
      ],
    }),
  ).toEqual({
    items: [{ text: "One" }, { text: "Two" }],
  });
});

describe("a citation is mended", () => {
  const mend = (...claims: CitedClaim[]) => {
    const mends: string[] = [];
    const output = mendCitations(answer(...claims), input, (rule, place) => mends.push(`${rule} ${place}`));
    return { citations: output.items.flatMap((item) => item.claims.flatMap(({ citations }) => citations)), mends };
  };

  test("to the words as they stand in the passage", () => {
    const { citations, mends } = mend(quoting("“38 percent would not change thier supplier, for a lower price alone”"));
    expect(citations[0]?.quote).toBe("38 percent would not change their supplier for a lower price alone");
    expect(mends).toEqual(["quote-as-it-stands items.0.claims.0.citations.0.quote"]);
  });

  test("in its number when only another passage holds the quote", () => {
    const { citations, mends } = mend(quoting("Refill points pay for themselves within 14 months"));
    expect(citations[0]?.passage).toBe("2");
    expect(mends).toEqual(["passage-number items.0.claims.0.citations.0.passage"]);
  });

  test("not in its number where two other passages hold the quote, and untold where only its marks differ", () => {
    const quote = "Refill points pay for themselves within 14 months";
    const given = { ...input, passages: [...passages, passage(3, `They say: ${quote}, and more.`)] };
    const [cited] = mendCitations(answer(quoting(quote)), given, () => undefined).items[0]?.claims[0]?.citations ?? [];
    expect(cited).toEqual({ passage: "1", quote, stance: "for" });
    const spaced = mend(quoting("“38 percent would not change their supplier for a lower  price alone”"));
    expect(spaced).toMatchObject({
      citations: [{ quote: "38 percent would not change their supplier for a lower price alone" }],
      mends: [],
    });
  });

  test("by leaving out a quote that the statement has already; one that stands nowhere stays to be refused", () => {
    const [same] = claim().citations;
    if (!same) throw new Error("A claim cites.");
    expect(mend(claim({ citations: [same, same] }))).toMatchObject({
      citations: [same],
      mends: ["repeated-quote items.0.claims.0.citations.1"],
    });
    expect(mend(quoting("nobody has ever said this here"))).toMatchObject({
      citations: [{ passage: "1", quote: "nobody has ever said this here" }],
      mends: [],
    });
  });
});
