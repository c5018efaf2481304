import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { untilQuiet } from "#testing/until-quiet.ts";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";
import {
  evidenceButton,
  evidenceRoute,
  openEvidence,
  panel,
  scanPath,
  serverWithEvidence,
} from "./testing/open-evidence.fixture.ts";
import { item, shownEvidence, shownSource, shownStep, uuidOf } from "./testing/shown-evidence.fixture.ts";

test("[S3.2.8-10] [S3.2.8-11] what a force rests on opens 500 px wide over a page that stands still, and closes to where one was", async () => {
  serverWithEvidence();
  await session.begin("refresh-token");
  const { address, router } = await renderApp(scanPath);
  await page.getByRole("button", { name: "Input cost", exact: true }).click();
  await expect.element(evidenceButton()).toBeVisible();
  await untilQuiet();
  const claim = evidenceButton().element().closest("[data-claim]");
  const before = claim?.getBoundingClientRect();
  expect(claim && getComputedStyle(claim).outlineStyle).toBe("none");
  await evidenceButton().click();
  await expect.element(panel()).toBeVisible();
  await expect.poll(() => panel().element().getBoundingClientRect().width).toBe(500);
  await expect.poll(() => Math.round(panel().element().getBoundingClientRect().right)).toBe(innerWidth);
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  expect(claim?.getBoundingClientRect()).toEqual(before);
  await expect.poll(() => claim && getComputedStyle(claim).outlineStyle).toBe("solid");
  for (const words of ["Conclusion", "Reasoning", "What would change this conclusion"])
    await expect.element(panel().getByRole("heading", { name: words, exact: true })).toBeVisible();
  expect(address()).toContain(`evidence=${item}`);
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(evidenceButton()).toHaveFocus();
  expect(address()).toBe(scanPath);
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  expect(router.history.location.href).toBe(scanPath);
});

test("evidence has an address of its own, and going back closes it", async () => {
  serverWithEvidence();
  const { address, router } = await openEvidence();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  expect(address()).toBe(scanPath);
  expect(router.history.length).toBe(1);
  await evidenceButton().click();
  await expect.element(panel()).toBeVisible();
  router.history.back();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(evidenceButton()).toHaveFocus();
});

test("[S3.2.8-11] the arrows go between the tabs, and a number leads to its source", async () => {
  serverWithEvidence();
  await openEvidence();
  const overview = panel().getByRole("tab", { name: "Overview" });
  const sources = panel().getByRole("tab", { name: "Sources 4" });
  await expect.element(overview).toHaveAttribute("aria-selected", "true");
  await overview.click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(sources).toHaveFocus();
  await expect.element(panel().getByRole("article")).toHaveLength(4);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(overview).toHaveFocus();
  await panel()
    .getByRole("button", { name: /^Source 4 Trade forum/ })
    .click();
  await expect.element(panel().getByRole("article", { name: /^Source 4/ })).toHaveFocus();
  await expect.element(panel().getByText("Same drum, a third dearer")).toBeInViewport();
});

test("of many sources of a step the first six stand there, and the rest once they are asked for", async () => {
  const crowd = Array.from({ length: 9 }, (_, index) =>
    shownSource(index + 1, `Survey ${index + 1}`, {
      quoted: { quote: `Answer ${index + 1}`, step: index < 8 ? 0 : null },
    }),
  );
  const step = shownStep("Prices follow palm kernel oil.", { sources: [1, 2, 3, 4, 5, 6, 7, 8], publishers: 8 });
  const seven = shownStep("They stay dear.", { sources: [1, 2, 3, 4, 5, 6, 7], publishers: 7 });
  serverWithEvidence(shownEvidence({ steps: [step, seven], sources: crowd }));
  await openEvidence();
  const numbersOf = (at: number) =>
    panel()
      .getByRole("listitem")
      .nth(at)
      .getByRole("button", { name: /^Source \d/ });
  const numbers = numbersOf(0);
  await expect.element(numbersOf(1)).toHaveLength(7);
  await expect.element(numbers).toHaveLength(6);
  await panel().getByRole("button", { name: "2 more sources" }).click();
  await expect.element(numbers).toHaveLength(8);
  await expect.element(numbers.nth(6)).toHaveFocus();
  await panel().getByRole("tab", { name: "Sources 9" }).click();
  const ofStep = panel().getByRole("article", { name: /^Source 8:/ });
  await expect.element(ofStep.getByText("Step 1", { exact: true })).toBeVisible();
  const added = panel().getByRole("article", { name: /^Source 9:/ });
  await expect.element(added.getByText("For the conclusion", { exact: true })).toBeVisible();
  await expect.element(added.getByText("Step 1", { exact: true })).not.toBeInTheDocument();
});

