import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { conceptBriefs } from "#test-support/concept-briefs.ts";
import { drawConcept } from "./draw-concept.ts";
import { motifs } from "./motifs/all-motifs.ts";
import { subjectsOf } from "./subjects/subjects.ts";

const wordsOf = (title: string, summary = "") => ({ title, summary, more: [] });
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const draw = (title: string, number = 1) => drawConcept({ id: idOf(number), words: wordsOf(title) });

/** One title for each thing that can be drawn, so that every motif and every arrangement is met. */
const titles = [
  "Offices without boxes",
  "A house for families",
  "A shop that counts",
  "Farms without weeds",
  "A factory of mills",
  "Machines that call before they fail",
  "Boats that gather plastic",
  "Tours through the mountains",
  "Bread for canteens",
  "Vans at night",
  "Bikes with boxes",
  "Nurses at home",
  "Loans among members",
  "Lessons for apprentices",
  "Forecasts from data",
  "Solar shutters",
  "Refill depots",
  "Volunteers at one table",
  "Birds in the city",
  "Timber by the piece",
  "Contracts in plain words",
  "A radio for valleys",
  "Laundry by night",
  "Shifts that suit",
  "A garden on the balcony",
  "Something else altogether",
];
const many = titles.flatMap((title) => [1, 2, 3, 4, 5, 6, 7, 8].map((number) => draw(title, number)));

describe("the drawing of a concept", () => {
  test("is the same for the same concept and words, and another one for any other", () => {
    expect(draw("Refill depots")).toBe(draw("Refill depots"));
    expect(new Set(many).size).toBe(many.length);
  });

  test("is below 30 kB, and fits light and dark pages", () => {
    expect(Math.max(...many.map((svg) => svg.length))).toBeLessThan(30_000);
    for (const svg of many) expect(svg).toContain("@media(prefers-color-scheme:dark)");
  });

  test("holds nothing but shapes: no text, no script, no address, and every number is one", () => {
    for (const svg of many) {
      const names = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map((match) => match[1]));
      for (const name of names)
        expect(["svg", "style", "path", "g", "circle", "clipPath", "defs", "use", "pattern"]).toContain(name);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
        /https?:|href="(?!#)|\bon\w+=|url\((?!#)/,
      );
    }
  });

  test("repeats no word of the concept, whatever stands in it", () => {
    const attack = '"/><script>alert(1)</script><text>Zwiebelkuchen';
    const svg = drawConcept({ id: idOf(1), words: { title: attack, summary: attack, more: [attack] } });
    expect(svg).not.toMatch(/script|alert|Zwiebel|<text/);
  });

  test("comes in more than a dozen compositions and moods", () => {
    // What a drawing is made of, without where it stands and how it is coloured.
    const form = (svg: string) =>
      createHash("sha256")
        .update(svg.replace(/<style>.*<\/style>/, "").replaceAll(/[\d.-]+/g, ""))
        .digest("hex");
    expect(new Set(many.map(form)).size).toBeGreaterThan(60);
    expect(new Set(many.map((svg) => /<style>.*<\/style>/.exec(svg)?.[0])).size).toBe(6);
  });
});

describe("what a concept is about", () => {
  test.each([
    ["Solar shutters for balconies", "energy"],
    ["Kühlkette per Lastwagen", "transport"],
    ["Büroreinigung im Hochhaus", "buildings"],
    ["Un día en el olivar", "farming"],
    ["Assurance pour les artisans", "money"],
    ["Des vélos pour le quartier", "cycling"],
    ["ペットの健康手帳", "health"],
    ["屋上の水耕野菜", "garden"],
    ["Zzz", "garden"],
    ["", "garden"],
  ])("%s: %s", (title, subject) => {
    expect(subjectsOf(wordsOf(title)).main).toBe(subject);
  });

  test("is found in words of its title before those of its summary, and a second thing beside it", () => {
    const words = wordsOf("Bread for canteens", "An algorithm on a platform says from their data what to bake");
    expect(subjectsOf(words)).toEqual({ main: "food", second: "data", audience: "companies" });
    expect(subjectsOf(wordsOf("Lessons for children of families at home")).audience).toBe("homes");
  });

  test.each([
    { title: "Zzz", summary: "Bread and coffee in a kitchen, a truck brings them", main: "food", second: null },
    { title: "Zzz", summary: "Bread and coffee, a truck on its route", main: "food", second: "transport" },
    { title: "A truck", summary: "Bread, coffee and recipes", main: "food", second: "transport" },
    { title: "Trucks", summary: "A bread", main: "transport", second: null },
    { title: "Zzz", summary: "A hospital", main: "health", second: null },
  ] as const)("$title, $summary: $main, and beside it $second", ({ title, summary, main, second }) => {
    expect(subjectsOf(wordsOf(title, summary))).toMatchObject({ main, second });
  });

  test.each([
    ["Zzz", "companies"],
    ["For families with children", "homes"],
    ["Für Mieter und ihre Kinder", "homes"],
    ["Für Bürger der Gemeinde", "public"],
    ["Para los ciudadanos y la escuela", "public"],
    ["Para el proveedor y el fabricante", "companies"],
    ["Pour les citoyens et les écoles", "public"],
    ["Pour les patients et leurs familles", "homes"],
    ["市民と学校のために", "public"],
    ["子どものいる家族へ", "homes"],
    ["企業の会社のために", "companies"],
  ])("%s is for %s", (title, audience) => {
    expect(subjectsOf(wordsOf(title)).audience).toBe(audience);
  });

  test("is found beside another where it is named as often as once in a summary and once in a longer text", () => {
    const words = (...more: string[]) => ({ title: "Bread", summary: "A truck", more });
    expect([subjectsOf(words()).second, subjectsOf(words("Cargo")).second]).toEqual([null, "transport"]);
  });

  test("is read in its longer texts as far as four thousand letters go", () => {
    const long = (length: number) => ({ title: "Zzz", summary: "", more: ["x".repeat(length), "hospital"] });
    expect([subjectsOf(long(3_990)).main, subjectsOf(long(4_000)).main]).toEqual(["health", "garden"]);
  });

  test("is found for every idea that is kept for tests, whose longest texts take no time that matters", () => {
    for (const { concept } of conceptBriefs)
      expect(subjectsOf({ ...concept, more: [concept.overview] }).main).toBeTruthy();
    expect(
      subjectsOf({ title: "x".repeat(5_000), summary: "\u0301".repeat(5_000), more: ["🌱".repeat(50_000)] }).main,
    ).toBe("garden");
  });

  test("can always be drawn", () => {
    for (const { outside, inside } of Object.values(motifs)) expect(outside.length + inside.length).toBeGreaterThan(0);
  });
});
