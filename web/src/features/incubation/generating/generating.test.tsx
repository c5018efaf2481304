import type { ConceptGenerationStream, ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import { conceptsPerRun } from "@seedbed/contract/limits";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptUuid, conceptWith, seedUuid } from "../testing/seeds.fixture.ts";
import { ElapsedTime } from "./elapsed-time.tsx";

const name = "stream.structured.concept.generation";
const idle = { status: "idle", message: null, instructions: "" } as const;
const running = { ...idle, status: "running" } as const;
const questions = [clarifyingWith()];

const inWriting = (position: number, change: Partial<ConceptInWriting> = {}): ConceptInWriting => ({
  uuid: conceptUuid(position),
  title: "",
  summary: "",
  overview: "",
  problemStatement: "",
  valueProposition: "",
  differentiators: [],
  rightsToWin: [],
  generationOrder: position,
  ...change,
});

const stream = (
  stage: ConceptGenerationStream["stage"],
  concepts: ConceptInWriting[] = [],
  message?: string,
): ConceptGenerationStream => ({
  stage,
  context: { seedUuid, workflowUuid: "dddddddd-0000-4000-8000-000000000001" },
  content: { concepts, origin: null },
  ...(message ? { message } : {}),
});

async function openReady() {
  const app = await openIncubation(`${seedAddress}&stage=pre-generation`, {
    seed: answeredSeed({ clarifyingQuestions: questions }),
  });
  const { server, setSeed } = app;
  server.on(paths.generate, () => {
    setSeed(answeredSeed({ clarifyingQuestions: questions, generation: running }));
    return { status: 202, body: { status: "pending", workflowUuid: "dddddddd-0000-4000-8000-000000000001" } };
  });
  return app;
}

const writing = { level: 1, name: "Writing your concepts" } as const;

async function openRunning(cachedConcepts: GeneratedConcept[] = []) {
  const seed = answeredSeed({ clarifyingQuestions: questions, generation: running, cachedConcepts });
  const opened = await openIncubation(seedAddress, { seed });
  await expect.element(opened.screen.getByRole("heading", writing)).toBeVisible();
  return opened;
}

test("[S1.4-33] [S1.2.10-01] Generate leads to the generating view, with the instructions that were given", async () => {
  const { screen, server, address } = await openReady();
  await screen.getByLabelText("Instructions").fill("Nothing that needs new buildings ");
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.element(screen.getByRole("heading", writing)).toHaveFocus();
  await expect.element(screen.getByText(/Takes up to 2 minutes/)).toBeVisible();
  expect(server.bodiesOf(paths.generate)).toEqual([
    { user_generation_instructions: "Nothing that needs new buildings" },
  ]);
  expect(address()).toBe(`${seedAddress}&stage=selecting`);
});

test("[S1.7-55] concepts appear in their places, word by word", async () => {
  const { screen, tell } = await openRunning();
  const cards = screen.getByRole("list", { name: "Concepts being written" }).getByRole("listitem");
  await expect.element(screen.getByText(`0 of ${conceptsPerRun} written`)).toBeVisible();
  tell(name, stream("delta", [inWriting(1, { title: "Depots on wh" })]));
  await expect.element(screen.getByRole("heading", { name: "Depots on wh", exact: true })).toBeVisible();
  const rightsToWin = [{ order: 1, description: "A fleet of vans" }];
  const written = { title: "Depots on wheels", summary: "A van refills", overview: "Every week", rightsToWin };
  const first = inWriting(1, written);
  tell(name, stream("delta", [first, inWriting(2, { title: "Depots at home" })]));
  await expect.element(cards.first()).toMatchTextContent(/Depots on wheels.*A van refills.*Every week/);
  await expect.element(screen.getByText(`1 of ${conceptsPerRun} written`)).toBeVisible();
});

test("concepts of another seed, and their failure, are nothing of this one", async () => {
  const { screen, tell } = await openRunning();
  const ofAnother = { context: { seedUuid: conceptUuid(9), workflowUuid: conceptUuid(8) } };
  tell(name, { ...stream("error", [inWriting(1, { title: "Soap by post" })], "The model refused."), ...ofAnother });
  tell(name, stream("delta", [inWriting(2, { title: "Depots at home" })]));
  await expect.element(screen.getByRole("heading", { name: "Depots at home", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
  tell(name, { ...stream("delta", [inWriting(1, { title: "Soap by post" })]), ...ofAnother });
  tell(name, stream("delta", []));
  await expect.element(screen.getByRole("heading", { name: "Depots at home", exact: true })).toBeVisible();
  expect(screen.getByText("Soap by post").elements()).toEqual([]);
});

test("[S1.4-34] [S1.7-55] when the last word is written the concepts can be chosen from", async () => {
  const { screen, tell, setSeed } = await openRunning();
  setSeed(answeredSeed({ cachedConcepts: [conceptWith(1), conceptWith(2)] }));
  tell(name, stream("done", [inWriting(1), inWriting(2)]));
  await expect.element(screen.getByRole("heading", { name: "Generated concepts" })).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: "Select Concept number 2" })).toBeVisible();
});

