import { expect, test } from "vitest";
import { openIncubation, seedAddress } from "../testing/open-incubation.fixture.ts";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptUuid,
  conceptWith,
  questions,
  seedUuid,
} from "../testing/seeds.fixture.ts";

test("[S1.3-19] the page holds its questionnaire, the order of its question, the draft and its answers in hand, over a reload", async () => {
  const seed = answeredSeed();
  const { screen, address, reload } = await openIncubation(seedAddress, { seed });
  await expect.element(screen.getByText("Expand An Existing Idea")).toBeVisible();
  // Away from the navigation, which opens under a pointer.
  await screen.getByLabelText("New answer").hover();
  await screen.getByRole("button", { name: /The idea.*answered/ }).click();
  await screen.getByLabelText("New answer").fill("On wheels");
  await screen.getByRole("button", { name: "Add answer" }).click();
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent(/On wheels/);
  await screen.getByLabelText("New answer").fill("At ni");
  const inHand = async (page: typeof screen) => {
    await expect.element(page.getByText("1 / 4 steps")).toBeVisible();
    await expect
      .element(page.getByRole("list", { name: "About idea?" }))
      .toMatchTextContent(/Refill depots in office basements.*On wheels/);
    await expect.element(page.getByLabelText("New answer")).toHaveValue("At ni");
    expect(new URL(address(), location.origin).searchParams.get("seed")).toBe(seedUuid);
  };
  await inHand(screen);
  await inHand((await reload()).screen);
});

test("[S1.3-19] it holds the suggestions of each question by its id", async () => {
  const { screen, requests, tell } = await openIncubation(`${seedAddress}&question=idea`, { seed: answeredSeed() });
  const panel = screen.getByRole("complementary", { name: "Suggestions" });
  const suggest = async (question: typeof questions.idea, title: string, count: number) => {
    await screen.getByRole("button", { name: "Suggest answers" }).click();
    await expect.poll(() => requests().length).toBe(count);
    tell("stream.structured.ai.suggestions", {
      stage: "done",
      context: { seedUuid, questionId: question.id, requestId: `request-${count}` },
      content: { suggestions: [{ title, description: `${title} it is` }], origin: "draft" },
    });
    await expect.element(panel.getByRole("heading", { name: title })).toBeVisible();
  };
  const goTo = (name: RegExp) =>
    screen.getByRole("navigation", { name: "Steps" }).getByRole("button", { name }).click();
  await suggest(questions.idea, "On wheels", 1);
  await goTo(/The assets/);
  await suggest(questions.assets, "Old data", 2);
  await expect.element(panel.getByText("On wheels", { exact: true })).not.toBeInTheDocument();
  await goTo(/The idea/);
  await expect.element(panel.getByRole("heading", { name: "On wheels" })).toBeVisible();
  await goTo(/The assets/);
  await expect.element(panel.getByRole("heading", { name: "Old data" })).toBeVisible();
});

test("[S1.3-19] it holds that the seed is a clone, whose later answers do not count yet", async () => {
  const answers = [...answeredSeed().answers, answerTo(questions.limits, ["No new depot"])];
  const { screen } = await openIncubation(`${seedAddress}&question=assets`, {
    seed: answeredSeed({ answers, isCloned: true }),
  });
  const steps = screen.getByRole("navigation", { name: "Steps" });
  await expect.element(steps.getByRole("button", { name: /The idea.*answered/ })).toBeVisible();
  expect(steps.getByRole("button").elements()).toHaveLength(1);
});

test("[S1.3-19] it holds the clarifying question and the generated concept that are open, over a reload", async () => {
  const clarifying = clarifyingWith();
  const first = await openIncubation(`${seedAddress}&stage=pre-generation`, {
    seed: answeredSeed({ clarifyingQuestions: [clarifying], cachedConcepts: [conceptWith(1), conceptWith(2)] }),
  });
  await first.screen.getByRole("button", { name: /First building/ }).click();
  await expect.element(first.screen.getByRole("heading", { level: 1, name: clarifying.question })).toBeVisible();
  const { screen, address } = await first.reload();
  await expect.element(screen.getByRole("heading", { level: 1, name: clarifying.question })).toBeVisible();
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await screen.getByRole("button", { name: "View concepts" }).click();
  await screen.getByRole("button", { name: "Next concept" }).click();
  await expect.poll(address).toContain(conceptUuid(2));
  await expect.element(screen.getByLabelText("Title", { exact: true })).toHaveValue("Concept number 2");
});
