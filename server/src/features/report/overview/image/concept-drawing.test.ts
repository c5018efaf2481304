import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareConcept } from "#test-support/concept-briefs.ts";
import { createRandom } from "../../../../platform/drafting/random.ts";
import { styleOf } from "../drawing/palette.ts";
import { conceptDrawing } from "./concept-drawing.ts";
import { conceptImageTask } from "./concept-image-task.ts";

const id = "00000000-0000-4000-8000-000000000001";
const concept = { ...bareConcept.concept, title: "Zzz", summary: "", overview: "" };

test("a model for images is told the title, the summary and the beginning of the overview, and nothing else of a concept", () => {
  const told = { ...concept, title: "Depots", summary: "Soap in bulk.", overview: `${"a".repeat(1_200)}b` };
  const prompt = conceptImageTask.prompt({ ...told, problemStatement: "Full lifts." } as typeof told);
  expect(prompt.split("\n").filter((line) => line.startsWith("> "))).toEqual([
    "> Depots",
    "> Soap in bulk.",
    `> ${"a".repeat(1_200)}`,
  ]);
  expect([conceptImageTask.name, conceptImageTask.version]).toEqual(["concept-image", 1]);
});

test("a drawing is of what any text of the concept tells, and turns dark only where it may", () => {
  const nothing = conceptDrawing(id, concept);
  for (const field of ["title", "summary", "problemStatement", "valueProposition", "overview"] as const)
    expect(conceptDrawing(id, { ...concept, [field]: "Patients in a hospital" }), field).not.toBe(nothing);
  expect(nothing).toContain("@media(prefers-color-scheme:dark)");
  const printed = conceptDrawing(id, concept, { night: false });
  expect(printed).not.toContain("@media");
  expect(nothing.replace(/@media.*?\}\}/u, "")).toBe(printed);
});

test("a drawing has the paper, the ink and the greens of the product", () => {
  const tokens = readFileSync(new URL("../../../../../../web/src/theme/tokens.css", import.meta.url), "utf8");
  const day = styleOf(createRandom("any"), false);
  for (const [name, token] of [
    ["paper", "surface"],
    ["green4", "sprout-400"],
    ["green5", "sprout-600"],
  ])
    expect(day).toContain(`.${name}{fill:${new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(tokens)?.[1]}}`);
  expect(day).toContain(`.o,.k,.t{stroke:${/--sprout-800: (#[0-9a-f]{6})/.exec(tokens)?.[1]}}`);
});
