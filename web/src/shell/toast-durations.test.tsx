import { notifications } from "@mantine/notifications";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { workflowUpdateWith } from "#testing/concepts.ts";
import { openIncubation, paths, seedAddress } from "../features/incubation/testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, seedUuid } from "../features/incubation/testing/seeds.fixture.ts";
import { sayWorkflowNews } from "./live/workflow-news.tsx";

const running = { status: "running", message: null, instructions: "" } as const;
const questions = [clarifyingWith()];

/** The notes of the application: how long each stays, by its title or else its text. */
function watchNotes() {
  const show = vi.spyOn(notifications, "show");
  return (title: string) =>
    show.mock.calls.map(([note]) => note).find((note) => note.title === title || note.message === title)?.autoClose;
}

test("[S1.9-08] [S2.9-15] [S3.9-03] a failed generation is said for 10 s, finished work for 15 s, all else for 5 s", async () => {
  const stays = watchNotes();
  const { screen, server, setSeed, tell } = await openIncubation(`${seedAddress}&stage=pre-generation`, {
    seed: answeredSeed({ clarifyingQuestions: questions }),
  });
  const stop = sayWorkflowNews(() => undefined);

  server.on(paths.generate, { status: 503, body: { detail: "The budget of this month is used up." } });
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.poll(() => stays("Concept generation failed. Please try again.")).toBe(10_000);

  server.on(paths.generate, () => {
    setSeed(answeredSeed({ clarifyingQuestions: questions, generation: running }));
    return { status: 202, body: { status: "pending", workflowUuid: "dddddddd-0000-4000-8000-000000000001" } };
  });
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.element(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  const failed = { ...running, status: "failed", message: "The model refused." } as const;
  setSeed(answeredSeed({ clarifyingQuestions: questions, generation: failed }));
  tell("stream.structured.concept.generation", {
    stage: "error",
    context: { seedUuid, workflowUuid: "dddddddd-0000-4000-8000-000000000001" },
    content: { concepts: [], origin: null },
    message: failed.message,
  });
  const sentence = "An error occurred while generating the concept. Please try again.";
  await expect.poll(() => stays(sentence)).toBe(10_000);

  tell("concept.workflow.update.account", workflowUpdateWith({ eventType: "error", message: "No answer." }));
  await expect.poll(() => stays("Concept report generation failed")).toBe(10_000);
  tell(
    "concept.workflow.update.account",
    workflowUpdateWith({ eventType: "completed", message: "The report is ready" }),
  );
  await expect.poll(() => stays("The report is ready")).toBe(15_000);
  stop();

  await userEvent.keyboard("{Shift>}debug{/Shift}");
  await expect.poll(() => stays("Debug mode is on.")).toBe(5_000);
  await userEvent.keyboard("{Shift>}debug{/Shift}");
});
