import { expect, test } from "vitest";
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
