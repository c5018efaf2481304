import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { isRefusal, saidOf } from "../../../../../platform/model/answer/findings.ts";
import type { CompanyWords } from "./company-fields.ts";
import { companyFindings } from "./company-findings.ts";

function company(change: Partial<CompanyWords> = {}): CompanyWords {
  return {
    name: "Ecolab",
    domain: "ecolab.com",
    overview: "Ecolab supplies dosing systems to hotels and offices.",
    headquarters: "Unknown",
    founded: "1923",
    certainty: "Sure of the name and the trade; the year is from memory.",
    hasCompetitiveProduct: true,
    relevance: "Its dosing systems stand where a depot would stand.",
    ...change,
  };
}

const findingsOf = (...companies: CompanyWords[]) => companyFindings("incumbents", companies, { brief: refillDepots });
const said = (...companies: CompanyWords[]) => findingsOf(...companies).map(saidOf);

test("a careful entry, or none, has no problems", () => {
  expect(findingsOf(company())).toEqual([]);
  expect(findingsOf()).toEqual([]);
});

test("the company that has the idea is no company of its own scan", () => {
  const sentence = "incumbents.0 is the company that has this idea; name another company or leave the entry out.";
  expect(said(company({ name: "Northline" }))).toEqual([sentence]);
  expect(said(company({ domain: "northline.example" }))).toEqual([sentence]);
});

test.each([
  ["a profile of a person", { relevance: "Talk to linkedin.com/in/someone there." }, "contact details"],
  ["an address of a person", { relevance: "Write to buyer@ecolab.com today." }, "contact details"],
  ["a figure that nobody looked up", { relevance: "It serves 48,000 people and earns $15 billion." }, "48,000"],
  ["an empty text", { certainty: " " }, "empty"],
  ["a link", { overview: "See https://ecolab.com/about for more." }, "Leave links"],
])("%s is refused", (_, change, word) => {
  expect(said(company(change)).join()).toContain(word);
  expect(findingsOf(company(change)).every(isRefusal)).toBe(true);
});

test("what is refused is named with the words that are wrong, never to be kept with a note", () => {
  expect(findingsOf(company({ relevance: "Write to buyer@ecolab.com today." }))).toContainEqual(
    expect.objectContaining({ place: "incumbents.0.relevance", words: "buyer@ecolab.com" }),
  );
  expect(findingsOf(company({ name: "Northline" })).some((finding) => "orMark" in finding)).toBe(false);
});

test("LinkedIn may be named as a company, and founding years may be told", () => {
  const words = { overview: "Founded in 2003, LinkedIn lists jobs for building staff.", founded: "2003" };
  expect(findingsOf(company({ name: "LinkedIn", domain: "linkedin.com", ...words }))).toEqual([]);
});

test("names and places may hold numbers, but no share and no amount", () => {
  expect(findingsOf(company({ name: "7-Eleven", headquarters: "21st Street, New York" }))).toEqual([]);
  expect(findingsOf(company({ name: "Ecolab, 37% of them" }))).toMatchObject([
    { rule: "invented-figure", place: "incumbents.0.name", words: "37%" },
  ]);
  expect(findingsOf(company({ headquarters: "A $2M building in Oslo" }))).toMatchObject([
    { rule: "invented-figure", place: "incumbents.0.headquarters", words: "$2M" },
  ]);
});
