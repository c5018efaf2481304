import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { markOf } from "#testing/concepts.ts";
import { AppTheme } from "../../../../shell/app-theme.tsx";
import { MarkNotice } from "../notes/mark-notice.tsx";
import type { OutdatedCause, OutdatedSection } from "./outdated-query.ts";
import { RewrittenSection } from "./rewritten-section.tsx";
import { UpdateDialog } from "./update-dialog.tsx";

const cause = (what: string, change: Partial<OutdatedCause> = {}): OutdatedCause => ({
  ...{ by: null, at: null, source: "marketScan", item: null, field: null, what, before: null, after: null },
  withdrawn: null,
  ...change,
});
const section = (change: Partial<OutdatedSection> = {}): OutdatedSection => ({
  ...{ section: "overview", causes: [], keeps: { fields: 1, items: 0 } },
  estimate: { calls: 1, seconds: 40, usd: 0.1 },
  ...change,
});

test.each([
  [[], "Rewritten"],
  [[cause("Summary")], "Rewritten since changed: Summary"],
  [[cause("Summary"), cause("Title"), cause("Score")], "Rewritten since changed: Summary, 2 more"],
  [
    [cause("The law", { withdrawn: { kind: "source", name: "The law" } as OutdatedCause["withdrawn"] })],
    "Rewritten since The law",
  ],
])("a section says since what it is rewritten, and what stays of people's work (%#)", async (causes, words) => {
  const { container } = await render(<RewrittenSection outdated={section({ causes })} />);
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    words,
    "Stays: 1 text that people wrote",
  ]);
});

async function dialogWith(change: Partial<Parameters<typeof UpdateDialog>[0]>) {
  const outdated = {
    sections: [section(), section({ section: "assumptions" })],
    together: { sections: 2, calls: 3, seconds: 80, usd: 0.25 },
    isDrafted: false,
  };
  const shown = { titleId: "title", others: 3, outdated, error: null, busy: false, isSheet: false };
  const ways = { onUpdate: vi.fn(), onPlan: vi.fn(), onClose: vi.fn() };
  const screen = await render(
    <AppTheme>
      <UpdateDialog {...shown} {...ways} {...change} />
    </AppTheme>,
  );
  const figures = [...screen.container.querySelectorAll("dl > div")].map((figure) => figure.textContent);
  return { screen, ways, figures, outdated };
}

test("an update says what it takes: its time, its cost, and its calls of a model", async () => {
  const { screen, ways, figures } = await dialogWith({});
  expect(figures).toEqual(["about; you may leave2 min", "estimated cost$0.25", "calls of a model3"]);
  await expect.element(screen.getByText(/^In this order; the other 3 stay as they are, unless/)).toBeVisible();
  await screen.getByRole("button", { name: "Look at the plan" }).click();
  await screen.getByRole("button", { name: "Update 2 sections" }).click();
  await screen.getByRole("button", { name: "Cancel" }).click();
  expect([ways.onPlan, ways.onUpdate, ways.onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test.each([
  [0, "In this order."],
  [1, "In this order; the other one stays as it is, unless what is rewritten changes what it rests on."],
])("with %i other sections an update says what becomes of them", async (others, words) => {
  const { screen } = await dialogWith({ others });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test("what is drafted offline costs nothing; where nothing is researched there is no plan to look at", async () => {
  const { outdated } = await dialogWith({});
  const { screen, figures } = await dialogWith({ outdated: { ...outdated, isDrafted: true }, onPlan: null });
  expect(figures).toEqual(["about; you may leave2 min", "drafted, without a modelOffline"]);
  expect(screen.getByRole("button", { name: "Look at the plan" }).elements()).toHaveLength(1);
});

test("an update of which nothing is known yet cannot be begun", async () => {
  const { screen } = await dialogWith({ outdated: undefined, error: new Error("No luck.") });
  await expect.element(screen.getByRole("button", { name: "Update", exact: true })).toBeDisabled();
});

test("what an editor would look at is counted, and gaps are none of it", async () => {
  const marks = [markOf("Trends", "Two say the same."), markOf("Score", "It is high.")];
  const gap = { ...markOf("Pricing", "It is missing."), kind: "gap" } as const;
  const screen = await render(<MarkNotice notes={[gap, ...marks]} />);
  await expect.element(screen.getByText("2 things to look at")).toBeVisible();
  expect(screen.container.textContent).not.toContain("Pricing");
  await screen.rerender(<MarkNotice notes={[gap, marks[0] ?? gap]} />);
  await expect.element(screen.getByText("One thing to look at")).toBeVisible();
  await screen.rerender(<MarkNotice notes={[gap]} />);
  expect(screen.container.textContent).toBe("");
});
