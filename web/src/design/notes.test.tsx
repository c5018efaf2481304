import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppTheme } from "../shell/app-theme.tsx";
import { BetaDisclaimer } from "./beta-disclaimer.tsx";
import { DisclosurePanel } from "./disclosure-panel.tsx";
import { GrowingSprout } from "./progress/growing-sprout.tsx";

test("[S1.2.8-26] [S1.8-52] the disclaimer reminds of what AI gets wrong", async () => {
  const screen = await render(<BetaDisclaimer />);
  await expect.element(screen.getByText("AI can make mistakes. Check important facts.")).toBeVisible();
});

test("a sprout plays at the rate it is given, also after it was loaded anew", async () => {
  const screen = await render(<GrowingSprout rate={2} />);
  const video = screen.container.querySelector("video");
  expect(video?.playbackRate).toBe(2);
  video?.load();
  expect(video?.playbackRate).toBe(2);
  await screen.rerender(<GrowingSprout rate={1} />);
  expect(video?.playbackRate).toBe(1);
});

test("for people who want less motion the sprout stands still", async () => {
  const match = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("prefers-reduced-motion") ? match("all") : match(query),
  );
  const screen = await render(<GrowingSprout />);
  expect(screen.container.querySelector("video")).toBeNull();
  await expect.poll(() => screen.container.querySelector("img")?.naturalWidth).toBeGreaterThan(0);
});

test("a panel opens below its button, as a sheet on a narrow screen, and closes by the same button", async () => {
  const panel = (
    <AppTheme>
      <DisclosurePanel label="Filters">Inside</DisclosurePanel>
    </AppTheme>
  );
  const wide = await render(panel);
  const button = wide.getByRole("button", { name: "Filters" });
  await button.click();
  await expect.element(wide.getByText("Inside")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect.element(wide.getByText("Inside")).not.toBeInTheDocument();
  await wide.unmount();
  await page.viewport(390, 844);
  const narrow = await render(panel);
  await narrow.getByRole("button", { name: "Filters" }).click();
  await expect.element(narrow.getByRole("dialog", { name: "Filters" }).getByText("Inside")).toBeVisible();
  await narrow.getByRole("button", { name: "Close" }).click();
  await expect.element(narrow.getByText("Inside")).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
