import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { listOf } from "../list-of.ts";
import { fitToSchema } from "./fit-to-schema.ts";

function fit(value: unknown, schema: z.ZodType) {
  const mends: string[] = [];
  const mended = (rule: string, place: string) => void mends.push(`${rule} ${place}`.trim());
  return { value: fitToSchema(value, jsonSchemaOf(schema), { place: "", mended }), mends };
}

describe("a number", () => {
  const score = z.number().min(0).max(10);
  test.each([
    ["7", 7],
    ["7/10", 7],
    ["7.5 out of 10", 7.5],
    ["10.5", 10],
    [-0.5, 0],
    [11, 10],
    [11.1, 11.1],
    [-1.1, -1.1],
  ])("%j is a score", (given, value) => {
    expect(fit(given, score).value).toBe(value);
  });

  test.each([70, "three", "3 to 5", "", null, [7]])("%j is none and stays", (given) => {
    expect(fit(given, score)).toEqual({ value: given, mends: [] });
  });

  test.each([
    ["60 %", 60],
    ["60 percent", 60],
    [0.35, 35],
    [34.6, 35],
  ])("%j is a share in whole percent", (given, value) => {
    expect(fit(given, z.int().min(1).max(100)).value).toBe(value);
  });

  test.each([
    ["$1.2M", 1_200_000],
    ["US$45", 45],
    ["about 41,200 buildings", 41_200],
    ["12k", 12_000],
    ["1 200 000", 1_200_000],
    ["3,5", 3.5],
    ["−4", -4],
    ["€2bn", 2_000_000_000],
    ["1.5 billion", 1_500_000_000],
    ["2 thousand", 2_000],
    ["41\u202f200", 41_200],
    ["approx. 12 USD", 12],
  ])("%j is an amount", (given, value) => {
    expect(fit(given, z.number()).value).toBe(value);
  });
});

describe("a choice", () => {
  const grading = z.enum(["Mostly Tailwinds", "Headwinds & Tailwinds", "Mostly Headwinds"]);
  test.each([
    ["mostly headwinds", "Mostly Headwinds"],
    ["MOSTLY_HEADWINDS.", "Mostly Headwinds"],
    ["Mostly Headwinds (7)", "Mostly Headwinds"],
    ["Headwinds and Tailwinds", "Headwinds and Tailwinds"],
    ["Headwinds", "Headwinds"],
    ["Tailwinds mostly", "Tailwinds mostly"],
  ])("%j means %j", (given, value) => {
    expect(fit(given, grading).value).toBe(value);
  });

  test("of numbers is read out of words, another number is none", () => {
    const rank = z.literal([1, 2, 3]);
    expect(["2", "3 (high)", "3/3", 4, "23"].map((given) => fit(given, rank).value)).toEqual([2, 3, 3, 4, "23"]);
  });

  test("is not guessed at from one or two letters", () => {
    const unit = z.enum(["A day", "Month"]);
    expect(fit("a", unit).value).toBe("a");
    expect(fit("day", unit).value).toBe("A day");
  });

  test("that does no harm has one to fall back on", () => {
    const icon = z.enum(["coin", "leaf"]).describe("Icon.").meta({ fallback: "leaf" });
    expect(fit("rocket", icon)).toEqual({ value: "leaf", mends: ["choice"] });
  });
});

