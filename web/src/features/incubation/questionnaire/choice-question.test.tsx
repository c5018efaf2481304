import { expect, test } from "vitest";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answerTo, questions, seedWith } from "../testing/seeds.fixture.ts";

const idea = answerTo(questions.idea, ["Refill depots"]);
const assets = answerTo(questions.assets, ["fleet"]);

test("[S1.2.9-05] [S1.5-29] any number of options can be chosen, and unchosen again", async () => {
  const { screen, server, setSeed } = await openIncubation(seedAddress, { seed: seedWith({ answers: [idea] }) });
  const answer = answerTo(questions.assets, ["fleet", "data"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea, answer] }));
    return { status: 201, body: answer };
  });
  const choice = (name: RegExp) => screen.getByRole("checkbox", { name });
  await choice(/A trusted name/).click({ force: true });
  await choice(/A fleet of vans/).click({ force: true });
  await choice(/Old data/).click({ force: true });
  await choice(/A trusted name/).click({ force: true });
  await expect.element(choice(/A trusted name/)).not.toBeChecked();
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "About value?" })).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toEqual([
    {
      questionId: "expand.assets",
      fieldType: "multiSelect",
      answer: ["fleet", "data"],
      details: { sources: ["user", "user"] },
    },
  ]);
});

test("[S1.5-28] [S1.4-16] [S1.4-17] one choice takes the place of the other, and decides what is asked next", async () => {
  const { screen, server, address, setSeed } = await openIncubation(seedAddress, {
    seed: seedWith({ answers: [idea, assets] }),
  });
  const answer = answerTo(questions.value, ["revenue"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea, assets, answer] }));
    return { status: 201, body: answer };
  });
  const choice = (name: RegExp) => screen.getByRole("radio", { name });
  await choice(/Lower costs/).click({ force: true });
  await choice(/New revenue/).click({ force: true });
  await expect.element(choice(/Lower costs/)).not.toBeChecked();
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "About earning?" })).toBeVisible();
  expect(address()).toBe(`${seedAddress}&question=earning`);
  await expect.element(screen.getByText("3 / 4 steps")).toBeVisible();
});

test("[S1.5-27] a question that is not required can be skipped", async () => {
  const answers = [idea, assets, answerTo(questions.value, ["savings"])];
  const { screen, server, address } = await openIncubation(seedAddress, { seed: seedWith({ answers }) });
  server.on(paths.clarify, { status: 201, body: [] });
  await expect.element(screen.getByRole("heading", { name: "About limits?" })).toBeVisible();
  const skip = screen.getByRole("button", { name: "Skip", exact: true });
  await screen.getByLabelText("New answer").fill("No new depot");
  await expect.element(skip).not.toBeInTheDocument();
  await screen.getByLabelText("New answer").fill("");
  await skip.click();
  await expect.poll(address).toBe(`${seedAddress}&stage=pre-generation`);
  expect(server.bodiesOf(paths.answer)).toEqual([]);
});
