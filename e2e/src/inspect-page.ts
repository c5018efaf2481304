import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const folder = process.env.SCREENS_DIR;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Scheme = "light" | "dark";

/** What is looked at: a desktop, a small laptop or tablet, a phone. Height as in the design's pictures. */
const desktop = 1440;
const tablet = 1024;
const phone = 390;
const height = 1000;

/** The only rules that a scheme can break while the other keeps them. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * Looks at what stands, in light and dark and at three widths: axe finds nothing and nothing sticks out sideways.
 * All rules are asked where the layout is another (wide and narrow), those of colour in dark as well, breadth everywhere.
 * With `SCREENS_DIR` a picture of each is kept there. Leaves the page wide and light.
 */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await settled(page);
  await closeToasts(page);
  expect.soft(await faultsOfPage(page, name)).toEqual([]);
}

/** The faults of what stands, a line each. Leaves the page wide and light. */
export async function faultsOfPage(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const look = async (width: number, scheme: Scheme, rules?: RunOptions | "none") => {
    await show(page, width, scheme);
    const found = rules === "none" ? [] : await axeFaults(page, rules);
    const breadth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (breadth > width) found.push(`it is ${breadth} wide`);
    const empty = await page.evaluate(roomBelow);
    if (empty > 1) found.push(`it goes on for ${empty} pixels below its end`);
    for (const fault of found) faults.push(`${name}, ${width}, ${scheme}: ${fault}`);
    if (folder)
      await page.screenshot({ path: `${folder}/${name}-${scheme}${width === desktop ? "" : `-${width}`}.png` });
  };
  await look(phone, "light");
  await look(tablet, "light", "none");
  await look(desktop, "dark", { runOnly: rulesOfColour });
  await look(desktop, "light");
  return faults;
}

/** Waits until the page has all it asks for: it has a heading, and nothing says that it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() => document.fonts.status === "loaded" && document.readyState === "complete");
  // Who wishes for less motion sees everything change within a moment, not at once: until then styles are those from before.
  await expect.poll(() => page.evaluate(whatFades)).toEqual([]);
}

async function closeToasts(page: Page): Promise<void> {
  // All at once: each goes by itself after a while as well.
  const buttons = page.getByRole("alert").getByRole("button", { name: "Close" });
  await buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
}

async function show(page: Page, width: number, scheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
  // Colours fade from one scheme to the other, some only once the next frame is drawn.
  await expect.poll(() => page.evaluate(whatFades)).toEqual([]);
}

/** In the page: how far one can scroll past the end of what it holds. What is only read aloud may stand there unseen. */
function roomBelow(): number {
  const end = document.body.getBoundingClientRect().bottom + window.scrollY;
  return document.documentElement.scrollHeight - Math.ceil(Math.max(end, window.innerHeight));
}

/**
 * In the page: what is still fading or moving two frames from now. What turns for ever, or is held, is not waited for; nor is a frame that
 * a busy machine does not draw.
 */
async function whatFades(): Promise<string[]> {
  const frame = () =>
    Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
  await frame();
  await frame();
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) return [];
    return effect instanceof KeyframeEffect ? [effect.target?.className ?? ""] : [];
  });
}

async function axeFaults(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
        ...options,
        resultTypes: ["violations"],
      }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
