import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import "./print.css";

/** Lays the page out as it is printed. */
function onPaper() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule) || rule.media.mediaText !== "print") continue;
      rule.media.mediaText = "all";
      onTestFinished(() => {
        rule.media.mediaText = "print";
      });
    }
}

const seen = (selector: string) => document.querySelector(selector)?.checkVisibility();

test("on paper stands what a report says, without what one does with it", async () => {
  await render(
    <>
      <nav aria-label="Main">Main</nav>
      <a href="#content">Skip</a>
      <div id="around" style={{ minHeight: 0 }}>
        <main id="content">
          <nav aria-label="Breadcrumb">Concepts</nav>
          <nav aria-label="Sections">Sections</nav>
          <p role="note">A note</p>
          <p role="status">Loading</p>
          <button type="button" className="mantine-Button-root">
            Do it
          </button>
          <button type="button" data-icon-button>
            X
          </button>
          <select aria-label="Status" />
          <h2>Trends</h2>
          <p>
            Words <a href="https://law.example/">of a law</a> <a href="/concept">of ours</a>
          </p>
        </main>
      </div>
      <div className="mantine-Notifications-root">Saved</div>
      <div data-portal>Over it</div>
    </>,
  );
  const done = [
    ...['nav[aria-label="Main"]', 'a[href="#content"]', 'nav[aria-label="Sections"]', "[role=note]", "[role=status]"],
    ...[".mantine-Button-root", "[data-icon-button]", "select", ".mantine-Notifications-root", "[data-portal]"],
  ];
  const said = ['nav[aria-label="Breadcrumb"]', "h2", "p:not([role])", 'a[href="/concept"]'];
  expect(done.filter((selector) => !seen(selector))).toEqual([]);
  onPaper();
  expect(done.filter(seen)).toEqual([]);
  expect(said.filter((selector) => !seen(selector))).toEqual([]);
  const after = (href: string) =>
    getComputedStyle(document.querySelector(`#content a[href="${href}"]`) as Element, "::after").content;
  // An address that can be pressed on a screen has to be read on paper.
  expect(after("https://law.example/")).toBe('" (https://law.example/)"');
  expect(after("/concept")).toBe("none");
  expect(getComputedStyle(document.querySelector("h2") as Element).breakAfter).toBe("avoid");
  expect(getComputedStyle(document.querySelector("p:not([role])") as Element).orphans).toBe("3");
});

test("a text that is cut on a screen is whole on paper, and nothing offers more of it", async () => {
  const { container } = await render(
    <main id="content">
      <CollapsibleText height={100}>
        <p style={{ height: 300, margin: 0 }}>Long</p>
      </CollapsibleText>
    </main>,
  );
  const cut = () => container.querySelector("[data-cut=true]");
  await expect.poll(() => cut()?.getBoundingClientRect().height).toBe(100);
  expect(container.querySelector("button")?.checkVisibility()).toBe(true);
  onPaper();
  expect(cut()?.getBoundingClientRect().height).toBe(300);
  expect(getComputedStyle(cut() as Element).maskImage).toBe("none");
  expect(container.querySelector("button")?.checkVisibility()).toBe(false);
});
