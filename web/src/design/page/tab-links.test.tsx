import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabLinks } from "./tab-links.tsx";

const names = Array.from({ length: 20 }, (_, index) => `Tab number ${index}`);

const tabs = (active: number) => (
  <div style={{ width: 300 }}>
    <TabLinks label="Parts">
      {names.map((name, index) => (
        <a
          key={name}
          href="#tab"
          {...(index === active ? { "aria-current": "page" as const } : {})}
          style={{ flex: "none" }}
        >
          {name}
        </a>
      ))}
    </TabLinks>
  </div>
);

/** Resolves when all that has been put on the page by now has been laid out and drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test("tabs scroll to the one that becomes active, and stay where a person scrolls them", async () => {
  const { container, rerender } = await render(tabs(15));
  const links = container.querySelector("nav") as HTMLElement;
  await expect.poll(() => links.scrollLeft).toBeGreaterThan(0);
  links.scrollLeft = 0;
  await rerender(tabs(15));
  await drawn();
  expect(links.scrollLeft).toBe(0);
  await rerender(tabs(18));
  await expect.poll(() => links.scrollLeft).toBeGreaterThan(0);
  await rerender(tabs(0));
  await expect.poll(() => links.scrollLeft).toBe(0);
});

test("on a phone the active tab stands clear of where the row fades out", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { container, rerender } = await render(tabs(0));
  const row = container.querySelector("nav") as HTMLElement;
  const fade = Number.parseFloat(getComputedStyle(row).paddingRight);
  expect(fade).toBeGreaterThan(0);
  for (let active = 1; active < names.length - 1; active += 1) {
    row.scrollLeft = 0;
    const tab = row.querySelectorAll("a")[active] as HTMLElement;
    // Just reached by the fade, and no more.
    row.scrollLeft = tab.getBoundingClientRect().right - row.getBoundingClientRect().right + fade / 2;
    await rerender(tabs(active));
    await drawn();
    const rest = () => row.getBoundingClientRect().right - tab.getBoundingClientRect().right;
    await expect.poll(rest).toBeGreaterThanOrEqual(fade);
  }
});
