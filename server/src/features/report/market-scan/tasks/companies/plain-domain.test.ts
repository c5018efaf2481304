import { expect, test } from "vitest";
import { plainDomain } from "./plain-domain.ts";

test.each([
  ["ecolab.com", "ecolab.com"],
  ["example.com/", "example.com"],
  ["https://www.example.com/path?from=list", "example.com"],
  ["WWW.Example.co.uk", "example.co.uk"],
  ["example.com.", "example.com"],
  ["example.com:443", "example.com"],
  ["example.com (main site)", "example.com"],
  ["example.com, example.org", "example.com"],
  ["müller-söhne.de", "müller-söhne.de"],
  ["linkedin.com", "linkedin.com"],
  ["likely.com", "likely.com"],
])("%s is the domain %s", (text, domain) => {
  expect(plainDomain(text)).toBe(domain);
});

test.each(
  "linkedin facebook instagram twitter x youtube tiktok crunchbase github"
    .split(" ")
    .map((site) => [`${site}.com`, `www.${site}.com/ecolab`] as const),
)("a page at %s is not the domain of whom it tells", (site, page) => {
  expect([plainDomain(page), plainDomain(`de.${page.replace("www.", "")}`)]).toEqual([undefined, undefined]);
  expect(plainDomain(site)).toBe(site);
});

test.each(
  "unsure|not sure|uncertain|unverified|unknown|maybe|perhaps|possibly|probably|likely|assumed|a guess|?".split("|"),
)("a domain that is called “%s” is none", (doubt) => {
  expect(plainDomain(`example.com (${doubt})`)).toBeUndefined();
});

test.each([
  "",
  "Unknown",
  "n/a",
  "not known",
  "ecolab",
  "example.com?",
  "example.com (not sure)",
  "probably example.com",
  "example com",
  "info@example.com",
  "https://www.linkedin.com/company/ecolab",
  "en.wikipedia.org/wiki/Ecolab",
])("“%s” is no domain", (text) => {
  expect(plainDomain(text)).toBeUndefined();
});
