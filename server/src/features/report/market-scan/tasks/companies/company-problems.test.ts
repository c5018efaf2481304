import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import type { CompanyWords } from "./company-fields.ts";
import { companyProblems } from "./company-problems.ts";

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

const problemsOf = (...companies: CompanyWords[]) => companyProblems("incumbents", companies, refillDepots);

test("a careful entry, or none, has no problems", () => {
  expect(problemsOf(company())).toEqual([]);
  expect(problemsOf()).toEqual([]);
});

test("a company that stands twice is told", () => {
  expect(
    problemsOf(
      company(),
      company({
        name: "ecolab ",
        overview: "It is Ecolab again, told otherwise.",
        relevance: "As above it is.",
        certainty: "Sure.",
      }),
    ).join(),
  ).toContain("twice");
});

test("the company that has the idea is no company of its own scan", () => {
  expect(problemsOf(company({ name: "Northline" }))).toEqual([
    "incumbents.0 is the company that has this idea; name another company or leave the entry out.",
  ]);
});

test.each([
  ["a domain with a protocol", { domain: "https://ecolab.com" }, "domain"],
  ["a domain that is a sentence", { domain: "not known" }, "domain"],
  ["a founding year that is none", { founded: "around 1920" }, "founded"],
  ["a profile of a person", { relevance: "Talk to linkedin.com/in/someone there." }, "contact details"],
  ["an address of a person", { relevance: "Write to buyer@ecolab.com today." }, "contact details"],
  ["a figure that nobody looked up", { relevance: "It serves 48,000 people and earns $15 billion." }, "48,000"],
  ["an empty text", { certainty: " " }, "empty"],
  ["a link", { overview: "See https://ecolab.com/about for more." }, "Leave links"],
])("%s is told", (_, change, word) => {
  expect(problemsOf(company(change)).join()).toContain(word);
});

test("LinkedIn may be named as a company, and founding years may be told", () => {
  const words = { overview: "Founded in 2003, LinkedIn lists jobs for building staff.", founded: "2003" };
  expect(problemsOf(company({ name: "LinkedIn", domain: "linkedin.com", ...words }))).toEqual([]);
});