test("the reasoning says what carries each step, how many agree, and what nobody says", async () => {
  serverWithEvidence();
  await openEvidence();
  await expect.element(panel().getByText("Written by AI")).toBeVisible();
  await expect.element(panel().getByText("4 sources, 1 inference")).toBeVisible();
  const steps = panel().getByRole("listitem");
  await expect
    .element(steps.nth(0))
    .toMatchTextContent(/1 ?Commodity outlook: oils a….*4 ?Trade forum.*two sources agree/);
  await expect.element(steps.nth(1)).toMatchTextContent(/one source, your own/);
  await expect.element(steps.nth(2)).toMatchTextContent(/one source, older than a year/);
  await expect.element(steps.nth(3)).toMatchTextContent(/AI reasoning only, no source/);
  await expect
    .element(steps.nth(3))
    .toMatchTextContent(/Inferred from step 2 and step 3\. We searched six times and found nothing that confirms/);
  await expect
    .element(panel().getByText("Four independent publishers agree; the newest is 16 days old."))
    .toBeVisible();
});

test("what speaks against a step stands below it, apart from what carries it", async () => {
  const { steps } = shownEvidence();
  serverWithEvidence(shownEvidence({ steps: steps.map((step, at) => (at === 1 ? { ...step, against: [4] } : step)) }));
  await openEvidence();
  const step = panel().getByRole("listitem").nth(1);
  await expect.element(step).toMatchTextContent(/Supplier interview.*Against it:.*4.*Trade forum/);
  await expect.element(panel().getByRole("listitem").nth(0)).not.toMatchTextContent(/Against it/);
});

test("a source shows its passage with the quote marked, and whether the kept copy holds it", async () => {
  const [first, second, third, fourth] = shownEvidence().sources;
  if (!first || !second || !third || !fourth) throw new Error("There are four.");
  serverWithEvidence(
    shownEvidence({
      sources: [
        first,
        second,
        third,
        fourth,
        shownSource(5, "Letter from a friend", {
          hasCopy: false,
          url: null,
          publisher: "",
          quoted: { quote: "Prices never fall", step: 0 },
          passages: [{ before: "", quote: "Prices never fall", after: "", stance: "against", step: 0, isFound: false }],
        }),
        { ...shownSource(6, "Script"), url: "javascript:alert(1)" as never, publisher: "script.example" },
      ],
    }),
  );
  await openEvidence();
  await panel().getByRole("tab", { name: "Sources 6" }).click();
  const source = (number: number) => panel().getByRole("article", { name: new RegExp(`^Source ${number}:`) });
  const mark = source(1).element().querySelector("blockquote mark");
  expect(mark?.textContent).toBe("has now doubled for the second time in five years");
  await expect.element(source(1).getByText("Quote found in kept copy")).toBeVisible();
  const link = source(1).getByRole("link");
  await expect.element(link).toHaveAttribute("href", "https://source-1.example/page");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(source(2)).toMatchTextContent(/Uploaded by Ada Moreau/);
  await expect.element(source(2)).toMatchTextContent(/Published 16 days ago.*Uploaded last week/);
  expect(source(3).element().textContent).toMatch(/Published [A-Z][a-z]{2} \d/);
  await expect.element(source(4).getByText("Page changed; kept copy quoted")).toBeInTheDocument();
  // What no copy holds does not look like a quotation.
  expect(source(5).element().querySelector("blockquote, mark")).toBeNull();
  expect(source(5).element().textContent).not.toMatch(/[“”]/);
  await expect.element(source(5)).toMatchTextContent(/No copy kept.*Against step 1/);
  expect(source(6).element().querySelector("a")).toBeNull();
  await expect.element(panel().getByText("Step 4 has no source and is not listed here")).toBeVisible();
});

test("the kept copy of a page is read in the panel, with what is quoted of it marked and in sight", async () => {
  const server = serverWithEvidence();
  const { passages: _passages, number: _number, ...source } = shownSource(1, "Commodity outlook: oils and fats");
  const filling = Array.from({ length: 80 }, (_, index) => `Line ${index} of the outlook.`).join("\n");
  const text = `${filling}\npalm kernel oil has now doubled for the second time in five years, it says.\n${filling}`;
  server.on(`GET /api/v1/sources/${uuidOf(1)}/copy`, { body: { ...source, text, hash: "a", others: [] } });
  await openEvidence();
  await panel()
    .getByRole("tab", { name: /^Sources/ })
    .click();
  await panel().getByRole("button", { name: "Actions for source 1" }).click();
  await page.getByRole("menuitem", { name: "Read kept copy" }).click();
  const copy = panel().getByRole("region", { name: "Text of the kept copy" });
  const mark = copy.getByText("has now doubled for the second time in five years", { exact: true });
  await expect.element(mark).toBeInViewport();
  expect(mark.element().tagName).toBe("MARK");
  await expect.element(panel().getByRole("button", { name: "Sources" })).toHaveFocus();
  await panel().getByRole("button", { name: "Sources" }).click();
  await expect.element(panel().getByRole("article", { name: /^Source 1/ })).toHaveFocus();
});

