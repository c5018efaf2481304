import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { violations } from "#testing/violations.ts";
import { changesOf, openScan, richScan, sixForces, sixTrends, threeInsights } from "./testing/rich-scan.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const version2 = { featureVersions: { ...conceptWith().featureVersions, marketScan: "v2" as const } };

async function openEditing(section: "trends" | "marketScan", options: Parameters<typeof openScan>[1] = {}) {
  const app = await openScan("", options);
  const button = (name: string | RegExp) => app.screen.getByRole("button", { name });
  return {
    ...app,
    button,
    field: (name: string) => app.screen.getByRole("textbox", { name, exact: true }),
    sent: () =>
      app.server
        .bodiesOf(changesOf(section))
        .flatMap((body) => (body as { changes: Record<string, unknown>[] }).changes),
    /** From the menu of an item. */
    act: async (label: string, command: string) => {
      await button(`Actions for ${label}`).click();
      await app.screen.getByRole("menuitem", { name: command }).click();
    },
  };
}

test("[S2.2.4-03] the summary of the trends is edited in place", async () => {
  const { screen, button, field, sent } = await openEditing("trends");
  await button("Edit Summary of the trends").click();
  await field("Summary of the trends").fill("Owners count packaging.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Owners count packaging.")).toBeVisible();
  await expect
    .poll(sent)
    .toMatchObject([{ kind: "set", item: null, field: "summary", value: "Owners count packaging." }]);
});

test("[S2.2.4-19] [S2.5-08] the description of version 2 is edited, up to 500 characters", async () => {
  const { screen, button, field, sent } = await openEditing("marketScan", { concept: version2 });
  const label = "Description of trends and drivers";
  await button(`Edit ${label}`).click();
  await field(label).fill("x".repeat(501));
  await expect.element(screen.getByText("The maximum length is 500 characters")).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(field(label)).toBeVisible();
  await field(label).fill("x".repeat(500));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(field(label)).not.toBeInTheDocument();
  await expect.poll(sent).toMatchObject([{ item: null, field: "trendsAndDriversDescription", value: "x".repeat(500) }]);
});

test("a force is renamed, one is added and shown at once, and one is removed", async () => {
  const { screen, button, field, sent, act } = await openEditing("marketScan");
  await button("Edit Name of “Regulation”").click();
  await field("Name of “Regulation”").fill("Rules");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("option", { name: /^Rules:/ })).toBeVisible();
  await button("Add a force").click();
  await field("Name").fill("Weather");
  await field("Summary").fill("It rains.");
  await button("Add").click();
  await expect.element(screen.getByText("It rains.")).toBeVisible();
  await expect.element(screen.getByRole("option", { name: /^Weather:/ })).toHaveAttribute("aria-selected", "true");
  await act("force “Weather”", "Remove");
  await expect.element(screen.getByRole("option", { name: /^Weather:/ })).not.toBeInTheDocument();
  await expect
    .poll(sent)
    .toMatchObject([
      { kind: "set", item: sixForces[1]?.uuid, field: "category", value: "Rules" },
      { kind: "add", place: "marketForces[]", parent: null, item: { category: "Weather", score: null } },
      { kind: "remove" },
    ]);
});

test("insights are changed, added, moved and removed", async () => {
  const { screen, button, field, sent, act } = await openEditing("marketScan");
  await button("Edit Title of “Small boxes get dear”").click();
  await field("Title of “Small boxes get dear”").fill("Boxes");
  await userEvent.keyboard("{Enter}");
  await button("Add an insight").click();
  await field("Title").fill("Vans wait");
  await button("Add").click();
  await expect.element(screen.getByRole("heading", { name: /^Vans wait/ })).toBeVisible();
  await act("insight “Boxes”", "Move up");
  await act("insight “Building owners report waste”", "Remove");
  await expect.element(screen.getByText("Building owners report waste", { exact: true })).not.toBeInTheDocument();
  await expect.poll(sent).toMatchObject([
    { kind: "set", field: "title", value: "Boxes" },
    { kind: "add", place: "priorityInsights[]", item: { title: "Vans wait", direction: "tailwind" } },
    { kind: "move", item: threeInsights[2]?.uuid, at: 1 },
    { kind: "remove", item: threeInsights[0]?.uuid },
  ]);
});

