import type { Seed } from "@seedbed/contract/incubation/schemas";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { seedKeys } from "../../../transport/query-keys.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, clarifyingWith, conceptWith, questions, seedUuid } from "../testing/seeds.fixture.ts";
import { keepQuestions } from "./use-clarifying-questions.ts";

const asked = clarifyingWith();
const answered = clarifyingWith({ answer: ["The tall one"], details: { sources: ["user"] } });
const address = `${seedAddress}&stage=pre-generation`;

test("[S1.4-23] after the last question clarifying questions are asked for, then all is ready to generate", async () => {
  const { screen, server } = await openIncubation(seedAddress, { seed: answeredSeed() });
  server.on(paths.clarify, { status: 201, body: [asked] });
  await screen.getByRole("button", { name: "Skip", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "Continue refining" })).toBeVisible();
  await expect.element(screen.getByText("Complete", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Ready to generate" })).toBeVisible();
  expect(server.bodiesOf(paths.clarify)).toEqual([{}]);
});

test("a question opens though the seed was being read from before the questions came", async () => {
  const { screen, server, tell } = await openIncubation(address, { seed: answeredSeed() });
  const asking = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  server.on(paths.clarify, { status: 201, body: [asked], after: asking.promise });
  await expect.poll(() => server.bodiesOf(paths.clarify)).toHaveLength(1);
  const reads = () => server.bodiesOf(paths.read).length;
  const before = reads();
  server.on(paths.read, { body: answeredSeed(), after: reading.promise });
  tell("incubation.seed.update.account", { seedUuid, updatedAt: answeredSeed().updatedAt, by: null });
  await expect.poll(reads).toBe(before + 1);
  const withQuestions = answeredSeed({ clarifyingQuestions: [asked] });
  server.on(paths.read, { body: withQuestions });
  asking.resolve();
  const question = screen.getByRole("button", { name: /First building/ });
  await expect.element(question).toBeVisible();
  reading.resolve();
  await question.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: asked.question })).toBeVisible();
});

test("[S1.2.9-17] [S1.2.9-08] [S1.2.9-09] what the person told stands beside what the AI would like to know", async () => {
  const { screen } = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [answered] }) });
  await expect.element(screen.getByRole("heading", { name: "Your exploration" })).toBeVisible();
  await expect.element(screen.getByText("Refill depots in office basements")).toBeVisible();
  await expect.element(screen.getByText("A fleet of vans")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "AI explorations" })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: /First building/ }))
    .toMatchTextContent("Which building comes first?Answered");
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeEnabled();
  await screen.getByRole("button", { name: /Edit.*The assets/ }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
});

test("[S1.4-30] an answered clarifying question leads back to the list, which marks it", async () => {
  const app = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [asked] }) });
  const { screen, server, setSeed } = app;
  server.on(paths.answerClarifying(asked.uuid), () => {
    setSeed(answeredSeed({ clarifyingQuestions: [answered] }));
    return { body: answered };
  });
  await screen.getByRole("button", { name: /First building/ }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: asked.question })).toHaveFocus();
  await screen.getByLabelText("New answer").fill("The tall one");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByText("Answered", { exact: true })).toBeVisible();
  expect(server.bodiesOf(paths.answerClarifying(asked.uuid))).toEqual([
    { answer: ["The tall one"], details: { sources: ["user"] } },
  ]);
});

test("an answer that was given and is taken away is not skipped, one never given is", async () => {
  const open = async (question: typeof asked) => {
    const { screen } = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [question] }) });
    await screen.getByRole("button", { name: /First building/ }).click();
    return screen;
  };
  const given = await open(answered);
  await given
    .getByRole("button", { name: /(Remove|Delete)/ })
    .first()
    .click();
  await expect.element(given.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  await given.unmount();
  const never = await open(asked);
  await expect.element(never.getByRole("button", { name: "Skip", exact: true })).toBeVisible();
});

