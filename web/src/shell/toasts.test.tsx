import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AppTheme } from "./app-theme.tsx";
import { toast } from "./toasts.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("[S1.9-05] [S2.8-03] [S3.9-03] a note closes by itself after 5 s", async () => {
  const screen = await render(<AppTheme>{null}</AppTheme>);
  vi.useFakeTimers();
  toast.error("The server is resting.");
  const note = screen.getByText("The server is resting.");
  await expect.element(note).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(4_500);
  await expect.element(note).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(note).not.toBeInTheDocument();
});

test("a note can be closed before its time, and a later one with the same id takes its place", async () => {
  const screen = await render(<AppTheme>{null}</AppTheme>);
  toast.info("One", { id: "same" });
  toast.info("Two", { id: "same" });
  await expect.element(screen.getByText("Two")).toBeVisible();
  await expect.element(screen.getByText("One")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Two")).not.toBeInTheDocument();
});
