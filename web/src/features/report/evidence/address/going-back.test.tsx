import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { untilQuiet } from "#testing/until-quiet.ts";
import { session } from "../../../../transport/session.ts";
import { evidenceButton, scanPath, serverWithEvidence } from "../testing/open-evidence.fixture.ts";

test("[S3.2.8-10] who goes back before the panel has taken the focus is at the claim again", async () => {
  serverWithEvidence();
  await session.begin("refresh-token");
  const dialog = page.getByRole("dialog");
  const { router } = await renderApp(scanPath);
  await page.getByRole("button", { name: "Input cost", exact: true }).click();
  await expect.element(evidenceButton()).toBeVisible();
  await evidenceButton().hover();
  await untilQuiet();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await evidenceButton().click();
  await expect.element(dialog).toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Close", exact: true })).not.toHaveFocus();
  router.history.back();
  await expect.poll(() => router.state.location.href).toBe(scanPath);
  await untilQuiet();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(evidenceButton()).toHaveFocus();
});