test("a cut text opens for whoever edits it, with room for what is written", async () => {
  const { button, field } = await openEditing("marketScan");
  const label = "Explanation of “Dosing systems tie cleaners”";
  await button(`Edit ${label}`).click();
  await expect.element(field(label)).toHaveFocus();
  const box = field(label).element().getBoundingClientRect();
  expect(box.height).toBeGreaterThan(140);
  const window = field(label).element().closest("[data-cut]");
  expect(window?.getAttribute("data-cut")).toBe("false");
  expect(window?.getBoundingClientRect().height).toBeGreaterThanOrEqual(box.height - 8);
});

test("trends are added with a category that is missing, moved by keys and removed", async () => {
  const { screen, button, field, sent, act } = await openEditing("trends", {
    trends: { origin: "model", summary: "", results: sixTrends.slice(0, 5) },
  });
  await button("Add a trend").click();
  await expect.element(screen.getByRole("combobox", { name: "Category" })).toHaveValue("Legal");
  await field("Summary").fill("Courts decide.");
  await button("Add").click();
  await expect.element(screen.getByText("Courts decide.")).toBeVisible();
  (button("Actions for trend “Social”").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(() => sent().at(-1)).toMatchObject({ kind: "move", item: sixTrends[2]?.uuid, at: 1 });
  await act("trend “Environmental”", "Remove");
  await expect.element(screen.getByRole("region", { name: "Key findings, Environmental" })).not.toBeInTheDocument();
  await expect
    .poll(sent)
    .toMatchObject([
      { kind: "add", place: "results[]", item: { category: "Legal", summary: "Courts decide." } },
      { kind: "move" },
      { kind: "remove", item: sixTrends[4]?.uuid },
    ]);
});

test("findings are added in the carousel and shown at once, changed and removed; a neighbour takes the place", async () => {
  const { screen, sent, field, act } = await openEditing("trends");
  const carousel = screen.getByRole("region", { name: "Key findings, Political" });
  await carousel.getByRole("button", { name: "Add a finding" }).click();
  await field("Finding").fill("A third city follows.");
  await carousel.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(carousel.getByText("Key finding 4 of 4")).toBeVisible();
  await expect.element(carousel.getByText("A third city follows.")).toBeVisible();
  await carousel.getByRole("button", { name: /^Edit Text of/ }).click();
  await field("Text of “Political, finding 4”").fill("A fourth city follows.");
  // Keys that turn belong to the field while one writes.
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(field("Text of “Political, finding 4”")).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(carousel.getByText("A fourth city follows.")).toBeVisible();
  await act("finding 4 of “Political”", "Remove");
  await expect.element(carousel.getByText("Key finding 3 of 3")).toBeVisible();
  await expect.element(carousel.getByText(/^Two of five/)).toBeVisible();
  await expect.poll(sent).toMatchObject([
    {
      kind: "add",
      place: "results[].keyFinding[]",
      parent: sixTrends[0]?.uuid,
      item: { text: "A third city follows." },
    },
    { kind: "set", field: "text", value: "A fourth city follows." },
    { kind: "remove" },
  ]);
});

test("trends of version 2 are changed, added and removed", async () => {
  const { screen, button, field, sent, act } = await openEditing("marketScan", { concept: version2 });
  await button("Edit Name of “Vans fill up”").click();
  await field("Name of “Vans fill up”").fill("Vans are full");
  await userEvent.keyboard("{Enter}");
  await act("trend “Waste is counted”", "Remove");
  await expect.element(screen.getByText("Waste is counted", { exact: true })).not.toBeInTheDocument();
  await button("Add a trend").click();
  await field("Name").fill("Soap gets dear");
  await button("Add").click();
  await expect.element(screen.getByRole("heading", { name: /^Soap gets dear/ })).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { kind: "set", item: richScan().trendsAndDrivers[1]?.uuid, field: "name", value: "Vans are full" },
    { kind: "remove", item: richScan().trendsAndDrivers[0]?.uuid },
    { kind: "add", place: "trendsAndDrivers[]", item: { name: "Soap gets dear" } },
  ]);
});

test.for(["light", "dark"])("open forms have no accessibility violation and fit a phone (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await page.viewport(390, 844);
  const { button } = await openEditing("marketScan");
  for (const name of ["Add a force", "Add an insight", "Add a trend"]) await button(name).click();
  await button("Edit Summary of “Political”").click();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});
