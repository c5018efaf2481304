import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { called } from "./called.ts";
import { DirectionBadge } from "./direction-badge.tsx";
import { perWhat } from "./per-what.ts";
import { questionName } from "./question-name.ts";
import { sourcesThatFit } from "./sources-that-fit.ts";
import { WithoutSources } from "./without-sources.tsx";

test("a field away from its place is called by its thing, of which forty letters are enough", () => {
  expect(called("Summary", "Political")).toBe("Summary of “Political”");
  expect(called("Summary", "a".repeat(40))).toBe(`Summary of “${"a".repeat(40)}”`);
  expect(called("Summary", `${"a".repeat(39)} b`)).toBe(`Summary of “${"a".repeat(39)}…”`);
  expect(called("Summary", "😀".repeat(41))).toBe(`Summary of “${"😀".repeat(40)}…”`);
});

test("a question has one name in an address, in any language", () => {
  expect(questionName("Who pays, and why?")).toBe("answer-who-pays-and-why");
  expect(questionName("  Größe: 3 m² ")).toBe("answer-größe-3-m²");
});

test("an amount is said per what it is for, unless its words say so already", () => {
  const said = [
    "per floor",
    "a floor",
    "An office",
    "each floor",
    "every floor",
    "for a floor",
    "by weight",
    "/floor",
    "/ floor",
  ];
  expect(said.map(perWhat)).toEqual(said);
  expect(["floor", "month", "person", "animal", "bystander", "forklift"].map(perWhat)).toEqual([
    ...["per floor", "per month", "per person", "per animal", "per bystander", "per forklift"],
  ]);
});

test("as many sources stand in a line as fit, with the number of the others; one in any case", () => {
  const room = { total: 3, available: 320, gap: 10, more: 40 };
  expect(sourcesThatFit([100, 100, 100], room)).toBe(3);
  expect(sourcesThatFit([100, 100, 100], { ...room, available: 319 })).toBe(2);
  // The number of the others takes room, too.
  expect(sourcesThatFit([100, 100, 100], { ...room, total: 4 })).toBe(2);
  expect(sourcesThatFit([100, 100, 100], { ...room, available: 259 })).toBe(1);
  expect(sourcesThatFit([900], { ...room, total: 1 })).toBe(1);
});

test("what helps is a tailwind, what hinders a headwind; without sources it is reasoning, or a draft", async () => {
  const directions = ["up", "tailwind", "down", "headwind"] as const;
  const screen = await render(
    <>
      {directions.map((direction) => (
        <p key={direction}>
          <DirectionBadge direction={direction} />
        </p>
      ))}
      {(["model", "user", "draft"] as const).map((origin) => (
        <p key={origin}>
          <WithoutSources origin={origin} />
        </p>
      ))}
    </>,
  );
  expect([...screen.container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    ...["Tailwind", "Tailwind", "Headwind", "Headwind"],
    ...["AI reasoning", "AI reasoning", "Drafted offline"],
  ]);
});
