import type { SuggestionsStream } from "@seedbed/contract/incubation/events";
import { answerMaxLength, httpTimeout, suggestionDebounce } from "@seedbed/contract/limits";
import { expect, onTestFinished, test, vi } from "vitest";
import { untilAnswered } from "#testing/answers-under-way.ts";
import { publicSettings } from "../../../testing/fake-server.ts";
import { untilQuiet } from "../../../testing/until-quiet.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const name = "stream.structured.ai.suggestions";
const idea = answerTo(questions.idea, ["Refill depots"]);

const stream = (
  questionId: string,
  stage: SuggestionsStream["stage"],
  {
    suggestions = [],
    ...more
  }: Partial<SuggestionsStream> & { suggestions?: SuggestionsStream["content"]["suggestions"] } = {},
): SuggestionsStream => ({
  stage,
  context: { seedUuid, questionId, requestId: "request-1" },
  content: { suggestions, origin: stage === "done" ? "draft" : null },
  ...more,
});

/** Asks for suggestions to a question and waits until the server has heard of it. */
async function ask(question: "idea" | "assets", answers = [idea]) {
  const app = await openIncubation(`${seedAddress}&question=${question}`, { seed: seedWith({ answers }) });
  const { screen, requests, tell } = app;
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  await expect.poll(() => requests().length).toBe(1);
  const questionId = questions[question].id;
  return {
    ...app,
    panel: screen.getByRole("complementary", { name: "Suggestions" }),
    say: (stage: SuggestionsStream["stage"], suggestions: SuggestionsStream["content"]["suggestions"]) =>
      tell(name, stream(questionId, stage, { suggestions })),
    fail: (message: string) => tell(name, stream(questionId, "error", { message })),
  };
}

test("[S1.7-52] [S1.7-53] [S1.1-05] [S3.7-56] several clicks within half a second are one request, with the answers at hand", async () => {
  const { screen, requests } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await expect.element(suggest).toBeVisible();
  const button = suggest.element() as HTMLElement;
  for (let click = 0; click < 3; click += 1) button.click();
  expect(requests()).toEqual([]);
  await expect.poll(() => requests().length).toBe(1);
  expect(requests()[0]?.data).toEqual({ seedUuid, questionId: "expand.idea", answer: ["Refill depots"] });
});

test("[S1.7-54] [S1.2.9-15] suggestions are written into the panel word by word", async () => {
  const { panel, say } = await ask("idea");
  await expect.element(panel.getByText("Writing suggestions.")).toBeInTheDocument();
  say("delta", [{ title: "On wh", description: "" }]);
  await expect.element(panel.getByRole("heading", { name: "On wh", exact: true })).toBeVisible();
  say("delta", [{ title: "On wheels", description: "A van that ref" }]);
  await expect.element(panel.getByText("A van that ref", { exact: true })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: /Use this answer/ })).not.toBeInTheDocument();
  say("done", [{ title: "On wheels", description: "A van that refills" }]);
  await expect.element(panel.getByText("A van that refills", { exact: true })).toBeVisible();
  await expect.element(panel.getByText("1 suggestion is ready.")).toBeInTheDocument();
  await expect.element(panel.getByText("Drafted offline")).toBeVisible();
});

test("[S1.5-31] a suggestion without a description is ignored", async () => {
  const { panel, say } = await ask("idea");
  say("done", [
    { title: "Empty", description: " " },
    { title: "On wheels", description: "A van that refills" },
  ]);
  await expect.element(panel.getByRole("heading", { name: "On wheels" })).toBeVisible();
  await expect.element(panel.getByText("Empty")).not.toBeInTheDocument();
});

test("[S1.3-18] a suggestion that is used becomes an answer of the AI", async () => {
  const { screen, server, panel, say, setSeed } = await ask("idea");
  say("done", [{ title: "On wheels", description: "A van that refills" }]);
  await panel.getByRole("button", { name: /Use this answer/ }).click();
  await expect.element(panel.getByRole("button", { name: "Used" })).toBeDisabled();
  await expect
    .element(screen.getByRole("list", { name: "About idea?" }))
    .toMatchTextContent("A van that refillsSuggested");
  const answer = answerTo(questions.idea, ["Refill depots", "A van that refills"], ["user", "ai"]);
  server.on(paths.change(idea.id), () => {
    setSeed(seedWith({ answers: [answer] }));
    return { body: answer };
  });
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(server.bodiesOf(paths.change(idea.id))).toEqual([
    { answer: ["Refill depots", "A van that refills"], details: { sources: ["user", "ai"] } },
  ]);
});

