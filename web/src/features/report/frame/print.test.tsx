import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import context from "../context/context-screen.module.css";
import evidence from "../evidence/evidence-button.module.css";
import rests from "../evidence/rests-on.module.css";
import rejected from "../evidence/verdicts/rejected/rejected-sources.module.css";
import firstReport from "../overview/first-report/first-report-call.module.css";
import video from "../overview/video/video-panel.module.css";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import printed from "../print/print.module.css";
import proposals from "../proposals/proposals.module.css";
import research from "../research/progress/research-band.module.css";
import historical from "../versions/historical-banner.module.css";
import generating from "./actions/generate-section.module.css";
import contents from "./contents/contents-list.module.css";
import outdated from "./current/outdated.module.css";
import "./print.css";
import header from "./report-header.module.css";

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

test.each([
  ["what copies a concept", context.clone],
  ["what opens what a claim rests on", evidence.button],
  ["what a section rests on, where that is nothing but a button", rests.rests],
  ["the sources that were rejected", rejected.card],
  ["what offers a first report", firstReport.call],
  ["a film", video.panel],
  ["what is done above a report that is printed", printed.bar],
  ["that changes wait for a person", proposals.notice],
  ["how far research is", research.band],
  ["what can be done with an earlier version", historical.actions],
  ["what writes a section anew", generating.tool],
  ["the list of contents", contents.contents],
  ["that a section is outdated", outdated.notice],
  ["what is done with a report", header.controls],
])("%s is for the screen alone", async (_what, name) => {
  const { container } = await render(
    <div className={name} data-bare>
      Words
    </div>,
  );
  expect(name).toBeTruthy();
  expect(container.firstElementChild?.checkVisibility()).toBe(true);
  onPaper();
  expect(container.firstElementChild?.checkVisibility()).toBe(false);
});
