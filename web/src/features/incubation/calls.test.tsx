import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { followCalls } from "#testing/calls.ts";
import { openIncubation, paths, seedAddress } from "./testing/open-incubation.fixture.ts";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptUuid,
  conceptWith,
  questions,
  seedUuid,
  seedWith,
} from "./testing/seeds.fixture.ts";

const idea = answerTo(questions.idea, ["Refill depots"]);
const clarifying = clarifyingWith();
const concepts = [conceptWith(1), conceptWith(2)];

/** An incubation that has come to rest, and the calls from there on. */
async function open(address: string, seed = seedWith()) {
  const app = await openIncubation(address, { seed });
  const { screen, server } = app;
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await followCalls(server)();
  return {
    ...app,
    calls: followCalls(server),
    button: (name: string | RegExp) => screen.getByRole("button", { name, exact: true }),
  };
}

test("an opened seed asks for what it shows, once", async () => {
  const app = await openIncubation("/settings", { seed: answeredSeed() });
  const calls = followCalls(app.server);
  await app.router.navigate({ to: "/concept/incubate", search: { seed: seedUuid, question: "idea" } });
  await expect.element(app.screen.getByRole("heading", { name: "About idea?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "GET /api/v2/concept/seed/<id …01>
    GET /api/v1/concept/ignition/questionnaires"
  `);
});

test("a planted seed is one call for two clicks, then its first question", async () => {
  const { button, calls, server, screen, setSeed } = await open("/concept/incubate");
  server.on(paths.plant, () => {
    setSeed(seedWith());
    return { status: 201, body: seedWith() };
  });
  await button("Start").first().dblClick();
  await expect.element(screen.getByRole("heading", { name: "About idea?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/seed {"type":"EXPAND_AN_EXISTING_IDEA"}
    GET /api/v1/user/
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("a first answer is sent trimmed, once for two clicks, and the seed is asked for again", async () => {
  const { button, calls, server, screen, setSeed } = await open(`${seedAddress}&question=idea`);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea] }));
    return { status: 201, body: idea };
  });
  await screen.getByLabelText("New answer").fill("  Refill depots ");
  expect(await calls()).toBe("");
  await button("Continue").dblClick();
  await expect.element(screen.getByRole("heading", { name: "About assets?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/answer?seed_version=2026-03-01T09:00:00.000Z {"questionId":"expand.idea","fieldType":"text","answer":["Refill depots"],"details":{"sources":["user"]}}
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("a changed answer calls only once it is confirmed, under the version that was seen", async () => {
  const { button, calls, server, screen, setSeed } = await open(`${seedAddress}&question=idea`, answeredSeed());
  const changed = { ...idea, answer: ["Refill depots in office basements", "On wheels"] };
  server.on(paths.change(idea.id), () => {
    setSeed(seedWith({ answers: [changed] }));
    return { body: changed };
  });
  await screen.getByLabelText("New answer").fill("On wheels");
  await button("Continue").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await calls()).toBe("");
  await button("Change answer").dblClick();
  await expect.element(screen.getByRole("heading", { name: "About assets?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "PATCH /api/v2/concept/incubation/seed/answer/update_and_delete_higher_order/answer-idea?force_delete=true&seed_version=2026-03-01T09:00:00.000Z {"answer":["Refill depots in office basements","On wheels"],"details":{"sources":["user","user"]}} if it is "2026-03-01T09:00:00.000Z"
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("a chosen option is sent by its value, with Ctrl and Enter too", async () => {
  const { calls, server, screen, setSeed } = await open(
    `${seedAddress}&question=assets`,
    seedWith({ answers: [idea] }),
  );
  const assets = answerTo(questions.assets, ["fleet"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea, assets] }));
    return { status: 201, body: assets };
  });
  await screen.getByText("A fleet of vans", { exact: true }).click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("heading", { name: "About value?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/answer?seed_version=2026-03-01T09:00:00.000Z {"questionId":"expand.assets","fieldType":"multiSelect","answer":["fleet"],"details":{"sources":["user"]}}
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("an answer on its way is not sent again by Ctrl and Enter", async () => {
  const { button, calls, server, screen, setSeed } = await open(`${seedAddress}&question=idea`);
  const stored = Promise.withResolvers<void>();
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea] }));
    return { status: 201, body: idea, after: stored.promise };
  });
  await screen.getByLabelText("New answer").fill("Refill depots");
  for (const _time of [1, 2, 3]) await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(button("Continue")).toBeDisabled();
  stored.resolve();
  await expect.element(screen.getByRole("heading", { name: "About assets?" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/answer?seed_version=2026-03-01T09:00:00.000Z {"questionId":"expand.idea","fieldType":"text","answer":["Refill depots"],"details":{"sources":["user"]}}
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("a skipped question calls nothing but for what is still open", async () => {
  const { button, calls, server, screen } = await open(`${seedAddress}&question=limits`, answeredSeed());
  server.on(paths.clarify, { status: 201, body: [clarifying] });
  await button("Skip").click();
  await expect.element(screen.getByRole("heading", { name: "Continue refining" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(
    `"POST /api/v2/concept/incubation/seed/<id …01>/clarifying-questions {}"`,
  );
});

test("an answer to a clarifying question names what it was made from", async () => {
  const seed = answeredSeed({ clarifyingQuestions: [clarifying] });
  const { button, calls, server, screen, setSeed } = await open(
    `${seedAddress}&stage=pre-generation&clarify=${clarifying.uuid}`,
    seed,
  );
  const answered = { ...clarifying, answer: ["The tall one"], answeredAt: "2026-03-01T09:05:00.000Z" };
  server.on(paths.answerClarifying(clarifying.uuid), () => {
    setSeed({ ...seed, clarifyingQuestions: [answered] });
    return { body: answered };
  });
  await screen.getByLabelText("New answer").fill("The tall one ");
  await button("Continue").click();
  await expect.element(screen.getByText("1 of 1 answered")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/clarifying-questions/<id …01>/answer?seed_version=2026-03-01T09:00:00.000Z {"answer":["The tall one"],"details":{"sources":["user"]}} if it is "unanswered"
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("concepts are generated once for two clicks, with the wishes trimmed", async () => {
  const seed = answeredSeed({ clarifyingQuestions: [clarifying] });
  const { button, calls, server, screen, setSeed } = await open(`${seedAddress}&stage=pre-generation`, seed);
  server.on(paths.generate, () => {
    setSeed({ ...seed, generation: { status: "running", message: null, instructions: "" } });
    return { status: 202, body: { status: "pending", workflowUuid: "dddddddd-0000-4000-8000-000000000001" } };
  });
  await screen.getByLabelText("Instructions").fill(" No new buildings ");
  await button("Generate concepts").dblClick();
  await expect.element(screen.getByRole("heading", { name: "Writing your concepts" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/generate-concepts {"user_generation_instructions":"No new buildings"} once
    GET /api/v2/concept/seed/<id …01>
    GET /api/v2/concept/seed/<id …01>/similar"
  `);
});

test("a refined generation sends the concepts to keep, as they were changed", async () => {
  const kept = [conceptWith(1, { clarifyingQuestions: [clarifying] }), conceptWith(2)];
  const { button, calls, server, screen } = await open(
    `${seedAddress}&stage=selection-refinement`,
    answeredSeed({ cachedConcepts: kept }),
  );
  server.on(paths.clarify, { status: 201, body: [] });
  server.on(paths.generate, { status: 503, body: { detail: "The model is overloaded." } });
  await screen.getByRole("checkbox", { name: "Concept number 1" }).click();
  await button("Generate concepts").click();
  await expect.element(screen.getByText("The model is overloaded.")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/generate-concepts {"user_generation_instructions":"","concepts":[{"uuid":"<id …01>","title":"Concept number 1","summary":"Summary 1","overview":"Overview 1","problemStatement":"Problem 1","valueProposition":"Value 1","differentiators":[{"order":1,"description":"First difference 1"},{"order":2,"description":"Second difference 1"}],"rightsToWin":[{"order":1,"description":"Right 1"}]}]} once
    GET /api/v2/concept/seed/<id …01>
    POST /api/v2/concept/incubation/seed/<id …01>/clarifying-questions {}"
  `);
});

test("chosen concepts are saved once for two clicks, without the words that were emptied", async () => {
  const { button, calls, server, screen } = await open(seedAddress, answeredSeed({ cachedConcepts: concepts }));
  server.on(paths.save, { status: 201, body: [] });
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await screen.getByLabelText("Title", { exact: true }).fill(" On wheels ");
  await screen.getByRole("region", { name: "Differentiators" }).getByLabelText("Item 2").first().fill(" ");
  await button("Save").dblClick();
  await expect.element(screen.getByText("Concept saved")).toBeVisible();
  await expect.element(screen.getByRole("searchbox")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/generated [{"uuid":"<id …01>","title":"On wheels","summary":"Summary 1","overview":"Overview 1","problemStatement":"Problem 1","valueProposition":"Value 1","differentiators":[{"order":1,"description":"First difference 1"}],"rightsToWin":[{"order":1,"description":"Right 1"}]}]
    GET /api/v1/user/
    GET /api/v2/concept/seed/<id …01>
    GET /api/v1/concept/?page=1
    GET /api/v2/concept/seed?page=1&status=draft"
  `);
});

test("reports of chosen concepts are ordered after these are saved, each once", async () => {
  const cachedConcepts = [conceptWith(1), conceptWith(2, { isSaved: true })];
  const { button, calls, server, screen } = await open(seedAddress, answeredSeed({ cachedConcepts }));
  server.on(paths.save, { status: 201, body: [] });
  for (const position of [1, 2]) server.on(paths.report(conceptUuid(position)), { status: 202, body: {} });
  for (const position of [1, 2]) {
    await screen.getByRole("checkbox", { name: `Select Concept number ${position}` }).click();
  }
  await button("Generate Reports").dblClick();
  await expect.element(screen.getByText("Concept report generation successfully started")).toBeVisible();
  await expect.element(screen.getByRole("searchbox")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v2/concept/incubation/seed/<id …01>/generated [{"uuid":"<id …01>","title":"Concept number 1","summary":"Summary 1","overview":"Overview 1","problemStatement":"Problem 1","valueProposition":"Value 1","differentiators":[{"order":1,"description":"First difference 1"},{"order":2,"description":"Second difference 1"}],"rightsToWin":[{"order":1,"description":"Right 1"}]}]
    POST /api/v2/concept/incubation/seed/<id …01>/generated/<id …01>/report once
    POST /api/v2/concept/incubation/seed/<id …01>/generated/<id …02>/report once
    GET /api/v1/user/
    GET /api/v2/concept/seed/<id …01>
    GET /api/v1/concept/?page=1
    GET /api/v2/concept/seed?page=1&status=draft"
  `);
});

test("concepts are discarded only once that is confirmed", async () => {
  const { button, calls, server, screen } = await open(
    seedAddress,
    answeredSeed({ cachedConcepts: concepts, clarifyingQuestions: [clarifying] }),
  );
  server.on(paths.discard, { status: 204 });
  await button("Back").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await calls()).toBe("");
  await button("Discard and go back").dblClick();
  await expect.element(screen.getByRole("heading", { name: "All questions are answered" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "DELETE /api/v2/concept/incubation/seed/<id …01>/generated
    GET /api/v2/concept/seed/<id …01>"
  `);
});

test("a draft without an answer is deleted when it is left, one with an answer is not", async () => {
  const { calls, screen, router } = await open(`${seedAddress}&question=idea`);
  await router.navigate({ to: "/settings" });
  await expect.element(screen.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect.poll(calls).toContain("DELETE");
  expect(await calls()).toMatchInlineSnapshot(`
    "DELETE /api/v2/concept/seed/<id …01>
    GET /api/v1/user/"
  `);
  const other = await open(`${seedAddress}&question=idea`, seedWith({ answers: [idea] }));
  await other.router.navigate({ to: "/settings" });
  await expect.element(other.screen.getByRole("heading", { name: "Your account" }).last()).toBeVisible();
  expect(await other.calls()).toBe("");
});
