import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../../../src/platform/model/answer/json-schema.ts";
import { unfoundedClaims } from "./claims.ts";
import { lengthOf } from "./length.ts";
import { unknownNames } from "./names.ts";
import { factsUsed, ownFacts } from "./own-facts.ts";
import { samenessOf } from "./sameness.ts";

const textsIn = (found: readonly { text: string }[]) => found.map(({ text }) => text);

test("a name is known when a person or the answer gave it, and not otherwise", () => {
  const given = { company: "Northline", answer: "We tried Kaffeewerk once." };
  const output = {
    name: "Ana Silva",
    text: "On Mondays Ana asks Northline for Kaffeewerk’s beans. “Then” she calls Bunzl Group about it.",
    label: "Refill Depots For Offices",
  };
  expect(textsIn(unknownNames(output, given, "en"))).toEqual(["Bunzl", "Group"]);
});

test("a capital says nothing in German; a company form or a capital inside of a word does", () => {
  const text = "Die Inhaberin kauft Mehl bei der Kornhaus GmbH und bucht über TeigProfi.";
  expect(textsIn(unknownNames({ text }, {}, "de"))).toEqual(["Kornhaus", "TeigProfi"]);
});

test("a Japanese company shows itself by its form", () => {
  expect(textsIn(unknownNames({ text: "料理長は株式会社ヤサイに頼む。" }, {}, "ja"))).toEqual(["株式会社ヤサイ"]);
});

test.each([
  "Studies show that crews carry less.",
  "Experts agree that it pays off.",
  "Studien belegen, dass Reste weggeworfen werden.",
  "Según una encuesta, los niños vuelven.",
  "調査によると店は足りない。",
])("a claim leans on nobody: %s", (text) => {
  expect(unfoundedClaims({ text }, {})).toHaveLength(1);
  expect(unfoundedClaims({ text }, { answer: text })).toEqual([]);
});

test("ideas share a sentence when only their own words differ", () => {
  const said = (thing: string, more: string) => ({
    own: `We sell ${thing}.`,
    written: [{ text: `Nobody knows today who uses ${thing}. ${more}` }],
  });
  const ideas = [
    said("crates", "Canteens count them by hand every week."),
    said("robots", "Growers lease them in spring only."),
  ];
  expect(samenessOf(ideas)).toEqual({ sentences: 4, shared: 2 });
  expect(samenessOf(ideas.slice(1))).toEqual({ sentences: 2, shared: 0 });
});

test("two ideas with the same texts share all of them", () => {
  const written = ["Nobody knows today who uses it.", "Canteens count them by hand every week."];
  expect(
    samenessOf([
      { own: "Crates", written },
      { own: "Robots", written },
    ]),
  ).toEqual({ sentences: 4, shared: 4 });
});

test("facts are used when their value comes back, however it is written", () => {
  const facts = ownFacts("It costs $12,000 a month for 45 people, 3 of them new, and 30% is lost.");
  expect(facts).toEqual(["12000", "45", "30"]);
  expect(factsUsed(facts, { text: "Of 12,000 dollars 30 percent is lost; 46 remain." })).toEqual(["12000", "30"]);
});

test("length counts words, and characters beside what is allowed", () => {
  const form = jsonSchemaOf(z.object({ items: z.array(z.object({ text: z.string().max(40), unit: z.string() })) }));
  const output = {
    items: [
      { text: "Crews carry boxes.", unit: "kg" },
      { text: "Die Crew trägt Kisten.", unit: "a month" },
    ],
  };
  expect(lengthOf(output, form)).toEqual({ texts: 3, words: 3 + 4 + 2, written: 18 + 22, allowed: 80 });
});
