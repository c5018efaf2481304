import { page, server } from "vitest/browser";

// Of another window, so that it is no HTMLElement of this one.
const frame = window.frameElement as HTMLElement | null;
/** Traces have pictures of every step. */
const isLookedAt = server.config.browser.trace !== "off";

/**
 * Leaves the page of a test undrawn until somebody takes its picture, as a test that fails does: it is laid out, runs, is clicked and asked as
 * always, but the browser need not paint what nobody sees.
 */
export function leaveUndrawn(): void {
  if (frame && !isLookedAt) frame.style.opacity = "0";
}

const take = page.screenshot.bind(page);
page.screenshot = ((options) => {
  frame?.style.removeProperty("opacity");
  return take(options);
}) as typeof take;
