import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { beginFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { session } from "../../../../transport/session.ts";

async function openScan(path = "/market-scan") {
  const server = serverWithReport();
  answerWholeReport(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003${path}`);
  const contents = app.screen.getByRole("navigation", { name: "On this page" });
  return { ...app, server, contents };
}

test("a wide screen lists the parts of the page, leads to them and marks the one that is read", async () => {
  const { screen, contents } = await openScan();
  const links = contents.getByRole("link");
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(["Summary", "Market Forces Radar", "Priority Insights", "PESTEL Analysis"]);
  await expect.element(links.first()).toHaveAttribute("aria-current", "location");
  await contents.getByRole("link", { name: "PESTEL Analysis" }).click();
  const heading = screen.getByRole("heading", { name: "PESTEL Analysis" });
  await expect.element(heading).toHaveFocus();
  await expect
    .element(contents.getByRole("link", { name: "PESTEL Analysis" }))
    .toHaveAttribute("aria-current", "location");
  // It stays in sight, and covers nothing of what one was led to.
  const bottom = contents.element().getBoundingClientRect().bottom;
  expect(contents.element().getBoundingClientRect().top).toBe(0);
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test("what stays beside the page while one scrolls is not taken for the part that is read", async () => {
  await page.viewport(1440, 700);
  try {
    const { screen, contents } = await openScan("/customer-profile");
    const stance = screen.getByRole("heading", { name: "Stance", exact: true });
    await expect.element(stance).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: /^Talk to/ })).toBeVisible();
    window.scrollBy(0, stance.element().getBoundingClientRect().top - 100);
    await expect
      .element(contents.getByRole("link", { name: "Stance", exact: true }))
      .toHaveAttribute("aria-current", "location");
  } finally {
    await page.viewport(1280, 800);
  }
});

test.for([
  ["/market-scan?tab=ecosystem", "Startups", "Market scan"],
  ["/financial-projection?tab=projections", "Coming Soon", "Financial projection"],
] as const)(
  "a page of few parts, %s, has no such list, and keeps no room for it",
  async ([path, heading, tabsName]) => {
    const { screen, contents } = await openScan(path);
    const header = screen.getByRole("navigation", { name: "Report" });
    const tabs = screen.getByRole("navigation", { name: tabsName });
    const tops = new Set<number>();
    await expect
      .poll(() => {
        if (tabs.query()) tops.add(tabs.element().getBoundingClientRect().top);
        return screen.getByRole("heading", { name: heading }).query();
      })
      .not.toBeNull();
    expect(contents.elements()).toEqual([]);
    const [top = Number.NaN, ...others] = tops;
    expect(others).toEqual([]);
    expect(top - header.element().getBoundingClientRect().bottom).toBeLessThan(60);
  },
);

test("its room stays while the lower part of the page comes with the second drawing", async () => {
  const end = beginFirstDrawing();
  const tops = new Set<number>();
  const look = new MutationObserver(() => {
    const tabs = document.querySelector('nav[aria-label="Market scan"]');
    if (tabs) tops.add(tabs.getBoundingClientRect().top);
  });
  look.observe(document.body, { childList: true, subtree: true });
  const { contents } = await openScan();
  await expect.element(contents.getByRole("link", { name: "PESTEL Analysis" })).toBeVisible();
  look.disconnect();
  end();
  expect([...tops]).toHaveLength(1);
});

test("a phone has no such list", async () => {
  await page.viewport(390, 844);
  try {
    const { screen, contents } = await openScan();
    await expect.element(screen.getByText("A cent more a year.")).toBeVisible();
    expect(contents.elements()).toEqual([]);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(1280, 800);
  }
});
