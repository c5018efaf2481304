import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { nothingOutdated } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { evidenceRoute, openEvidence, panel, serverWithEvidence } from "../testing/open-evidence.fixture.ts";
import { item, shownEvidence, shownSource, uuidOf } from "../testing/shown-evidence.fixture.ts";

const sourcesTab = () => panel().getByRole("tab", { name: /^Sources/ });
const source = (number: number) => panel().getByRole("article", { name: new RegExp(`^Source ${number}:`) });
const route = (what: string) => `POST /api/v1/concept/C-0003/evidence/${item}/${what}`;

const never = new Promise<void>(() => undefined);

test("a source is rejected with a reason: at once struck through with who and why, and accepted again", async () => {
  const server = serverWithEvidence();
  server.on(`POST /api/v1/sources/${uuidOf(4)}/reject`, { status: 204, after: never });
  await openEvidence();
  await sourcesTab().click();
  await panel().getByRole("button", { name: "Actions for source 4" }).click();
  await page.getByRole("menuitem", { name: "Reject this source" }).click();
  const why = panel().getByRole("textbox", { name: /^Why it is rejected/ });
  await expect.element(why).toHaveFocus();
  await pressComposing(why.element(), "Escape");
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard("An advertisement{Control>}{Enter}{/Control}");
  await expect.element(source(4)).toMatchTextContent(/Rejected by Mara Olsen, just now: An advertisement/);
  await expect.element(panel().getByRole("button", { name: "Actions for source 4" })).toHaveFocus();
  const title = source(4).getByRole("heading", { name: "Trade forum: refill and dosing" }).element();
  expect(getComputedStyle(title).textDecorationLine).toBe("line-through");
  expect(server.bodiesOf(`POST /api/v1/sources/${uuidOf(4)}/reject`)).toEqual([{ reason: "An advertisement" }]);
  await panel().getByRole("tab", { name: "Overview" }).click();
  await expect.element(panel().getByText("3 sources, 1 inference")).toBeVisible();
  await expect.element(panel().getByRole("button", { name: /^Source 4/ })).not.toBeInTheDocument();
});

test("a rejected source is accepted again", async () => {
  const rejected = { by: null, at: "2026-03-02T10:00:00.000Z", reason: "" };
  const { steps } = shownEvidence();
  const view = shownEvidence({
    steps: steps.map((step) => ({ ...step, sources: step.sources.filter((number) => number !== 4) })),
    sources: shownEvidence().sources.map((each) => (each.number === 4 ? { ...each, rejected } : each)),
  });
  const server = serverWithEvidence(view);
  server.on(`POST /api/v1/sources/${uuidOf(4)}/accept`, () => {
    server.on(evidenceRoute, { body: shownEvidence() });
    return { status: 204 };
  });
  await openEvidence();
  await expect.element(panel().getByRole("button", { name: /^Source 4/ })).not.toBeInTheDocument();
  await sourcesTab().click();
  await expect.element(source(4)).toMatchTextContent(/Rejected by Somebody/);
  await panel().getByRole("button", { name: "Actions for source 4" }).click();
  await page.getByRole("menuitem", { name: "Accept again" }).click();
  await expect.element(panel().getByText("Rejected by Somebody")).not.toBeInTheDocument();
  await expect.element(page.getByText("“Trade forum: refill and dosing” is accepted again.")).toBeInTheDocument();
  await panel().getByRole("tab", { name: "Overview" }).click();
  await expect.element(panel().getByRole("button", { name: /^Source 4/ })).toBeVisible();
});

test("what the server refuses comes back with its sentence", async () => {
  const server = serverWithEvidence();
  server.on(route("wrong"), { status: 422, body: { detail: "This statement has changed since." } });
  await openEvidence();
  await panel().getByRole("button", { name: "Actions for step 3" }).click();
  await page.getByRole("menuitem", { name: "Mark as wrong" }).click();
  await panel().getByRole("button", { name: "Mark as wrong" }).click();
  await expect.element(page.getByText("This statement has changed since.")).toBeVisible();
  await expect.element(panel().getByText(/^Marked as wrong by/)).not.toBeInTheDocument();
});

