import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import type { Locator, Page } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { type CrowdedEvidence, crowdedEvidence, crowdedResearch } from "./crowded-answers.ts";
import { complete, order, type Planted, withPlantedReport } from "./planted-report.ts";
import { forgetShifts, readShifts, watchShifts } from "./watch-shifts.ts";

/** What an item may rest on, as it may be in a report with many sources. */
const many = { ofItem: 20, ofReport: 200 };
const rounds = 3;
const limits = { opened: 100, moved: 0 };
const widths = [1440, 390];

type Figure = "evidence" | "its sources" | "what was read";
interface Round {
  /** Milliseconds with many of what is listed, and with none. */
  times: Map<Figure, { full: number; empty: number }>;
  shifts: { sum: number; moved: string };
}

/** How long after the click the evidence of an item with as many sources as it may have, and 200 pages that were read, stand there, and what moves by it. */
export function measureEvidence(start: (env: Record<string, string>) => Promise<BenchServer>): Promise<Measurement[]> {
  return withPlantedReport(start, { latencyMs: 0 }, async (planted) => {
    await order(planted);
    await complete(planted);
    const measurements: Measurement[] = [];
    for (const width of widths) {
      const all: Round[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measureRound(planted, width));
      const figures: Figure[] = ["evidence", "its sources", "what was read"];
      measurements.push(...figures.map((figure) => openedIn(all, figure, width)));
      const worst = all.map(({ shifts }) => shifts).toSorted((one, other) => other.sum - one.sum)[0];
      measurements.push({
        name: `evidence of ${many.ofItem} sources, moved at ${width}`,
        value: worst?.sum ?? 0,
        unit: "ratio",
        limit: limits.moved,
        note: worst?.moved ?? "",
      });
    }
    return measurements;
  });
}

function openedIn(all: readonly Round[], figure: Figure, width: number): Measurement {
  const times = all.flatMap(({ times }) => times.get(figure) ?? []);
  const [full, empty] = [median(times.map((time) => time.full)), median(times.map((time) => time.empty))];
  return {
    name: `${figure}, ${figure === "what was read" ? many.ofReport : many.ofItem} of them at ${width}, opened`,
    value: full,
    unit: "ms",
    limit: limits.opened,
    note: `${(full / empty).toFixed(2)} times the ${Math.round(empty)} ms of an empty one`,
  };
}

async function measureRound({ context, url, report }: Planted, width: number): Promise<Round> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await watchShifts(page);
  const { show } = await answerCrowded(page);
  const times: Round["times"] = new Map();

  await page.goto(`${url}/concept/${report}/market-scan`);
  await show(0);
  const buttons = page.getByRole("button", { name: /^Evidence and reasoning of/ });
  // What all of them need is there from the first one on.
  await openEvidence(page, buttons.nth(0), 0);
  await forgetShifts(page);
  await show(many.ofItem);
  const full = await openEvidence(page, buttons.nth(1), many.ofItem);
  await show(0);
  const empty = await openEvidence(page, buttons.nth(2), 0);
  times.set("evidence", { full: full.panel, empty: empty.panel });
  times.set("its sources", { full: full.sources, empty: empty.sources });
  const atEvidence = await readShifts(page);

  const read: number[] = [];
  let moved = atEvidence;
  for (const count of [many.ofReport, 0]) {
    await show(count);
    await page.goto(`${url}/concept/${report}/settings`);
    const summary = page.locator("summary", { hasText: "What was read" });
    await summary.waitFor();
    // The log is fetched while the page is read.
    await page.locator("details dl").waitFor({ state: "attached" });
    await forgetShifts(page);
    read.push(await timeUntil(summary, "details[open] dl"));
    // What stands below a panel that a person opens moves down by it, and nothing else does.
    const { sum } = await readShifts(page);
    moved = { ...moved, moved: `${moved.moved}; ${sum.toFixed(3)} where a panel was opened` };
  }
  times.set("what was read", { full: read[0] ?? Number.NaN, empty: read[1] ?? Number.NaN });
  await page.close();
  return { times, shifts: moved };
}

/** Opens the evidence, and then the list of its sources; milliseconds until each stands there as far as it is in sight. */
async function openEvidence(page: Page, button: Locator, sources: number): Promise<{ panel: number; sources: number }> {
  // As a person does: points at it, and clicks.
  await button.hover();
  const panel = await timeUntil(button, "[role=dialog] [role=tabpanel]");
  const tab = page.getByRole("tab", { name: /^Sources/ });
  const chosen = "[role=dialog]:has([data-tab=sources][aria-selected=true])";
  // The rest of a long list is drawn below right after.
  const list = sources > 0 ? `${chosen} [data-source="1"]` : chosen;
  const listed = await timeUntil(tab, list);
  if (sources > 0) await page.locator(`[data-source="${sources}"]`).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return { panel, sources: listed };
}

/** Milliseconds from a click until something stands there and is drawn. */
const timeUntil = (target: Locator, selector: string): Promise<number> =>
  target.evaluate(async (element, wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    (element as HTMLElement).click();
    while (!document.querySelector(wanted)) await frame();
    await frame();
    return performance.now() - begun;
  }, selector);

/** Answers of the server as they would be for a report with as many sources as `count` says; made in the page, so that no detour is measured. */
async function answerCrowded(page: Page): Promise<{ show: (count: number) => Promise<void> }> {
  await page.addInitScript(() => {
    const crowded = window as unknown as CrowdedWindow;
    const original = window.fetch;
    window.fetch = async (...call) => {
      const answer = await original(...call);
      const { pathname } = new URL(answer.url);
      const views = crowded.crowded ?? JSON.parse(sessionStorage.getItem("crowded") ?? "null");
      if (!views) return answer;
      if (/\/evidence\/[^/]+$/.test(pathname)) {
        const { steps, sources } = views.evidence;
        return Response.json({ ...(await answer.json()), steps, sources });
      }
      return /\/research$/.test(pathname) ? Response.json(views.research) : answer;
    };
  });
  const show = (count: number) =>
    page.evaluate(
      (views) => {
        (window as unknown as CrowdedWindow).crowded = views;
        sessionStorage.setItem("crowded", JSON.stringify(views));
      },
      { evidence: crowdedEvidence(count), research: crowdedResearch(count) },
    );
  return { show };
}

interface CrowdedWindow {
  crowded?: { evidence: CrowdedEvidence; research: ResearchState };
}
