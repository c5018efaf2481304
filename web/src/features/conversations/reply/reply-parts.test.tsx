import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { marta, onJob, sentence } from "../testing/conversations.fixture.ts";
import { FactChips } from "./fact-chips.tsx";
import { spokenParts } from "./spoken-parts.ts";

test("a sentence that a reply says twice is found at both places, with what stands between them", () => {
  const content = "I would not pay. My landlord says: I would not pay.";
  const twice = sentence("I would not pay.");
  const parts = spokenParts({ content, sentences: [twice, twice] });
  expect(parts).toEqual([
    { text: twice.text, sentence: 0 },
    { text: " My landlord says: ", sentence: null },
    { text: twice.text, sentence: 1 },
  ]);
});

test("a sentence without words, and one that the reply does not say, are no pieces; what follows the last one is", () => {
  const content = "Well. I would not pay. Ask Jun.";
  const sentences = [sentence(""), sentence("Never said."), sentence("I would not pay.")];
  expect(spokenParts({ content, sentences })).toEqual([
    { text: "Well. ", sentence: null },
    { text: "I would not pay.", sentence: 2 },
    { text: " Ask Jun.", sentence: null },
  ]);
  expect(spokenParts({ content, sentences: [] })).toEqual([{ text: content, sentence: null }]);
  expect(spokenParts({ content: "", sentences: [] })).toEqual([]);
});

test("a fact of the concept says so and leads nowhere; what is guessed or not known is said in full", async () => {
  const title: RestsOn = { kind: "concept", item: null, field: "title", label: "Refill depots" };
  const facts = { restsOn: [title], guesses: ["half would carry"], unknown: ["the rent"] };
  const screen = await render(<FactChips facts={facts} profile={marta} isSelected onShowFact={() => undefined} />);
  await expect.element(screen.getByTitle("Refill depots (the concept)")).toMatchTextContent("The concept’s title");
  await expect.element(screen.getByTitle("Guess: half would carry")).toHaveAttribute("data-open");
  await expect.element(screen.getByTitle("Does not know: the rent")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "Rests on" })).toHaveAttribute("data-selected", "true");
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("a fact leads to its place", async () => {
  const shown = vi.fn();
  const facts = { restsOn: [onJob], guesses: [], unknown: [] };
  const screen = await render(<FactChips facts={facts} profile={marta} onShowFact={shown} />);
  await screen.getByRole("button", { name: "Bill the right tenant" }).click();
  expect(shown.mock.calls).toEqual([[onJob.item]]);
  await expect.element(screen.getByRole("list", { name: "Rests on" })).not.toHaveAttribute("data-selected");
});

test("a fact that the profile no longer has is named, and leads nowhere", async () => {
  const facts = { restsOn: [onJob], guesses: [], unknown: [] };
  const chips = (jobs: typeof marta.jobs) => (
    <FactChips facts={facts} profile={{ ...marta, jobs }} onShowFact={() => undefined} />
  );
  const screen = await render(chips(marta.jobs));
  await expect.element(screen.getByRole("button", { name: "Bill the right tenant" })).toBeVisible();
  await screen.rerender(chips([]));
  await expect.element(screen.getByTitle("Bill the right tenant (no longer in the profile)")).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
});
