import { expect, test } from "vitest";
import { sectors } from "../sectors.ts";
import { companies } from "./directory.ts";

test("the directory names at least 160 companies in 20 sectors", () => {
  expect(companies.length).toBeGreaterThanOrEqual(160);
  expect(new Set(companies.map((company) => company.sector))).toEqual(new Set(sectors.map((sector) => sector.id)));
  expect(sectors).toHaveLength(20);
});

test.each(sectors.map((sector) => sector.id))("%s has at least four incumbents and three startups", (sector) => {
  const inSector = companies.filter((company) => company.sector === sector);
  expect(inSector.filter((company) => company.kind === "incumbent").length).toBeGreaterThanOrEqual(4);
  expect(inSector.filter((company) => company.kind === "startup").length).toBeGreaterThanOrEqual(3);
});

test("names and domains are unique", () => {
  expect(new Set(companies.map((company) => company.name)).size).toBe(companies.length);
  expect(new Set(companies.map((company) => company.domain)).size).toBe(companies.length);
});

test.each(companies)("$name has plausible facts", (company) => {
  expect(company.domain).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u);
  expect(company.domain).not.toMatch(/^www\./u);
  expect(company.headquarters).toMatch(/^\p{Lu}[\p{L}\p{M}'’ .-]+, \p{Lu}[\p{L} ]+$/u);
  expect(company.founded).toBeGreaterThanOrEqual(1600);
  expect(company.founded).toBeLessThanOrEqual(2023);
  if (company.kind === "startup") expect(company.founded).toBeGreaterThanOrEqual(2005);
  expect(company.activity).toMatch(/^\p{Ll}+s,? .*[^.!?]$/u);
  expect(company.keywords.length).toBeGreaterThanOrEqual(2);
  expect(company.keywords.every((keyword) => keyword === keyword.toLowerCase().trim() && keyword !== "")).toBe(true);
});
