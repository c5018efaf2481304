import { expect, test } from "vitest";
import { type DraftSignal, descriptionMax, isSound, signalProblems } from "./signal-problems.ts";

const draft = (change: Partial<DraftSignal> = {}): DraftSignal => ({
  ...{ description: "Hosts refill.", stance: "Against", sourceCategory: "Other" },
  sources: [{ title: "Forum", url: "https://example.com/f" }],
  ...change,
});
const found = (change: Partial<DraftSignal>, needsSource = true) => signalProblems(draft(change), { needsSource });

test("a signal says what it is, how it speaks and where it comes from", () => {
  expect(isSound(found({}))).toBe(true);
  expect(found({ description: " ", stance: "", sourceCategory: "" })).toMatchObject({
    description: "Description is required.",
    stance: "Stance is required.",
    sourceCategory: "Source category is required.",
  });
  for (const change of [{ description: "" }, { stance: "" as const }, { sourceCategory: "" as const }])
    expect(isSound(found(change))).toBe(false);
});

test("a description counts without the white space around it", () => {
  expect(found({ description: ` ${"x".repeat(descriptionMax)} ` }).description).toBeNull();
  expect(found({ description: "x".repeat(descriptionMax + 1) }).description).toMatch(/exceeds the maximum/);
});

test("every source has a title and an address; what was said in an interview needs none, but none by halves", () => {
  const [empty, half] = [
    { title: " ", url: "" },
    { title: "Forum", url: " " },
  ];
  const whole = { title: "Forum", url: "https://example.com/f" };
  expect(found({ sources: [whole, empty] }).sources).toEqual([
    { title: null, url: null },
    { title: "Source title is required.", url: "Source URL is required." },
  ]);
  expect(isSound(found({ sources: [whole, empty] }))).toBe(false);
  expect(isSound(found({ sources: [empty] }, false))).toBe(true);
  expect(found({ sources: [half] }, false).sources).toEqual([{ title: null, url: "Source URL is required." }]);
});