test("the conclusion is copied with its sources and their addresses", async () => {
  serverWithEvidence();
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openEvidence();
  await panel().getByRole("button", { name: "Copy with sources" }).click();
  await expect.element(page.getByText("Copied with its sources")).toBeVisible();
  const text = written.mock.lastCall?.[0];
  expect(text).toMatch(/^Input cost\nSurfactant prices/);
  expect(text).toContain("moved with it. [1] [4]");
  expect(text).toContain("stay with us. (reasoning, no source)");
  expect(text).toContain("https://source-3.example/page");
  expect(text).toContain("“twelve months remains the usual term”");
});

test("the conclusion is edited where it stands", async () => {
  serverWithEvidence();
  await openEvidence();
  await panel().getByRole("button", { name: "Edit conclusion" }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Summary of “Input cost”" })).toHaveFocus();
});

test("an item without a source says so, and one whose reasoning nobody noted names its sources", async () => {
  const server = serverWithEvidence(
    shownEvidence({
      steps: [],
      sources: [],
      searches: 0,
      confidence: null,
      confidenceReason: "No source stands behind it.",
    }),
  );
  const { screen } = await openEvidence();
  await expect.element(panel().getByText("AI reasoning only, no source")).toBeVisible();
  await panel().getByRole("tab", { name: "Sources 0" }).click();
  await expect.element(panel().getByRole("button", { name: "Add the first source" })).toBeVisible();
  await screen.unmount();
  server.on(evidenceRoute, { body: shownEvidence({ steps: [], origin: "user" }) });
  await openEvidence();
  await expect.element(panel().getByText("Written by a person")).toBeVisible();
  await expect.element(panel().getByText(/named as a whole/)).toBeVisible();
  await expect.element(panel().getByRole("button", { name: /^Source 3/ })).toBeVisible();
});

test("what cannot be loaded says so, and can be tried again; what is gone says that it is", async () => {
  const server = serverWithEvidence();
  const answer = Promise.withResolvers<void>();
  server.on(evidenceRoute, { status: 500, body: { detail: "The database rests." }, after: answer.promise });
  await session.begin("refresh-token");
  const { screen } = await renderApp(`${scanPath}&evidence=${item}`);
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("status", { name: "Loading" })).toBeVisible();
  expect(dialog.getByRole("heading").element().textContent).toBe("Loading");
  answer.resolve();
  await expect.element(dialog.getByText("The database rests.")).toBeVisible();
  server.on(evidenceRoute, { body: shownEvidence() });
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect.element(panel().getByText("Written by AI")).toBeVisible();
  await screen.unmount();
  server.lacks(evidenceRoute);
  await renderApp(`${scanPath}&evidence=${item}`);
  await expect.element(dialog.getByText("This is no longer in the report")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Retry" }).query()).toBeNull();
});

const widths = [1280, 820, 390];
test.for(["light", "dark"])("evidence has no accessibility violation at any width (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  onTestFinished(() => page.viewport(1280, 800));
  serverWithEvidence(
    shownEvidence({
      steps: [
        ...shownEvidence().steps,
        shownStep("It falls.", { against: [1], wrong: { by: null, at: "2026-03-02T10:00:00.000Z", reason: "Seen" } }),
      ],
      sources: [
        ...shownEvidence().sources,
        shownSource(5, "Gone", { rejected: { by: null, at: "2026-03-02T10:00:00.000Z", reason: "Made up" } }),
      ],
    }),
  );
  for (const width of widths) {
    await page.viewport(width, 800);
    const { screen } = await openEvidence();
    // What lies over the page stands behind it, but for a place that is kept from one test to the next.
    for (const place of document.querySelectorAll("[data-portal]")) document.body.append(place);
    expect(await violations(), `overview, ${width}`).toEqual([]);
    await panel()
      .getByRole("tab", { name: /^Sources/ })
      .click();
    await expect.element(panel().getByRole("article", { name: /^Source 1/ })).toBeVisible();
    expect(await violations(), `sources, ${width}`).toEqual([]);
    await panel().getByRole("button", { name: "Add source" }).click();
    await expect.element(panel().getByRole("form", { name: "Add a source" })).toBeVisible();
    expect(await violations(), `form, ${width}`).toEqual([]);
    await expect.poll(() => document.documentElement.scrollWidth, { message: `${width}` }).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});
