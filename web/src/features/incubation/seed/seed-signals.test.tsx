import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptWith, questions, seedUuid } from "../testing/seeds.fixture.ts";
import { type SeedSignals, useSignal } from "./seed-signals.ts";

async function listenTo<Name extends keyof SeedSignals>(name: Name) {
  const heard = vi.fn<(signal: SeedSignals[Name]) => void>();
  await renderHook(() => useSignal(name, heard));
  return heard;
}

test("[S1.7-65] asking for suggestions and taking one over are told inside the browser", async () => {
  const { screen, requests, tell } = await openIncubation(`${seedAddress}&question=idea`, { seed: answeredSeed() });
  const asked = await listenTo("ai-suggestions");
  const updated = await listenTo("answer-update");
  const questionId = questions.idea.id;
  await screen.getByRole("button", { name: "Suggest answers" }).click();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ questionId, answer: ["Refill depots in office basements"] });
  await expect.poll(() => requests().length).toBe(1);
  tell("stream.structured.ai.suggestions", {
    stage: "done",
    context: { seedUuid, questionId, requestId: "request-1" },
    content: { suggestions: [{ title: "On wheels", description: "A van that refills" }], origin: "draft" },
  });
  await screen.getByRole("button", { name: /Use this answer/ }).click();
  expect(updated).toHaveBeenCalledExactlyOnceWith({ questionId, text: "A van that refills", source: "ai" });
});

test("[S1.7-65] asking for concepts is told inside the browser, also when they are only to be shown", async () => {
  const { screen, server } = await openIncubation(`${seedAddress}&stage=pre-generation`, {
    seed: answeredSeed({ clarifyingQuestions: [clarifyingWith()], cachedConcepts: [conceptWith(1)] }),
  });
  const generate = await listenTo("generate-concept");
  server.on(paths.generate, { status: 503, body: { detail: "Not now." } });
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  expect(generate).toHaveBeenLastCalledWith({ instructions: "" });
  await expect.element(screen.getByText("Not now.")).toBeVisible();
  await screen.getByRole("button", { name: "View concepts" }).click();
  expect(generate).toHaveBeenLastCalledWith({ viewCachedConcepts: true });
});