test("[S1.4-31] Back from a clarifying question leads to the list; so does the browser's Back", async () => {
  const app = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [asked] }) });
  const { screen, router } = app;
  const list = screen.getByRole("heading", { name: "Continue refining" });
  for (const back of [
    () => screen.getByRole("button", { name: "Back", exact: true }).click(),
    async () => router.history.back(),
  ]) {
    await screen.getByRole("button", { name: /First building/ }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: asked.question })).toBeVisible();
    await back();
    await expect.element(list).toBeVisible();
  }
});

test("clarifying questions that fail can be retried or skipped", async () => {
  const { screen, server } = await openIncubation(seedAddress, { seed: answeredSeed() });
  server.on(paths.clarify, { status: 503, body: { detail: "The model is overloaded." } });
  await screen.getByRole("button", { name: "Skip", exact: true }).click();
  await expect.element(screen.getByText(/could not be written. The model is overloaded./)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Ready to generate" })).not.toBeInTheDocument();
  server.on(paths.clarify, { status: 201, body: [asked] });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("button", { name: /First building/ })).toBeVisible();
});

test("skipped clarifying questions stay skipped, and can be asked after all", async () => {
  const { screen, server, reload } = await openIncubation(seedAddress, { seed: answeredSeed() });
  server.on(paths.clarify, { status: 503, body: { detail: "The model is overloaded." } });
  await screen.getByRole("button", { name: "Skip", exact: true }).click();
  await expect.element(screen.getByText(/The model is overloaded./)).toBeVisible();
  await screen.getByRole("button", { name: "Skip", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeEnabled();
  const again = await reload();
  server.on(paths.clarify, { status: 201, body: [asked] });
  await again.screen.getByRole("button", { name: "Ask them after all" }).click();
  await expect.element(again.screen.getByRole("button", { name: /First building/ })).toBeVisible();
});

test("[S3.9-23] wishes for a generation hold 2000 characters", async () => {
  const { screen } = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [asked] }) });
  const field = screen.getByLabelText("Instructions");
  await field.fill("x".repeat(2_001));
  await expect.element(screen.getByText("1 character too long. The maximum length is 2000 characters.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeDisabled();
  await field.fill("x".repeat(1_990));
  await expect.element(screen.getByText("1990 / 2000")).toBeVisible();
});

test("wishes of the last generation stand there again, and stay away once they are emptied", async () => {
  const generation = { status: "idle", message: null, instructions: "No new buildings" } as const;
  const seed = answeredSeed({ clarifyingQuestions: [asked], generation });
  const { screen } = await openIncubation(address, { seed });
  const field = screen.getByLabelText("Instructions");
  await expect.element(field).toHaveValue("No new buildings");
  await field.fill("");
  await expect.element(field).toHaveValue("");
});

test("the answers of a published seed stay as they are, and concepts can still be written", async () => {
  const { screen, server } = await openIncubation(address, { seed: answeredSeed({ status: "published" }) });
  await expect.element(screen.getByText(/its answers stay as they are/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Edit/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeEnabled();
  expect(server.bodiesOf(paths.clarify)).toEqual([]);
});

test("what is asked about one concept is asked about no other", () => {
  const queryClient = new QueryClient();
  const [one, other] = [conceptWith(1), conceptWith(2)];
  queryClient.setQueryData(seedKeys.detail(seedUuid), answeredSeed({ cachedConcepts: [one, other] }));
  keepQuestions(queryClient, { seedUuid, conceptUuid: one.uuid }, [asked]);
  const seed = queryClient.getQueryData<Seed>(seedKeys.detail(seedUuid));
  expect(seed?.cachedConcepts.map(({ clarifyingQuestions }) => clarifyingQuestions)).toEqual([[asked], []]);
});

test("Back goes back to the last question, and Back of the browser from there out of the seed", async () => {
  const seed = answeredSeed({ clarifyingQuestions: [asked] });
  const { screen, router, address: here } = await openIncubation("/concept", { seed });
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid, stage: "pre-generation" } });
  await expect.element(screen.getByRole("heading", { name: "Ready to generate" })).toBeVisible();
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
  router.history.back();
  await expect.poll(here).toBe("/concept");
});