test("of a suggestion that is longer than an answer may be, only as much is taken over", async () => {
  const { screen, server, panel, say } = await ask("idea");
  say("done", [{ title: "On wheels", description: `A van ${"that refills ".repeat(60)}` }]);
  await panel.getByRole("button", { name: /Use this answer/ }).click();
  server.on(paths.change(idea.id), { body: idea });
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.poll(() => server.bodiesOf(paths.change(idea.id)).length).toBe(1);
  const [{ answer }] = server.bodiesOf(paths.change(idea.id)) as [{ answer: string[] }];
  expect(answer[1]?.length).toBeLessThanOrEqual(answerMaxLength);
  expect(answer[1]?.length).toBeGreaterThan(answerMaxLength - 3);
});

test("[S1.5-30] on a choice, a suggestion preselects the option its title names", async () => {
  const { screen, panel, say } = await ask("assets");
  say("done", [
    { title: "Use a fleet of vans", description: "They drive by anyway" },
    { title: "Something else", description: "Nothing in the list" },
  ]);
  await panel.getByRole("button", { name: /Use this answer.*Use a fleet/ }).click();
  await expect.element(screen.getByRole("checkbox", { name: /A fleet of vans/ })).toBeChecked();
  await panel.getByRole("button", { name: /Use this answer.*Something else/ }).click();
  await expect.element(screen.getByText(/None of the options says/)).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /A trusted name/ })).not.toBeChecked();
});

test("suggestions that fail say why, and Retry asks again", async () => {
  const { panel, fail, say, requests } = await ask("idea");
  fail("The model is overloaded.");
  await expect.element(panel.getByRole("alert")).toMatchTextContent("The model is overloaded.");
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => requests().length).toBe(2);
  // What still comes of the first request is no longer wanted.
  say("done", [{ title: "Too late", description: "From the first request" }]);
  await expect.element(panel.getByText("Writing suggestions.")).toBeInTheDocument();
  await expect.element(panel.getByText("Too late")).not.toBeInTheDocument();
});

test("without a connection the panel says so", async () => {
  const { screen, line } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await expect.element(suggest).toBeVisible();
  line.close(1006);
  await suggest.click();
  await expect.element(screen.getByText(/There is no connection to the server/)).toBeVisible();
});