test("a statement is marked as wrong, and a toast leads to what is outdated by it", async () => {
  const server = serverWithEvidence();
  const wrong = {
    by: { uuid: "u", firstName: "Mara", lastName: "Olsen" },
    at: new Date().toISOString(),
    reason: "Old",
  };
  const marked = shownEvidence();
  server.on(route("wrong"), () => {
    const concept = conceptWith();
    const state = concept.reportStatusBySection.marketScan;
    const reportStatusBySection = {
      ...concept.reportStatusBySection,
      marketScan: { ...state, status: "outdated" as const },
    };
    server.on("GET /api/v1/concept/C-0003/", { body: { ...concept, reportStatusBySection } });
    server.on("GET /api/v2/concept/C-0003/report/outdated", { body: nothingOutdated });
    const body = { ...marked, steps: marked.steps.map((step, index) => (index === 2 ? { ...step, wrong } : step)) };
    server.on(evidenceRoute, { body });
    return { body };
  });
  const { address } = await openEvidence();
  await panel().getByRole("button", { name: "Actions for step 3" }).click();
  await page.getByRole("menuitem", { name: "Mark as wrong" }).click();
  await panel()
    .getByRole("textbox", { name: /^Why step 3 is wrong/ })
    .fill("Old");
  await panel().getByRole("button", { name: "Mark as wrong" }).click();
  await expect.element(panel().getByText(/^Marked as wrong by Mara Olsen, just now: Old$/)).toBeVisible();
  expect(server.bodiesOf(route("wrong"))).toEqual([
    { field: "", claim: "Contracts with tenants usually run twelve months.", reason: "Old" },
  ]);
  await expect.element(page.getByText(/Market scan is outdated by this/)).toBeVisible();
  await page.getByRole("link", { name: "Show it" }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(address()).toMatch(/^\/concept\/C-0003\/market-scan/);
});

test("a statement that is wrong is right after all", async () => {
  const wrong = { by: null, at: "2026-03-02T10:00:00.000Z", reason: "" };
  const [first, ...steps] = shownEvidence().steps;
  if (!first) throw new Error("There is a step.");
  const server = serverWithEvidence(shownEvidence({ steps: [{ ...first, wrong }, ...steps] }));
  server.on(route("right"), () => {
    server.on(evidenceRoute, { body: shownEvidence() });
    return { body: shownEvidence() };
  });
  await openEvidence();
  await expect.element(panel().getByText(/^Marked as wrong by Somebody/)).toBeVisible();
  await panel().getByRole("button", { name: "Actions for step 1" }).click();
  await page.getByRole("menuitem", { name: "It is right after all" }).click();
  await expect.element(panel().getByText(/^Marked as wrong by/)).not.toBeInTheDocument();
  expect(server.bodiesOf(route("right"))).toEqual([{ field: "", claim: first.text }]);
});

const marks = (view: ReturnType<typeof shownEvidence>, ...steps: readonly number[]) => ({
  ...view,
  steps: view.steps.map((step, index) =>
    steps.includes(index + 1) ? { ...step, wrong: { by: null, at: "2026-03-02T10:00:00.000Z", reason: "" } } : step,
  ),
});
const markAsWrong = async (step: number) => {
  await panel()
    .getByRole("button", { name: `Actions for step ${step}` })
    .click();
  await page.getByRole("menuitem", { name: "Mark as wrong" }).click();
  await panel().getByRole("button", { name: "Mark as wrong" }).click();
};
const marked = () =>
  panel()
    .getByText(/^Marked as wrong by/)
    .elements().length;

test("two words said at once both show until each is answered, and the server hears them in their order", async () => {
  const server = serverWithEvidence();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const heard = () => server.bodiesOf(route("wrong")).length;
  server.on(route("wrong"), () => {
    const answers =
      heard() === 1
        ? { view: marks(shownEvidence(), 3), after: first }
        : { view: marks(shownEvidence(), 1, 3), after: second };
    return { body: answers.view, after: answers.after.promise };
  });
  await openEvidence();
  await markAsWrong(3);
  await expect.poll(marked).toBe(1);
  await markAsWrong(1);
  await expect.poll(marked).toBe(2);
  await untilQuiet();
  expect(heard()).toBe(1);
  const seen = watchCount(marked);
  first.resolve();
  await expect.poll(heard).toBe(2);
  await untilQuiet();
  second.resolve();
  await expect.element(page.getByText("The statement is marked as wrong.")).toBeInTheDocument();
  await untilQuiet();
  expect(seen()).toEqual([2]);
});

test("a word that is refused takes only itself back", async () => {
  const server = serverWithEvidence();
  const first = Promise.withResolvers<void>();
  server.on(route("wrong"), () => {
    if (server.bodiesOf(route("wrong")).length > 1) {
      server.on(evidenceRoute, { body: marks(shownEvidence(), 1) });
      return { body: marks(shownEvidence(), 1) };
    }
    return { status: 422, body: { detail: "This statement has changed since." }, after: first.promise };
  });
  await openEvidence();
  await markAsWrong(3);
  await markAsWrong(1);
  await expect.poll(marked).toBe(2);
  const seen = watchCount(marked);
  first.resolve();
  await expect.element(page.getByText("This statement has changed since.")).toBeVisible();
  await expect.poll(marked).toBe(1);
  await untilQuiet();
  expect(seen()).toEqual([2, 1]);
});

/** The counts that were on the screen from now on, each when it came. */
function watchCount(count: () => number): () => number[] {
  const counts = [count()];
  const watcher = new MutationObserver(() => {
    if (counts.at(-1) !== count()) counts.push(count());
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watcher.disconnect());
  return () => counts;
}

test("reasoning gets a source by keyboard alone; what is missing is said where it is missing", async () => {
  const server = serverWithEvidence();
  const added = shownSource(5, "Index of contracts", { addedBy: { uuid: "u", firstName: "Mara", lastName: "Olsen" } });
  server.on(route("sources"), () => {
    const body = shownEvidence({ sources: [...shownEvidence().sources, added] });
    server.on(evidenceRoute, { body });
    return { body };
  });
  await openEvidence();
  (panel().getByRole("button", { name: "Add a source" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const form = panel().getByRole("form", { name: "Add a source" });
  await expect.element(form.getByRole("textbox", { name: "Web address" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByRole("alert")).toHaveTextContent("Write an address or a title, or choose a file.");
  await expect.element(form.getByRole("textbox", { name: /^Title/ })).toHaveFocus();
  await userEvent.keyboard("Index of contracts{Tab}Twelve months is the rule");
  await form.getByRole("textbox", { name: "Web address" }).fill("index.example/contracts");
  await form.getByRole("radio", { name: "against it" }).click();
  await form.getByRole("combobox", { name: /^Kind/ }).selectOptions("Academic Study");
  await form.getByRole("button", { name: "Add source" }).click();
  await expect.element(panel().getByRole("tab", { name: "Sources 5" })).toBeVisible();
  await expect.element(page.getByText("“Index of contracts” was added as a source.")).toBeInTheDocument();
  expect(server.bodiesOf(route("sources"))).toEqual([
    {
      field: "",
      claim: "The depot cannot pass a price rise on within the year, so about nine months of it stay with us.",
      stance: "against",
      title: "Index of contracts",
      url: "https://index.example/contracts",
      quote: "Twelve months is the rule",
      category: "Academic Study",
      publishedDate: null,
    },
  ]);
});

test.each([
  ["textbox", /^Why step 1 is wrong/],
  ["button", "Cancel"],
  ["button", "Mark as wrong"],
] as const)("Escape at the %s %s gives the reason back, and leaves the evidence open", async (role, name) => {
  serverWithEvidence();
  const { router } = await openEvidence();
  const opener = panel().getByRole("button", { name: "Actions for step 1" });
  await opener.click();
  await page.getByRole("menuitem", { name: "Mark as wrong" }).click();
  const reason = panel().getByRole("textbox", { name: /^Why step 1 is wrong/ });
  await expect.element(reason).toHaveFocus();
  const at = panel().getByRole(role, { name }).element();
  if (at instanceof HTMLElement) at.focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await untilQuiet();
  expect(router.history.location.href).toContain("evidence=");
  await expect.element(opener).toHaveFocus();
});