test("without its events the end is found by looking", async () => {
  const { screen, setSeed } = await openRunning();
  setSeed(answeredSeed({ cachedConcepts: [conceptWith(1)] }));
  await expect.element(screen.getByRole("heading", { name: "Generated concepts" })).toBeVisible();
});

test("a reload in the middle goes on watching, from the next words on", async () => {
  const { screen, tell, setSeed, reload } = await openRunning();
  tell(name, stream("delta", [inWriting(1, { title: "Depots on wh" })]));
  await expect.element(screen.getByRole("heading", { name: "Depots on wh", exact: true })).toBeVisible();
  const again = await reload();
  await expect.element(again.screen.getByRole("heading", writing)).toBeVisible();
  tell(name, stream("delta", [inWriting(1, { title: "Depots on wheels" })]));
  await expect.element(again.screen.getByRole("heading", { name: "Depots on wheels", exact: true })).toBeVisible();
  setSeed(answeredSeed({ cachedConcepts: [conceptWith(1)] }));
  tell(name, stream("done", [inWriting(1)]));
  await expect.element(again.screen.getByRole("checkbox", { name: "Select Concept number 1" })).toBeVisible();
});

test("concepts that were ordered in another tab, or by somebody else, are watched here as well", async () => {
  const ready = answeredSeed({ clarifyingQuestions: questions });
  const { screen, tell, setSeed } = await openIncubation(`${seedAddress}&stage=pre-generation`, { seed: ready });
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeVisible();
  const later = (minute: number) => `2026-03-01T09:0${minute}:00.000Z`;
  const by = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
  setSeed({ ...ready, generation: running, updatedAt: later(1) });
  tell("incubation.seed.update.account", { seedUuid, updatedAt: later(1), by });
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
  setSeed({ ...ready, cachedConcepts: [conceptWith(1)], updatedAt: later(2) });
  tell("incubation.seed.update.account", { seedUuid, updatedAt: later(2), by: null });
  await expect.element(screen.getByRole("checkbox", { name: "Select Concept number 1" })).toBeVisible();
});

test("a concept that is held back leaves its place empty, and those after it show", async () => {
  const { screen, tell } = await openRunning();
  const cards = screen.getByRole("list", { name: "Concepts being written" }).getByRole("listitem");
  const begun = { summary: "A van refills", overview: "Every week" };
  const rightsToWin = [{ order: 1, description: "A fleet" }];
  tell(
    name,
    stream("delta", [
      inWriting(1, { title: "Depots on wheels", ...begun, rightsToWin }),
      inWriting(2),
      inWriting(3, { title: "A supply desk", ...begun }),
    ]),
  );
  await expect.element(screen.getByRole("heading", { name: "A supply desk", exact: true })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(2);
  await expect.element(cards.first()).toMatchTextContent("Depots on wheels");
  await expect.element(screen.getByText(`1 of ${conceptsPerRun} written`)).toBeVisible();
});

test("[S1.8-37] [S1.8-39] [S2.8-13] a generation that cannot start says so", async () => {
  const { screen, server, address } = await openReady();
  server.on(paths.generate, { status: 503, body: { detail: "The budget of this month is used up." } });
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.element(screen.getByText("Concept generation failed. Please try again.")).toBeVisible();
  await expect.element(screen.getByText("The budget of this month is used up.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeEnabled();
  expect(address()).toBe(`${seedAddress}&stage=pre-generation`);
});

test("[S1.8-38] [S1.8-39] [S1.8-41] [S1.4-35] a running generation that fails leads back, with Retry", async () => {
  const { screen, server, tell, setSeed, address } = await openReady();
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
  const message = "The model refused.";
  setSeed(answeredSeed({ clarifyingQuestions: questions, generation: { ...idle, status: "failed", message } }));
  tell(name, stream("error", [], message));
  const sentence = "An error occurred while generating the concept. Please try again.";
  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  await expect.poll(address).toBe(`${seedAddress}&stage=pre-generation`);
  await expect.element(screen.getByText(message).first()).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => server.bodiesOf(paths.generate)).toHaveLength(2);
});

test("Stop ends the writing and leads back", async () => {
  const { screen, server, setSeed, address } = await openRunning();
  server.on(paths.discard, () => {
    setSeed(answeredSeed({ clarifyingQuestions: questions }));
    return { status: 204 };
  });
  await screen.getByRole("button", { name: "Stop" }).click();
  await expect.poll(address).toBe(`${seedAddress}&stage=pre-generation`);
  await expect.element(screen.getByRole("button", { name: "Generate concepts" })).toBeEnabled();
});

test("Stop asks where it would take earlier concepts along, and ends the writing only once that is confirmed", async () => {
  const { screen, server, setSeed, address } = await openRunning([conceptWith(4)]);
  server.on(paths.discard, () => {
    setSeed(answeredSeed({ clarifyingQuestions: questions }));
    return { status: 204 };
  });
  const stop = screen.getByRole("button", { name: "Stop", exact: true });
  const dialog = screen.getByRole("dialog", { name: "Stop writing?" });
  await stop.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.discard)).toEqual([]);
  await stop.click();
  await dialog.getByRole("button", { name: "Stop and discard" }).click();
  await expect.poll(address).toBe(`${seedAddress}&stage=pre-generation`);
  expect(server.bodiesOf(paths.discard)).toHaveLength(1);
});