test("what is asked about a concept leads back to it, and names it in what is asked of the AI", async () => {
  const about = clarifyingWith({ conceptUuid: conceptWith(2).uuid });
  const cachedConcepts = [conceptWith(1), conceptWith(2, { clarifyingQuestions: [about] })];
  const place = `${seedAddress}&stage=selection-refinement&concept=${conceptWith(2).uuid}`;
  const app = await openIncubation(place, { seed: answeredSeed({ cachedConcepts }) });
  const { screen, requests, address: here } = app;
  const back = screen.getByRole("button", { name: "Back", exact: true });
  await screen.getByRole("button", { name: /First building/ }).click();
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  await expect.poll(() => requests().length).toBe(1);
  expect(requests()[0]?.data).toMatchObject({ questionId: about.uuid, conceptUuid: conceptWith(2).uuid });
  await back.click();
  await expect.element(screen.getByText("About “Concept number 2”")).toBeVisible();
  await back.click();
  await expect.element(screen.getByLabelText("Title", { exact: true })).toHaveValue("Concept number 2");
  expect(here()).toContain(conceptWith(2).uuid);
});

test("questions that a changed answer has removed are asked for anew when one comes back", async () => {
  const { screen, server, router, setSeed, tell } = await openIncubation(address, { seed: answeredSeed() });
  server.on(paths.clarify, { status: 201, body: [asked] });
  await expect.element(screen.getByRole("button", { name: /First building/ })).toBeVisible();
  await screen.getByRole("button", { name: /Edit.*The limits/ }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
  const updatedAt = "2026-03-01T09:05:00.000Z";
  setSeed(answeredSeed({ updatedAt, answers: answeredSeed().answers.with(0, answerTo(questions.idea, ["Soap"])) }));
  const reads = server.bodiesOf(paths.read).length;
  tell("incubation.seed.update.account", { seedUuid, updatedAt, by: null });
  await expect.poll(() => server.bodiesOf(paths.read).length).toBeGreaterThan(reads);
  server.on(paths.clarify, { status: 201, body: [clarifyingWith({ title: "Second building" })] });
  router.history.back();
  await expect.element(screen.getByRole("button", { name: /Second building/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /First building/ })).not.toBeInTheDocument();
});

test("Ctrl and Enter send an answer to a clarifying question, too", async () => {
  const app = await openIncubation(address, { seed: answeredSeed({ clarifyingQuestions: [asked] }) });
  const { screen, server, setSeed } = app;
  server.on(paths.answerClarifying(asked.uuid), () => {
    setSeed(answeredSeed({ clarifyingQuestions: [answered] }));
    return { body: answered };
  });
  await screen.getByRole("button", { name: /First building/ }).click();
  await screen.getByLabelText("New answer").fill("The tall one");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Answered", { exact: true })).toBeVisible();
});

test("of words for a question that is gone, only those are left over that the server never had", async () => {
  const app = await openIncubation(`${address}&clarify=${asked.uuid}`, {
    seed: answeredSeed({ clarifyingQuestions: [answered] }),
  });
  const { screen, server, setSeed, tell } = app;
  await screen.getByLabelText("New answer").fill("Or the low one");
  server.on(paths.clarify, { status: 201, body: [clarifyingWith({ uuid: conceptWith(9).uuid })] });
  setSeed(answeredSeed({ updatedAt: "2026-03-01T09:05:00.000Z" }));
  tell("incubation.seed.update.account", { seedUuid, updatedAt: "2026-03-01T09:05:00.000Z", by: null });
  await expect.element(screen.getByRole("heading", { name: "Not sent" })).toBeVisible();
  await expect.element(screen.getByText("Or the low one")).toBeVisible();
  expect(screen.getByText("The tall one").elements()).toEqual([]);
});
