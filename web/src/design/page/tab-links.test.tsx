import { expect, test } from "vitest";
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
});
