import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptWith,
  questions,
  seedUuid,
  seedWith,
} from "../testing/seeds.fixture.ts";
import { casesOfAnswer, casesOfClarifying } from "./lost-by-change.ts";

const changeIdea = paths.change("answer-idea");

/** Types a second idea into the first question of a seed that is answered, and continues. */
async function changeFirstAnswer(change: Partial<Seed> = {}) {
  const app = await openIncubation(`${seedAddress}&question=idea`, { seed: answeredSeed(change) });
  const { screen, server, setSeed } = app;
  const answer = answerTo(questions.idea, ["Refill depots in office basements", "On wheels"]);
  server.on(changeIdea, () => {
    setSeed(answeredSeed({ answers: [answer] }));
    return { body: answer };
  });
  await screen.getByLabelText("New answer").fill("On wheels");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  return { ...app, dialog: screen.getByRole("dialog", { name: "Change this answer?" }) };
}

test("[S1.4-24] an unchanged answer just moves on", async () => {
  const { screen, server, address } = await openIncubation(`${seedAddress}&question=idea`, { seed: answeredSeed() });
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.poll(address).toBe(`${seedAddress}&question=assets`);
  expect(server.bodiesOf(changeIdea)).toEqual([]);
});

test("[S1.4-25] [S1.4-28] a changed earlier answer is confirmed, then takes the later ones with it", async () => {
  const { screen, server, dialog, address } = await changeFirstAnswer();
  await expect.element(dialog).toMatchTextContent("Changing this answer removes the answers that follow it.");
  await dialog.getByRole("button", { name: "Change answer" }).click();
  await expect.poll(address).toBe(`${seedAddress}&question=assets`);
  expect(server.bodiesOf(changeIdea)).toEqual([
    {
      answer: ["Refill depots in office basements", "On wheels"],
      details: { sources: ["user", "user"] },
    },
  ]);
  await expect.element(screen.getByRole("checkbox", { name: /A fleet of vans/ })).not.toBeChecked();
});

test("[S1.4-25] without the confirmation nothing changes", async () => {
  const { server, dialog, address } = await changeFirstAnswer();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(changeIdea)).toEqual([]);
  expect(address()).toBe(`${seedAddress}&question=idea`);
});

test.for([
  ["generated concepts", { cachedConcepts: [conceptWith(1)] }, "Changing this answer removes your generated concepts."],
  [
    "clarifying answers",
    { clarifyingQuestions: [clarifyingWith({ answer: ["The tall one"] })] },
    "Changing this answer removes your clarifying answers.",
  ],
  [
    "answers copied from another seed",
    { isCloned: true },
    "Changing this answer removes the later answers copied from the original seed.",
  ],
] as const)("[S1.4-26] [S1.4-27] the confirmation names what would be lost: %s", async ([, change, words]) => {
  const { dialog } = await changeFirstAnswer({ ...change } as Partial<Seed>);
  await expect.element(dialog).toMatchTextContent(words);
});

test("nothing is asked before an answer that takes nothing along: a first one, and one about a single concept", () => {
  const [idea, , value] = answeredSeed().answers;
  const skipped = answeredSeed({ answers: [idea, value].filter((given) => given !== undefined) });
  expect(casesOfAnswer(skipped, questions.assets)).toEqual([]);
  expect(casesOfAnswer(answeredSeed(), questions.assets)).toEqual(["regular"]);
  const written = answeredSeed({ cachedConcepts: [conceptWith(1)] });
  const about = (conceptUuid: string | null) => casesOfClarifying(written, { answer: ["The tall one"], conceptUuid });
  expect(about(conceptWith(1).uuid)).toEqual([]);
  expect(about(null)).toEqual(["final"]);
});

const bens = (answer: string[]) => ({
  ...answerTo(questions.idea, answer),
  updatedAt: "2026-03-01T09:05:00.000Z",
  updatedBy: { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" },
});
const ofBen = (answer: string[]) => seedWith({ answers: [bens(answer)], updatedAt: bens(answer).updatedAt });
const news = { seedUuid, updatedAt: bens([]).updatedAt, by: bens([]).updatedBy };

test("an answer that was only opened gives way to somebody else's", async () => {
  const seed = seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] });
  const { screen, setSeed, tell } = await openIncubation(`${seedAddress}&question=idea`, { seed });
  await screen.getByRole("button", { name: "Edit answer 1" }).click();
  await screen.getByRole("textbox", { name: "Edit answer 1" }).click();
  await userEvent.keyboard("{Escape}");
  setSeed(ofBen(["Soap by weight"]));
  tell("incubation.seed.update.account", news);
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent("Soap by weight");
});

test("what was wrong with words is no longer said once one's own were kept in a comparison", async () => {
  const seed = seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] });
  const { screen, server, setSeed, tell } = await openIncubation(`${seedAddress}&question=idea`, { seed });
  await screen.getByLabelText("New answer").fill("Refill depots");
  await userEvent.keyboard("{Enter}");
  const wrong = screen.getByText("This answer is already in the list.");
  await expect.element(wrong).toBeVisible();
  setSeed(ofBen(["Soap by weight"]));
  tell("incubation.seed.update.account", news);
  await screen.getByRole("button", { name: "Compare" }).click();
  server.on(changeIdea, { status: 503, body: { detail: "The database is away." } });
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(screen.getByText("The database is away.")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent("Refill depots");
  await expect.element(wrong).not.toBeInTheDocument();
});
