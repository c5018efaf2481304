import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";

export interface Shifts {
  /** Of all layout shifts since they were read last, also those after a click. */
  sum: number;
  /** What moved furthest, for whoever has to mend it. */
  moved: string;
}

interface Shift {
  value: number;
  moved: string[];
}

/** Notes what moves in the page from its beginning. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} ${(element?.textContent ?? "").trim().slice(0, 30)}`;
    };
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${Math.round(previousRect.top)}→${Math.round(currentRect.top)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Begins anew, with what is drawn now. */
export async function forgetShifts(page: Page): Promise<void> {
  await sleep(100);
  await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

/** Waits until the page is at rest, gives what has moved in it, and begins anew. */
export async function readShifts(page: Page): Promise<Shifts> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // What an observer is told of comes after the frame that moved.
  await sleep(500);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  const furthest = shifts.toSorted((one, other) => other.value - one.value)[0];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, moved: furthest ? `${furthest.value.toFixed(3)}: ${furthest.moved.slice(0, 3).join("; ")}` : "" };
}