describe("a text", () => {
  test.each([
    ["**Rent** rises", "Rent rises"],
    ["- Rent rises", "Rent rises"],
    ["2. Rent rises", "Rent rises"],
    ["“Rent rises”", "Rent rises"],
    ["Rent &amp; rules<br>rise", "Rent & rules\nrise"],
    ["3.5 metres", "3.5 metres"],
    ["## Rent rises", "Rent rises"],
    ["Set `rent` higher", "Set rent higher"],
    ["__Rent__ rises", "Rent rises"],
    ["„Rent rises“", "Rent rises"],
    ["- Rent rises\n- Rules too", "- Rent rises\n- Rules too"],
    ["“Rent” and “rules”", "“Rent” and “rules”"],
    [["Rent rises.", "Rules too."], "Rent rises. Rules too."],
    [12, "12"],
    [null, ""],
    [{ text: "Rent rises" }, "Rent rises"],
  ])("%j is %j", (given, value) => {
    expect(fit(given, z.string()).value).toBe(value);
  });

  test("that may be either of two is none, and stays", () => {
    const two = { text: "Rent rises", note: "Rules too" };
    expect(fit(two, z.string())).toEqual({ value: two, mends: [] });
  });

  test("longer than its room loses whole sentences, and stays when the first is too long", () => {
    const summary = z.string().max(30);
    expect(fit("Rent rises. Rules change in spring.", summary)).toEqual({
      value: "Rent rises.",
      mends: ["shortened-text"],
    });
    expect(fit("朝の市場は遠い。雨の週は値段が二倍になる。店は閉まる。", z.string().max(25)).value).toBe(
      "朝の市場は遠い。雨の週は値段が二倍になる。",
    );
    const long = "Rents that rise are no reason to leave";
    expect(fit(long, summary)).toEqual({ value: long, mends: [] });
  });
});

describe("a list", () => {
  const forces = listOf(z.object({ name: z.string(), score: z.number() }), { wanted: 3, enough: 2, unique: "name" });
  const [rent, rules, crews] = ["Rent", "Rules", "Crews"].map((name) => ({ name, score: 5 }));

  test("loses the item that stands twice, as long as enough remain", () => {
    expect(fit([rent, rules, { ...rent, name: "rent " }], forces).value).toEqual([rent, rules]);
    expect(fit([rent, { name: "RENT", score: 5 }], forces).value).toHaveLength(2);
  });

  test("loses what is empty and what is beyond its room, the first stay", () => {
    const more = [rent, null, rules, {}, crews, { name: "Data", score: 1 }];
    expect(fit(more, forces)).toEqual({ value: [rent, rules, crews], mends: ["empty-item", "list-too-long"] });
  });

  test("is made of one item, of a map, and of lines of text", () => {
    expect(fit(rent, forces).value).toEqual([rent]);
    expect(fit({ "1": rent, "2": rules }, forces).value).toEqual([rent, rules]);
    expect(fit("- Rent\n- Rules", z.array(z.string())).value).toEqual(["Rent", "Rules"]);
    expect(fit("Rent; rules", z.array(z.string())).value).toEqual(["Rent", "rules"]);
    expect(fit(["Rent", "", "rules"], z.array(z.string())).value).toEqual(["Rent", "rules"]);
    expect(fit(null, z.array(z.string())).value).toEqual([]);
  });
});

describe("an object", () => {
  const Company = z.object({
    name: z.string(),
    foundedIn: z.int().nullable(),
    nick: z.string().optional(),
    facts: z.array(z.string()).max(3),
    isRival: z.boolean(),
  });

  test("has its names in our spelling, null and nothing where they may be, and no more", () => {
    const given = { Name: "Fillbar", founded_in: "n/a", nick: null, is_rival: "yes", admin: true };
    expect(fit(given, Company)).toEqual({
      value: { name: "Fillbar", foundedIn: null, facts: [], isRival: true },
      mends: [
        "name-of-a-property name",
        "name-of-a-property foundedIn",
        "name-of-a-property isRival",
        "truth-value isRival",
      ],
    });
  });

  test.each([
    ["nein", false],
    ["No", false],
    [0, false],
    ["ja", true],
    ["TRUE", true],
    ["perhaps", "perhaps"],
  ])("takes %j as %j where it says whether", (given, isRival) => {
    expect(fit({ name: "Fillbar", foundedIn: "-", facts: [], isRival: given }, Company).value).toEqual({
      ...{ name: "Fillbar", foundedIn: null, facts: [], isRival },
    });
  });

  test("whose name is missing stays without it, for the schema to refuse", () => {
    expect(fit({ foundedIn: 2015, facts: [], isRival: false }, Company).value).not.toHaveProperty("name");
  });
});

test("a good answer is not changed, and nothing is told", () => {
  const good = { name: "Fillbar", score: 7, tags: ["a", "b"], at: null };
  const schema = z.object({
    name: z.string(),
    score: z.number(),
    tags: z.array(z.string()),
    at: z.string().nullable(),
  });
  expect(fit(good, schema)).toEqual({ value: good, mends: [] });
});
