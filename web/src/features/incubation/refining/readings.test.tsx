import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { readingOnce } from "#testing/reading.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptUuid,
  conceptWith,
  questions,
  seedUuid,
} from "../testing/seeds.fixture.ts";

type Incubation = Awaited<ReturnType<typeof openIncubation>>;

const open = clarifyingWith();
const answered = clarifyingWith({
  uuid: "c-2",
  title: "Who pays",
  answer: ["The tenant"],
  details: { sources: ["ai"] },
});
const clarifyingQuestions = [open, answered];
const failed = (message: string | null) => ({ status: "failed", message, instructions: "No new buildings" }) as const;
const later = "2026-03-01T09:05:00.000Z";
const before = `${seedAddress}&stage=pre-generation`;
const between = `${seedAddress}&stage=selection-refinement`;
const fourConcepts = [1, 2, 3, 4].map((position) => conceptWith(position, { clarifyingQuestions }));
const noOther = answeredSeed({ clarifyingQuestions });
const press = ({ screen }: Incubation, name: string) => screen.getByRole("button", { name, exact: true }).click();
const keep = async (app: Incubation, count: number) => {
  for (let position = 1; position <= count; position += 1) {
    await app.screen.getByRole("checkbox", { name: `Concept number ${position}` }).click();
  }
};
const failing = { status: 503, body: { detail: "The model is overloaded." } };

/** How the clarifying questions are answered, a seed, and what a person does there. */
const states: Record<
  string,
  { address?: string; seed?: Seed; asked?: object; act?: (app: Incubation) => Promise<unknown>; heading?: string }
> = {
  "with-questions": { seed: noOther },
  "with-concepts": { seed: answeredSeed({ clarifyingQuestions, cachedConcepts: [conceptWith(1)] }) },
  "all-answered-in-words": {
    seed: answeredSeed({
      clarifyingQuestions: [answered],
      answers: [
        answerTo(questions.idea, ["Refill depots", "On wheels"]),
        answerTo(questions.assets, ["fleet", "gone"]),
        answerTo(questions.value, ["revenue"]),
        answerTo(questions.earning, ["By weight"]),
      ],
    }),
  },
  asking: { asked: { status: 201, body: [], after: new Promise(() => undefined) } },
  "nothing-open": { asked: { status: 201, body: [] } },
  "questions-failed": {
    asked: failing,
    act: ({ screen }) => expect.element(screen.getByText(/The model is overloaded/)).toBeVisible(),
  },
  "questions-skipped": {
    asked: failing,
    act: async (app) => {
      await expect.element(app.screen.getByText(/The model is overloaded/)).toBeVisible();
      await press(app, "Skip");
    },
  },
  published: { seed: answeredSeed({ status: "published", clarifyingQuestions }) },
  archived: { seed: answeredSeed({ status: "archived", clarifyingQuestions }) },
  "generation-failed": { seed: answeredSeed({ clarifyingQuestions, generation: failed("Too little was said.") }) },
  "generation-failed-without-a-word": { seed: answeredSeed({ clarifyingQuestions, generation: failed(null) }) },
  "words-left-over": {
    address: `${before}&clarify=${open.uuid}`,
    heading: open.question,
    seed: noOther,
    act: async ({ screen, setSeed, tell }) => {
      await screen.getByLabelText("New answer").fill("The tall one");
      setSeed(answeredSeed({ clarifyingQuestions: [answered], updatedAt: later }));
      tell("incubation.seed.update.account", { seedUuid, updatedAt: later, by: null });
      await expect.element(screen.getByRole("heading", { name: "Not sent" })).toBeVisible();
    },
  },
  "clarifying-open": { address: `${before}&clarify=${open.uuid}`, heading: open.question, seed: noOther },
  "clarifying-answered": { address: `${before}&clarify=c-2`, heading: open.question, seed: noOther },
  "clarifying-change-asked": {
    address: `${before}&clarify=c-2`,
    heading: open.question,
    seed: answeredSeed({ clarifyingQuestions, cachedConcepts: [conceptWith(1)] }),
    act: async (app) => {
      await app.screen.getByLabelText("New answer").fill("The owner");
      await press(app, "Continue");
      await expect.element(app.screen.getByRole("dialog")).toBeVisible();
    },
  },
  "concept-with-questions": { address: between, seed: answeredSeed({ cachedConcepts: fourConcepts }) },
  "concept-questions-asking": {
    address: between,
    seed: answeredSeed({ cachedConcepts: [conceptWith(1)] }),
    asked: { status: 201, body: [], after: new Promise(() => undefined) },
  },
  "keeping-three": {
    address: between,
    seed: answeredSeed({ cachedConcepts: fourConcepts }),
    act: (app) => keep(app, 3),
  },
  "keeping-all": { address: between, seed: answeredSeed({ cachedConcepts: fourConcepts }), act: (app) => keep(app, 4) },
  "all-in-the-bank": {
    address: between,
    seed: answeredSeed({
      status: "published",
      cachedConcepts: [conceptWith(1, { isSaved: true, clarifyingQuestions: [open] })],
    }),
  },
  "concept-of-the-archive": {
    address: between,
    seed: answeredSeed({ status: "archived", cachedConcepts: [conceptWith(1)] }),
  },
  "clarifying-of-a-concept": {
    address: `${between}&concept=${conceptUuid(2)}&clarify=c-2`,
    heading: open.question,
    seed: answeredSeed({ cachedConcepts: fourConcepts }),
  },
};

test.for(Object.entries(states))("what is said before concepts are written: %s", async ([state, given]) => {
  const { address = before, seed = answeredSeed(), asked, act, heading } = given;
  const app = await openIncubation(address, { seed });
  if (asked) {
    app.server.on(paths.clarify, asked);
  }
  const shown = app.screen.getByRole("heading", { level: 1, includeHidden: true });
  if (heading) await expect.element(shown).toMatchTextContent(heading);
  await act?.(app);
  await expect(await readingOnce(shown)).toMatchFileSnapshot(`readings/${state}.txt`);
});

test("what debug mode adds before concepts are written", async () => {
  const { screen } = await openIncubation(before, { seed: noOther });
  const heading = screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");
  await toggle();
  onTestFinished(toggle);
  await expect.element(screen.getByText("Debug mode is on.")).toBeVisible();
  await expect(await readingOnce(heading)).toMatchFileSnapshot("readings/debug-mode.txt");
});
