import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { RelativeDate } from "./relative-date.tsx";

const minute = 60_000;

test("a date grows older while it is looked at, minute by minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await render(<RelativeDate instant={new Date(Date.now() - 10_000).toISOString()} />);
  const shown = screen.getByRole("time");
  await expect.element(shown).toHaveTextContent("just now");
  vi.advanceTimersByTime(3 * minute);
  await expect.element(shown).toHaveTextContent("3 minutes ago");
});

test("a moment that this device's clock has not reached yet is now", async () => {
  const screen = await render(<RelativeDate instant={new Date(Date.now() + 5 * minute).toISOString()} />);
  await expect.element(screen.getByRole("time")).toHaveTextContent("just now");
});
