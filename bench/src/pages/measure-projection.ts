import type { Page } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { complete, order, withPlantedReport } from "./planted-report.ts";

const rounds = 15;
/** Milliseconds: of the draws, and from when on a task of the page is a long one. */
const limits = { drawn: 100, task: 50 };

interface WatchedWindow {
  /** Milliseconds from an order to its bands, for each. */
  drawn: number[];
  /** Milliseconds of the longest task since the last order. */
  longest: number;
}

/** How long a worker of the page takes for 5,000 draws over 60 months, once it is warm, and how long the page itself is kept busy by them. */
export function measureProjection(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  return withPlantedReport(start, { latencyMs: 0 }, async (planted) => {
    await order(planted);
    await complete(planted);
    const page = await planted.context.newPage();
    await watchWorker(page);
    await page.goto(`${planted.url}/concept/${planted.report}/financial-projection?tab=projections`);
    const anotherSeed = page.getByRole("button", { name: "New seed" });
    const done = page.getByText("Not a forecast.");
    await done.waitFor();
    const [drawn, tasks]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(() => {
        (window as unknown as WatchedWindow).longest = 0;
      });
      await anotherSeed.click();
      await page.waitForFunction((count) => (window as unknown as WatchedWindow).drawn.length >= count, round + 2);
      await done.waitFor();
      const watched = await page.evaluate(() => {
        const { drawn: times, longest } = window as unknown as WatchedWindow;
        return { last: times.at(-1) ?? Number.NaN, longest };
      });
      // The first ones are compiled while they run.
      if (round < rounds / 3) continue;
      drawn.push(watched.last);
      tasks.push(watched.longest);
    }
    return [
      { name: "5,000 draws over 60 months, drawn", value: median(drawn), unit: "ms", limit: limits.drawn },
      // The browser tells of none that is shorter than the limit: 0 is none at all.
      { name: "the page's longest task by any of them", value: Math.max(...tasks), unit: "ms", limit: limits.task },
    ];
  });
}

/** Notes when orders go to a worker and when their bands come back, and tasks that keep the page from answering. */
const watchWorker = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("seedbed.labs.projections", "on");
    const watched = window as unknown as WatchedWindow;
    watched.drawn = [];
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: "longtask" });
    const Original = window.Worker;
    window.Worker = class extends Original {
      #ordered = 0;
      constructor(...given: ConstructorParameters<typeof Original>) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
          if (data.kind === "simulation") watched.drawn.push(performance.now() - this.#ordered);
        });
      }
      override postMessage(message: unknown) {
        this.#ordered = performance.now();
        super.postMessage(message);
      }
    };
  });
