import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, clarifyingWith, conceptWith, questions } from "../testing/seeds.fixture.ts";
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
