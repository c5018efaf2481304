import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { readingOnce } from "#testing/reading.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, questionnaireWith, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

type Incubation = Awaited<ReturnType<typeof openIncubation>>;

const ben = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
const later = "2026-03-01T09:05:00.000Z";
const updated = { seedUuid, updatedAt: later, by: ben };
const idea = answerTo(questions.idea, ["Refill depots", "On wheels"], ["user", "ai"]);
const assets = answerTo(questions.assets, ["fleet", "brand"], ["user", "ai"]);
const revenue = answerTo(questions.value, ["revenue"]);
const continueWith = ({ screen }: Incubation) => screen.getByRole("button", { name: "Continue", exact: true }).click();

/** A seed at one of its questions, and what a person does there. */
const states: Record<
  string,
  { question: keyof typeof questions; seed: Seed; act?: (app: Incubation) => Promise<void> }
> = {
  "text-first": { question: "idea", seed: seedWith() },
  "text-answered": { question: "idea", seed: answeredSeed({ answers: [idea] }) },
  "text-optional-of-a-clone": { question: "limits", seed: answeredSeed({ isCloned: true, title: "" }) },
  "text-typed": {
    question: "limits",
    seed: answeredSeed(),
    act: ({ screen }) => screen.getByLabelText("New answer").fill("Within a year"),
  },
  "text-of-one-word": {
    question: "idea",
    seed: seedWith({ answers: [assets] }),
    act: ({ screen }) => screen.getByLabelText("New answer").fill("Drones"),
  },
  "text-beside-the-question": {
    question: "idea",
    seed: seedWith({ answers: [assets] }),
    act: async ({ screen }) => {
      await screen.getByLabelText("New answer").fill("asdf asdf");
      await screen.getByRole("button", { name: "Add answer" }).click();
    },
  },
  "text-missing": { question: "idea", seed: seedWith(), act: continueWith },
  "text-repeated": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: async ({ screen }) => {
      await screen.getByLabelText("New answer").fill("On wheels");
      await screen.getByRole("button", { name: "Add answer" }).click();
    },
  },
  "text-in-change": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: ({ screen }) => screen.getByRole("button", { name: "Edit answer 2" }).click(),
  },
  "text-in-change-refused": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: "Edit answer 2" }).click();
      await screen.getByRole("textbox", { name: "Edit answer 2" }).fill("");
      await userEvent.keyboard("{Enter}");
    },
  },
  "text-deleted": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: ({ screen }) => screen.getByRole("button", { name: "Delete answer 1" }).click(),
  },
  "choice-of-many": { question: "assets", seed: answeredSeed({ answers: [idea, assets] }) },
  "choice-missing": { question: "assets", seed: seedWith({ answers: [idea] }), act: continueWith },
  "choice-of-one": { question: "value", seed: seedWith({ answers: [idea, assets, revenue] }) },
  "sub-question": { question: "earning", seed: seedWith({ answers: [idea, assets, revenue] }) },
  "of-the-other-kind": {
    question: "idea",
    seed: answeredSeed({ type: "IDENTIFY_NEW_OPPORTUNITIES", clarifyingQuestions: [] }),
  },
  "change-asked": {
    question: "idea",
    seed: answeredSeed(),
    act: async (app) => {
      await app.screen.getByLabelText("New answer").fill("On wheels");
      await continueWith(app);
      await expect.element(app.screen.getByRole("dialog")).toBeVisible();
    },
  },
  "not-saved": {
    question: "idea",
    seed: seedWith(),
    act: async (app) => {
      app.server.on(paths.answer, { status: 500, body: { detail: "The database sleeps." } });
      await app.screen.getByLabelText("New answer").fill("On wheels");
      await continueWith(app);
      await expect.element(app.screen.getByText("Failed to submit answer")).toBeVisible();
    },
  },
  saving: {
    question: "idea",
    seed: seedWith(),
    act: async (app) => {
      app.server.on(paths.answer, { status: 500, after: new Promise(() => undefined) });
      await app.screen.getByLabelText("New answer").fill("On wheels");
      await continueWith(app);
    },
  },
  "collision-told": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: (app) => collide(app, { updatedBy: ben }),
  },
  "collision-with-oneself": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: (app) => collide(app, { updatedBy: idea.updatedBy }),
  },
  "collision-compared": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: async (app) => {
      await collide(app, { updatedBy: ben });
      await app.screen.getByRole("button", { name: "Compare" }).click();
    },
  },
  "collision-compared-with-nobody": {
    question: "idea",
    seed: seedWith({ answers: [idea] }),
    act: async (app) => {
      await collide(app, { updatedBy: null });
      await app.screen.getByRole("button", { name: "Compare" }).click();
    },
  },
  "collision-of-choices": {
    question: "assets",
    seed: answeredSeed({ answers: [idea, assets] }),
    act: async ({ screen, setSeed, tell }) => {
      await screen.getByText("Old data", { exact: true }).click();
      setSeed(
        answeredSeed({
          answers: [idea, { ...assets, answer: ["brand"], updatedAt: later, updatedBy: ben }],
          updatedAt: later,
        }),
      );
      tell("incubation.seed.update.account", updated);
      await screen.getByRole("button", { name: "Compare" }).click();
    },
  },
  "collision-of-one-choice": {
    question: "value",
    seed: answeredSeed({ answers: [idea, assets, revenue] }),
    act: async ({ screen, setSeed, tell }) => {
      await screen.getByText("Lower costs", { exact: true }).click();
      setSeed(seedWith({ answers: [idea, assets], updatedAt: later }));
      tell("incubation.seed.update.account", updated);
      await screen.getByRole("button", { name: "Compare" }).click();
    },
  },
};

/** Types a third idea while another one is stored. */
async function collide({ screen, setSeed, tell }: Incubation, by: Pick<typeof idea, "updatedBy">): Promise<void> {
  await screen.getByLabelText("New answer").fill("In schools");
  setSeed(
    seedWith({ answers: [{ ...idea, answer: ["On wheels", "At home"], updatedAt: later, ...by }], updatedAt: later }),
  );
  tell("incubation.seed.update.account", updated);
  await expect.element(screen.getByRole("button", { name: "Compare" })).toBeVisible();
}

test.for(Object.entries(states))("what a question says: %s", async ([state, { question, seed, act }]) => {
  const app = await openIncubation(`${seedAddress}&question=${question}`, {
    seed,
    questionnaires: [questionnaireWith(), questionnaireWith({ type: "IDENTIFY_NEW_OPPORTUNITIES" })],
  });
  const heading = app.screen.getByRole("heading", { level: 1, name: questions[question].label, includeHidden: true });
  await expect.element(heading).toBeVisible();
  await act?.(app);
  await expect(await readingOnce(heading)).toMatchFileSnapshot(`readings/${state}.txt`);
});

test("what a question says that suggests nothing and has words of help", async () => {
  const idea = { ...questions.idea, isSuggestionsEnabled: false, help: "A sentence is enough.", options: [] };
  const { screen } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith(),
    questionnaires: [questionnaireWith({ questions: { [idea.id]: idea } })],
  });
  const reading = await readingOnce(screen.getByRole("heading", { level: 1 }));
  await expect(reading).toMatchFileSnapshot("readings/without-suggestions.txt");
});
