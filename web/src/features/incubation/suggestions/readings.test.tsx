import type { SuggestionsStream } from "@seedbed/contract/incubation/events";
import { expect, test } from "vitest";
import { readingOnce } from "#testing/reading.ts";
import { openIncubation, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const onWheels = { title: "On wheels", description: "A van that refills" };
const atHome = { title: "At home", description: "A box in the hall" };
const states: Record<
  string,
  { stage?: SuggestionsStream["stage"]; told?: (typeof onWheels)[]; message?: string; use?: boolean }
> = {
  waiting: {},
  "a-title-in-writing": { stage: "delta", told: [{ title: "On wh", description: "" }] },
  "the-second-in-writing": { stage: "delta", told: [onWheels, { ...atHome, description: "A box" }] },
  one: { stage: "done", told: [onWheels] },
  several: { stage: "done", told: [onWheels, atHome] },
  "one-used": { stage: "done", told: [onWheels, atHome], use: true },
  nothing: { stage: "done", told: [] },
  failed: { stage: "error", message: "The model is overloaded." },
};

test.for(Object.entries(states))("what suggestions say: %s", async ([state, { stage, told = [], message, use }]) => {
  const answers = stage === "delta" ? [] : [answerTo(questions.idea, ["Refill depots"])];
  const question = state === "several" ? "assets" : "idea";
  const { screen, requests, tell } = await openIncubation(`${seedAddress}&question=${question}`, {
    seed: seedWith({ answers }),
  });
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  await expect.poll(() => requests().length).toBe(1);
  const panel = screen.getByRole("complementary", { name: "Suggestions" });
  if (stage) {
    tell("stream.structured.ai.suggestions", {
      stage,
      context: { seedUuid, questionId: questions[question].id, requestId: "request-1" },
      content: { suggestions: told, origin: stage === "done" ? "draft" : null },
      ...(message ? { message } : {}),
    });
    const last = told.at(-1)?.title ?? message ?? "Nothing came to mind. Try again";
    await expect.element(panel.getByText(last, { exact: true })).toBeVisible();
  }
  if (use) await panel.getByRole("button", { name: /Use this answer.*On wheels/ }).click();
  await expect(await readingOnce(panel)).toMatchFileSnapshot(`readings/${state}.txt`);
});
