import type { SectionStatus } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AppTheme } from "../../../shell/app-theme.tsx";
import { toast } from "../../../shell/toasts.ts";
import { writingFailed } from "./section.ts";
import { useFailureNews } from "./use-failure-news.ts";

function News({ conceptId, status }: { conceptId: string; status: SectionStatus | undefined }) {
  useFailureNews(conceptId, status);
  return null;
}

const news = (conceptId: string, status: SectionStatus | undefined) => (
  <AppTheme>
    <News conceptId={conceptId} status={status} />
  </AppTheme>
);

test.each(["pending", "waiting"] as const)("a failure after %s is told, once", async (before) => {
  const screen = await render(news(`C-${before}`, before));
  await screen.rerender(news(`C-${before}`, "error"));
  await expect.element(screen.getByText(writingFailed)).toBeVisible();
  await screen.rerender(news(`C-${before}`, "error"));
  expect(screen.getByText(writingFailed).elements()).toHaveLength(1);
});

test.each([
  ["of another report, after one that is being written", news("C-1", "pending"), news("C-2", "error")],
  ["that is known for the first time", news("C-3", undefined), news("C-3", "error")],
  ["of what had been written", news("C-4", "complete"), news("C-4", "error")],
])("a failure %s is no news", async (_what, before, after) => {
  const screen = await render(before);
  await screen.rerender(after);
  // What is said later stands below what is said before.
  toast.info("All was shown.");
  await expect.element(screen.getByText("All was shown.")).toBeVisible();
  expect(screen.getByText(writingFailed).elements()).toEqual([]);
});
