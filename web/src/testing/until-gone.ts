import { expect, vi } from "vitest";
import type { Locator } from "vitest/browser";

/** Longer than a note takes to fade, in milliseconds. */
const fading = 600;

/** Moves a clock that is held on while a note fades, and no further. */
export async function untilGone(note: Locator): Promise<void> {
  let moved = 0;
  await expect
    .poll(async () => {
      if (moved < fading) await vi.advanceTimersByTimeAsync(50);
      moved += 50;
      return note.elements();
    })
    .toEqual([]);
}
