import { expect, test } from "vitest";
import { userWith } from "#testing/people.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const { uuid, firstName, lastName } = userWith();
const mara = { uuid, firstName, lastName };
const ben = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
const later = "2026-03-01T09:05:00.000Z";
const latest = "2026-03-01T09:06:00.000Z";
const limits = answerTo(questions.limits, ["No new staff"]);
const beforeLimits = answeredSeed().answers;

/** "No noise" is typed beside the stored limits, and then they are others. */
async function collideAtLimits(by: typeof ben | null = ben) {
  const theirs = { ...limits, answer: ["No parking"], updatedAt: later, updatedBy: by };
  const app = await openIncubation(`${seedAddress}&question=limits`, {
    seed: answeredSeed({ answers: [...beforeLimits, limits] }),
  });
  const { screen } = app;
  await screen.getByLabelText("New answer").fill("No noise");
  app.setSeed(answeredSeed({ answers: [...beforeLimits, theirs], updatedAt: later }));
  app.tell("incubation.seed.update.account", { seedUuid, updatedAt: later, by: ben });
  await expect.element(screen.getByText(/, while you were writing/)).toBeVisible();
  return { ...app, merged: screen.getByRole("region", { name: "Put together" }) };
}

test("whoever goes on although another answer came is shown both", async () => {
  const { screen, server } = await collideAtLimits();
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "Two answers to this question" })).toBeVisible();
  expect(server.bodiesOf(paths.change("answer-limits"))).toEqual([]);
});

test("what oneself wrote in another window is called so", async () => {
  const { screen } = await collideAtLimits(mara);
  await expect.element(screen.getByText(/^You changed this answer in another window .*, while/)).toBeVisible();
  await screen.getByRole("button", { name: "Compare" }).click();
  await expect
    .element(screen.getByRole("region", { name: "Theirs" }))
    .toMatchTextContent(/TheirsYou, in another window, /);
});

test("what somebody without a name wrote is somebody's", async () => {
  const { screen } = await collideAtLimits(null);
  await expect.element(screen.getByText(/^Somebody changed this answer /)).toBeVisible();
  await expect.element(screen.getByText(/in another window/)).not.toBeInTheDocument();
});

test("an answer that may be empty may be put together to nothing", async () => {
  const { screen, server, setSeed, merged, address } = await collideAtLimits();
  await screen.getByRole("button", { name: "Compare" }).click();
  for (const left of [2, 1, 0]) {
    await merged.getByRole("button", { name: /^(Remove|Delete) answer 1$/ }).click();
    await expect.poll(() => merged.getByRole("button", { name: /^Edit answer/ }).elements().length).toBe(left);
  }
  server.on(paths.clarify, { status: 201, body: [] });
  server.on(paths.change("answer-limits"), () => {
    const none = { ...limits, answer: [], details: { sources: [] }, updatedAt: latest };
    setSeed(answeredSeed({ answers: [...beforeLimits, none], updatedAt: latest }));
    return { body: none };
  });
  await merged.getByRole("button", { name: "Save this answer" }).click();
  await expect.poll(address).toContain("stage=pre-generation");
  expect(server.bodiesOf(paths.change("answer-limits"))).toMatchObject([{ answer: [] }]);
});

test("where no answer is wanted, none at all may be one's own, and is kept in the place of theirs", async () => {
  const seed = answeredSeed({ answers: [...beforeLimits, limits] });
  const { screen, server, setSeed, tell } = await openIncubation(`${seedAddress}&question=limits`, { seed });
  await screen.getByRole("button", { name: "Delete answer 1" }).click();
  const theirs = { ...limits, answer: ["No parking"], updatedAt: later, updatedBy: ben };
  setSeed(answeredSeed({ answers: [...beforeLimits, theirs], updatedAt: later }));
  tell("incubation.seed.update.account", { seedUuid, updatedAt: later, by: ben });
  await screen.getByRole("button", { name: "Compare" }).click();
  server.on(paths.clarify, { status: 201, body: [] });
  server.on(paths.change("answer-limits"), { body: { ...limits, answer: [], updatedAt: latest } });
  await screen.getByRole("region", { name: "Mine" }).getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => server.bodiesOf(paths.change("answer-limits"))).toMatchObject([{ answer: [] }]);
});

test("what is too long is not saved from where both are put together either", async () => {
  const { screen, server, merged } = await collideAtLimits();
  await screen.getByRole("button", { name: "Compare" }).click();
  await merged.getByLabelText("New answer").fill("x".repeat(501));
  await merged.getByRole("button", { name: "Save this answer" }).click();
  await expect.element(merged.getByRole("alert")).toMatchTextContent(/^1 character too long/);
  await expect.element(merged.getByLabelText("New answer")).toHaveValue("x".repeat(501));
  expect(server.bodiesOf(paths.change("answer-limits"))).toEqual([]);
});

test("what is too long is not sent at a question, and says so", async () => {
  const { screen, server, address } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] }),
  });
  await screen.getByLabelText("New answer").fill("x".repeat(501));
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByText(/^1 character too long/)).toBeVisible();
  expect(address()).toContain("question=idea");
  expect(server.bodiesOf(paths.change("answer-idea"))).toEqual([]);
});

test("a refusal that no newer answer explains is told, and the words stay", async () => {
  const { screen, server } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] }),
  });
  const refused = { status: 412, body: { detail: "Somebody else has changed this answer." } };
  server.on(paths.change("answer-idea"), refused);
  await screen.getByLabelText("New answer").fill("On wheels");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByText("Failed to submit answer")).toBeVisible();
  await expect.element(screen.getByText("Somebody else has changed this answer.")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent("On wheels");
});
