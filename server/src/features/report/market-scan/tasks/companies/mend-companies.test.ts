import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { mendCompanies } from "./mend-companies.ts";

const ecolab = {
  name: "Ecolab",
  domain: "ecolab.com",
  overview: "Ecolab supplies dosing systems to hotels and offices.",
  headquarters: "Saint Paul, United States",
  founded: "1923",
  certainty: "Sure of the name and the trade; the year is from memory.",
  hasCompetitiveProduct: true,
  relevance: "Its dosing systems stand where a depot would stand.",
};

function mend(...changes: Partial<typeof ecolab>[]) {
  const mends: string[] = [];
  const companies = mendCompanies(
    {
      list: "startups",
      companies: changes.map((change) => ({ ...ecolab, ...change })),
      input: { brief: refillDepots },
    },
    (rule, place) => mends.push(`${rule} ${place}`),
  );
  return { companies, mends };
}

test("a careful entry stays as it is", () => {
  expect(mend({}, { domain: "Unknown", founded: "Unknown", headquarters: "Unknown" }).mends).toEqual([]);
});

test.each([
  ["2015 (approx.)", "2015"],
  ["around 1920", "1920"],
  ["2015-03-01", "2015"],
  ["c. 1998.", "1998"],
  ["1980s", "Unknown"],
  ["2003 or 2005", "Unknown"],
  ["in the last century", "Unknown"],
  ["", "Unknown"],
  ["0999", "Unknown"],
  ["1.923", "Unknown"],
  ["about 2015, maybe", "2015"],
  ["v2015", "Unknown"],
  ["2100", "Unknown"],
])("founded “%s” is %s", (given, founded) => {
  const { companies, mends } = mend({ founded: given });
  expect(companies).toMatchObject([{ founded }]);
  expect(mends).toEqual(["plain-year startups.0.founded"]);
});

test("a domain has its plain form, or is unknown", () => {
  expect(mend({ domain: "https://www.ecolab.com/" })).toMatchObject({
    companies: [{ domain: "ecolab.com" }],
    mends: ["plain-domain startups.0.domain"],
  });
  expect(mend({ domain: "not known" }).companies).toMatchObject([{ domain: "Unknown" }]);
});

test.each([
  ...["", "N/A", "NA", "unknown", "Not sure.", "Not known", "not available", "-", "–", "—", "?", "unclear", "unsure?"],
  ...["uncertain", "None", "null", "TBA", "tbd."],
])("the headquarters “%s” are unknown", (headquarters) => {
  expect(mend({ headquarters })).toMatchObject({
    companies: [{ headquarters: "Unknown" }],
    mends: ["unknown-fact startups.0.headquarters"],
  });
});

test.each([
  ...["", "Unknown", "unnamed", "None", "N/A", "NA", "not known", "TBD", "Company A", "Startup 2", "Company 3"],
  "Incumbent 10",
])("a company called “%s” is left out", (name) => {
  const { companies, mends } = mend({ name }, {});
  expect(companies).toEqual([ecolab]);
  expect(mends).toEqual(["nameless-company startups.0"]);
});

test("the company that has the idea is left out, by its name and by its domain", () => {
  const { companies, mends } = mend({}, { name: "NORTHLINE " }, { name: "Other", domain: "www.northline.example" });
  expect(companies).toEqual([ecolab]);
  expect(mends).toContain("own-company startups.1");
  expect(mends).toContain("own-company startups.2");
});