test("who leaves while concepts are written is not called back when they are done", async () => {
  const { screen, router, tell, setSeed, address } = await openRunning();
  setSeed(answeredSeed({ cachedConcepts: [conceptWith(1)] }));
  const leaving = router.navigate({ to: "/settings/about" });
  tell(name, stream("done", [inWriting(1)]));
  await leaving;
  await expect.element(screen.getByText("Head of Ventures")).toBeVisible();
  expect(address()).toBe("/settings/about");
});

test("Back leads to the drafts while the writing goes on", async () => {
  const { screen, server, address } = await openRunning();
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await expect.poll(address).toBe("/concept/drafts");
  expect(server.bodiesOf(paths.discard)).toEqual([]);
});

test("a writing that cannot be stopped says so, and goes on", async () => {
  const { screen, server } = await openRunning([conceptWith(4)]);
  server.on(paths.discard, { status: 503, body: { detail: "The database is away." } });
  await screen.getByRole("button", { name: "Stop", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Stop writing?" });
  await dialog.getByRole("button", { name: "Stop and discard" }).click();
  await expect.element(screen.getByText("The database is away.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
});

test("a message without concepts takes none away", async () => {
  const { screen, tell, setSeed } = await openRunning();
  tell(name, stream("delta", [inWriting(1, { title: "Depots at home" })]));
  const title = screen.getByRole("heading", { name: "Depots at home", exact: true });
  await expect.element(title).toBeVisible();
  tell(name, stream("delta", []));
  const by = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
  const fewer = answeredSeed().answers.slice(0, 2);
  const updatedAt = "2026-03-01T09:01:00.000Z";
  setSeed(answeredSeed({ answers: fewer, clarifyingQuestions: questions, generation: running, updatedAt }));
  tell("incubation.seed.update.account", { seedUuid, updatedAt, by });
  await expect.element(screen.getByText("Ben Okoro has changed the seed, which removed 1 answer.")).toBeVisible();
  await expect.element(title).toBeVisible();
});

test("concepts that are ordered again begin without the words of those before", async () => {
  const { screen, tell, setSeed } = await openReady();
  const generate = screen.getByRole("button", { name: "Generate concepts" });
  await generate.click();
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
  tell(name, stream("delta", [inWriting(1, { title: "Depots on wh" })]));
  const words = screen.getByRole("heading", { name: "Depots on wh", exact: true });
  await expect.element(words).toBeVisible();
  setSeed(answeredSeed({ clarifyingQuestions: questions, generation: { ...idle, status: "failed" } }));
  tell(name, stream("error", []));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("heading", writing)).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

test("how long one has waited is told in minutes and seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await render(<ElapsedTime />);
  expect(container.textContent).toBe("0:00");
  for (const [seconds, told] of [
    [9, "0:09"],
    [56, "1:05"],
    [600, "11:05"],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await expect.poll(() => container.textContent).toBe(told);
  }
});
