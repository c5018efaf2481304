import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const folder = process.env.SCREENS_DIR;
/** A desktop, a small laptop or tablet, a phone. Height as in the design's pictures. */
const widths = [1440, 1024, 390];

/**
 * Looks at what stands, in light and dark and at three widths: axe finds nothing and nothing sticks out sideways.
 * With `SCREENS_DIR` a picture of the widest is kept there. Leaves the page wide and light.
 */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await closeToasts(page);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    for (const scheme of ["dark", "light"] as const) {
      await show(page, scheme);
      for (const fault of await faultsOf(page, width, scheme)) faults.push(`${name}, ${width}, ${scheme}: ${fault}`);
      if (folder)
        await page.screenshot({ path: `${folder}/${name}-${scheme}${width === 1440 ? "" : `-${width}`}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  expect.soft(faults).toEqual([]);
}

async function closeToasts(page: Page): Promise<void> {
  for (const toast of await page.getByRole("alert").getByRole("button", { name: "Close" }).all()) await toast.click();
}

async function show(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
  // Colours fade from one scheme to the other; what turns for ever is not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** All rules in light; in dark those about colour, the only ones a scheme can change. */
async function faultsOf(page: Page, width: number, scheme: "light" | "dark"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (scheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  const breadth = await page.evaluate(() => document.documentElement.scrollWidth);
  return breadth > width ? [...faults, `it is ${breadth} wide`] : faults;
}