function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("a server that falls silent is waited for from its last word on, and then said to be silent", async () => {
  const { screen, tell, requests } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await expect.element(suggest).toBeVisible();
  holdTime();
  await suggest.click();
  await untilAnswered();
  await vi.advanceTimersByTimeAsync(suggestionDebounce);
  expect(requests()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(httpTimeout - 1);
  tell(name, stream(questions.idea.id, "delta", { suggestions: [{ title: "On wheels", description: "A van" }] }));
  await vi.advanceTimersByTimeAsync(httpTimeout - 1);
  await expect.element(screen.getByRole("heading", { name: "On wheels" })).toBeVisible();
  await expect.element(screen.getByText("No suggestions came. Try again.")).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(screen.getByText("No suggestions came. Try again.")).toBeVisible();
});

test("what was finished when another question was asked about stays, however long ago that was", async () => {
  const { screen, router, tell, requests } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await expect.element(suggest).toBeVisible();
  holdTime();
  await suggest.click();
  await untilAnswered();
  await vi.advanceTimersByTimeAsync(suggestionDebounce);
  const suggestions = [
    { title: "On wheels", description: "A van" },
    { title: "At h", description: "" },
  ];
  tell(name, stream(questions.idea.id, "delta", { suggestions }));
  await expect.element(screen.getByRole("heading", { name: "On wheels" })).toBeVisible();
  const goTo = (question: string) => router.navigate({ search: { seed: seedUuid, question } } as never);
  await goTo("assets");
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  await suggest.click();
  await vi.advanceTimersByTimeAsync(suggestionDebounce);
  expect(requests()).toHaveLength(2);
  const ofAssets = [{ title: "Use a fleet of vans", description: "They drive by anyway" }];
  const context = { seedUuid, questionId: questions.assets.id, requestId: "request-2" };
  tell(name, stream(questions.assets.id, "done", { context, suggestions: ofAssets }));
  await vi.advanceTimersByTimeAsync(httpTimeout);
  await goTo("idea");
  await expect.element(screen.getByRole("heading", { name: "On wheels" })).toBeVisible();
  await expect.element(screen.getByText("No suggestions came. Try again.")).not.toBeInTheDocument();
});

test("suggestions that were closed open again when others are asked for", async () => {
  const { screen, panel, say, requests } = await ask("idea");
  say("done", [{ title: "On wheels", description: "A van that refills" }]);
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await panel.getByRole("button", { name: "Close" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(suggest).toHaveFocus();
  await suggest.click();
  await expect.element(panel.getByText("Writing suggestions.")).toBeInTheDocument();
  await expect.poll(() => requests().length).toBe(2);
});

test("who leaves right after asking for suggestions has asked for none", async () => {
  const { screen, router, requests } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  const suggest = screen.getByRole("button", { name: "Suggest answers" });
  await expect.element(suggest).toBeVisible();
  await router.preloadRoute({ to: "/settings/about" });
  holdTime();
  await suggest.click();
  await router.navigate({ to: "/settings/about" });
  await expect.element(screen.getByText("Head of Ventures")).toBeVisible();
  await vi.advanceTimersByTimeAsync(suggestionDebounce);
  expect(requests()).toEqual([]);
});

test("a server that cannot say whether a model is connected holds no suggestion back", async () => {
  const { screen, server, requests, tell } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith({ answers: [idea] }),
  });
  server.on("GET /api/v1/user/notices", { status: 503, body: { detail: "The database is resting." } });
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  await expect.poll(() => requests().length).toBe(1);
  const suggestions = [{ title: "On wheels", description: "A van" }];
  tell(name, stream(questions.idea.id, "done", { suggestions }));
  await expect.element(screen.getByRole("button", { name: /Use this answer/ })).toBeVisible();
  await expect.element(screen.getByRole("note", { name: "No model is connected" })).not.toBeInTheDocument();
});

test("that no model is connected stands above the first suggestion before it comes, until it is understood", async () => {
  const app = await openIncubation(`${seedAddress}&question=idea`, { seed: seedWith({ answers: [idea] }) });
  const { screen, server, requests, tell } = app;
  server.on("GET /api/v1/settings", { body: { ...publicSettings, offline: true } });
  const dismissals = Promise.withResolvers<void>();
  server.on("GET /api/v1/user/notices", { body: { dismissed: [] }, after: dismissals.promise });
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  await expect.poll(() => requests().length).toBe(1);
  const panel = screen.getByRole("complementary", { name: "Suggestions" });
  const notice = panel.getByRole("note", { name: "No model is connected" });
  const say = (stage: SuggestionsStream["stage"]) =>
    tell(name, stream(questions.idea.id, stage, { suggestions: [{ title: "On wheels", description: "A van" }] }));
  say("delta");
  say("done");
  await expect.poll(() => server.bodiesOf("GET /api/v1/user/notices").length).toBe(1);
  await untilQuiet();
  await expect.element(panel.getByText("Writing suggestions.")).toBeInTheDocument();
  await expect.element(panel.getByText("On wheels")).not.toBeInTheDocument();
  await expect.element(panel.getByRole("button", { name: "Suggest others" })).not.toBeInTheDocument();
  dismissals.resolve();
  await expect.element(panel.getByText("On wheels")).toBeVisible();
  await expect.element(panel.getByText("1 suggestion is ready.")).toBeInTheDocument();
  await expect
    .element(notice)
    .toMatchTextContent(
      "No model is connected. Texts are drafted offline: they quote what you have said and ask for what is missing.To connect one, set AI_MODEL where the server runs. System, in Settings, shows what writes and whether it works.Understood",
    );
  await expect.element(notice.getByRole("link")).toHaveAttribute("href", "/settings/system");
  const dismissed = { dismissed: ["no-model"] };
  server.on("POST /api/v1/user/notices", () => {
    server.on("GET /api/v1/user/notices", { body: dismissed });
    return { body: dismissed };
  });
  await screen.getByRole("button", { name: "Understood" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(server.bodiesOf("POST /api/v1/user/notices")).toEqual([{ notice: "no-model" }]);
});
