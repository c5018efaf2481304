import { expect, test } from "vitest";
import { keptPlace } from "../../../transport/kept/kept-store.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const drafts = "GET /api/v2/concept/seed";
const settings = "Head of Ventures";
const typedAt = (question: { id: string }) => keptPlace("incubation", `${seedUuid}.answer.${question.id}`).versions();

test("a first answer that is on its way when the page is left is neither sent again nor deleted with its draft", async () => {
  const { screen, server, router } = await openIncubation(`${seedAddress}&question=idea`, { seed: seedWith() });
  const answered = Promise.withResolvers<void>();
  const idea = answerTo(questions.idea, ["Refill depots"]);
  server.on(paths.answer, { status: 201, body: idea, after: answered.promise });
  await screen.getByLabelText("New answer").fill("Refill depots");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByText("Saving…")).toBeVisible();
  await router.navigate({ to: "/settings/about" });
  await expect.element(screen.getByText(settings)).toBeVisible();
  answered.resolve();
  await expect.poll(() => typedAt(questions.idea)).toEqual([]);
  expect(server.bodiesOf(paths.answer)).toHaveLength(1);
  expect(server.bodiesOf(paths.remove)).toEqual([]);
});

test("what was typed and sent by Continue is kept on the device no more, so that Logout asks nothing", async () => {
  const { screen, server, setSeed } = await openIncubation(`${seedAddress}&question=idea`, { seed: seedWith() });
  const idea = answerTo(questions.idea, ["Refill depots"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea] }));
    return { status: 201, body: idea };
  });
  await screen.getByLabelText("New answer").fill("Refill depots");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(typedAt(questions.idea)).toEqual([]);
  await screen.getByRole("button", { name: "Logout" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
});

test("drafts that were read before are read again once one of them was deleted as it was left", async () => {
  const { screen, server, router } = await openIncubation("/concept/drafts", { seed: seedWith() });
  const reads = () => server.bodiesOf(drafts).length;
  await expect.element(screen.getByText("No data available")).toBeVisible();
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  const before = reads();
  await router.navigate({ to: "/concept/drafts" });
  await expect.poll(() => server.bodiesOf(paths.remove)).toHaveLength(1);
  await expect.poll(reads).toBe(before + 1);
});

test("words for a seed that is gone are kept on the device no more", async () => {
  const app = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] }),
  });
  const { screen, server, tell } = app;
  await screen.getByLabelText("New answer").fill("On wheels");
  await expect.poll(() => typedAt(questions.idea)).toHaveLength(1);
  server.lacks(paths.read);
  tell("incubation.seed.update.account", { seedUuid, updatedAt: null, by: null });
  await expect.element(screen.getByText(/This seed is no longer there/)).toBeVisible();
  expect(typedAt(questions.idea)).toEqual([]);
});
