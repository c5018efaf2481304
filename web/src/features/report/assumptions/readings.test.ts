import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { readingOnce } from "#testing/reading.ts";
import { assumptionWith, sourceWith } from "#testing/reports.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { openAssumptions } from "./changing/open-assumptions.fixture.ts";

beforeAll(fetchLateParts);

const statuses = ["validated", "partially_validated", "invalidated", "unvalidated", "untested"] as const;
const risks = ["high", "medium", "low"] as const;
const scales = [1, 2, 3] as const;
const origins = ["draft", "model", "user"] as const;
const madeFrom = [
  { section: "financialProjection", item: "e-1", field: "", title: "Price" },
  { section: "marketScan", item: "f-1", field: "impact", title: "Regulation" },
  { section: "trends", item: "t-1", field: "", title: "Political" },
  { section: "customerProfiles", item: "p-1", field: "", title: "Noor" },
  { section: "overview", item: "d-1", field: "", title: "Metered by weight" },
] as const;
const falsifiers = ["", "Fewer than 4 of 10 pay.", "Nobody pays."];

/** One of each state, each rating, each origin and each part of a report that rests on it. */
const all = statuses.map(
  (status, index): ListedAssumption =>
    assumptionWith(`Assumed as number ${index}.`, {
      ...{ uuid: `a-${index}`, status, falsifier: falsifiers[index % 3] ?? "" },
      ...{ riskCategory: risks[index % 3] ?? "low", origin: origins[index % 3] ?? "user" },
      ...{ importance: scales[index % 3] ?? 1, certainty: scales[(index + 1) % 3] ?? 1 },
      madeFrom: madeFrom[index] ?? null,
      ...(index === 1 ? { evidence: { insight: "", sources: [sourceWith("A walk")] } } : {}),
    }),
);

type App = Awaited<ReturnType<typeof openAssumptions>>;
interface State {
  form?: "v1" | "v2";
  act?: (app: App) => Promise<unknown>;
  /** Only what lies over the page. */
  isDialog?: boolean;
}
const press = (...names: string[]) => ({
  isDialog: true,
  act: async ({ button }: App) => {
    for (const name of names) await button(name).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  },
});

const states: Record<string, State> = {
  all: {},
  "one-table": {
    form: "v1",
    act: ({ button }) => button("Assumed as number 1.").click(),
  },
  adding: press("+ Add assumption"),
  changing: press("Change “Assumed as number 1.”"),
  deleting: press("Delete “Assumed as number 1.”"),
  confirming: {
    isDialog: true,
    act: async ({ button, screen }) => {
      await button("+ Add assumption").click();
      const dialog = screen.getByRole("dialog", { name: "New assumption" });
      await dialog.getByRole("textbox").first().fill("Depots are quiet.");
      const certainty = dialog.getByRole("group", { name: "Certainty" });
      await certainty.getByRole("button", { name: "High" }).click();
      await dialog.getByRole("textbox").nth(1).fill("More than 2 complaints a week.");
      await dialog.getByRole("button", { name: "Continue" }).click();
      await expect.element(screen.getByRole("dialog", { name: "Add this assumption?" })).toBeVisible();
    },
  },
  "confirming-a-change": {
    isDialog: true,
    act: async ({ button, screen }) => {
      await button("Change “Assumed as number 1.”").click();
      const dialog = screen.getByRole("dialog", { name: "Change the assumption" });
      await dialog.getByRole("textbox").first().fill("Depots are quiet.");
      await dialog.getByRole("button", { name: "Continue" }).click();
      await expect.element(screen.getByRole("dialog", { name: "Change this assumption?" })).toBeVisible();
    },
  },
};

test.for(Object.entries(states))("what the assumptions say: %s", async ([state, { form = "v2", act, isDialog }]) => {
  const app = await openAssumptions({ results: all, form });
  await act?.(app);
  const lines = (await readingOnce(app.screen.getByRole("main"), { late: true })).split("\n");
  const from = lines.findIndex((line) => (isDialog ? line.startsWith("dialog") : line.includes('link "Context"')));
  await expect(lines.slice(isDialog ? from : from + 1).join("\n")).toMatchFileSnapshot(`readings/${state}.txt`);
});
