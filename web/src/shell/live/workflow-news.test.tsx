import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { liveLine } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { untilGone } from "#testing/until-gone.ts";
import { AppTheme } from "../app-theme.tsx";
import { sayWorkflowNews } from "./workflow-news.tsx";

afterEach(() => {
  vi.useRealTimers();
});

async function news() {
  const line = await liveLine();
  const open = vi.fn();
  const stop = sayWorkflowNews(open);
  const screen = await render(<AppTheme>{null}</AppTheme>);
  vi.useFakeTimers();
  const tell = (change: Partial<ConceptWorkflowUpdate>) =>
    line.message({
      id: crypto.randomUUID(),
      type: "concept.workflow.update.account",
      account_uuid: accountWith().uuid,
      data: { conceptUuid: "c-1", title: "Refill depots", message: "The report is ready", ...change },
    });
  return { screen, open, stop, tell };
}

test("[S1.9-06] [S2.7-101] [S3.7-71] a finished report is said for 15 s, with the way to its overview", async () => {
  const { screen, stop, tell } = await news();
  tell({ eventType: "completed" });
  const link = screen.getByRole("link", { name: "Open Refill depots" });
  await expect.element(link).toHaveAttribute("href", "/concept/c-1");
  await vi.advanceTimersByTimeAsync(14_900);
  await expect.element(link).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(100);
  await untilGone(link);
  stop();
});

test("[S2.7-101] the link of a finished report opens it and closes the note", async () => {
  const { screen, open, stop, tell } = await news();
  tell({ eventType: "completed" });
  const link = screen.getByRole("link", { name: "Open Refill depots" });
  await link.click();
  expect(open).toHaveBeenCalledWith("c-1");
  await untilGone(link);
  stop();
});

test("[S1.8-48] [S1.9-07] [S2.7-102] a failed report is said for 10 s, with the reason", async () => {
  const { screen, stop, tell } = await news();
  tell({ eventType: "error", message: "The market scan could not be written." });
  const title = screen.getByText("Concept report generation failed");
  await expect.element(title).toBeInTheDocument();
  await expect.element(screen.getByText("The market scan could not be written.")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(9_900);
  await expect.element(title).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(100);
  await untilGone(title);
  stop();
});

test("progress alone says nothing", async () => {
  const { screen, stop, tell } = await news();
  tell({ eventType: "progress" });
  tell({ eventType: "cancelled" });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole("alert").elements()).toEqual([]);
  stop();
});
