import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

const uuid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const titles = ["Refill depots", "Night lessons", "Grain passports", "Mill tours", "Cold chain"];
const concepts = titles.map((title, index) =>
  listedConceptWith({ uuid: uuid(index), identifier: `C-000${index}`, title }),
);

async function openBank(path = "/concept", listed: ConceptListItem[] = concepts) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(listed, 3, 45) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  server.on("GET /api/v1/concept/similar", { body: [] });
  await session.begin("refresh-token");
  const app = await renderApp(path);
  const box = (title: string) => app.screen.getByRole("checkbox", { name: `Select ${title}` });
  await expect.element(box("Refill depots")).toBeVisible();
  return { server, box, bar: app.screen.getByRole("region", { name: "Selected concepts" }), ...app };
}

/** What the browser is given to save. */
function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
}

test("rows are selected by click and counted, and the bar goes when none is left", async () => {
  const { screen, box, bar } = await openBank();
  expect(bar.elements()).toEqual([]);
  await box("Refill depots").click();
  await box("Mill tours").click();
  await expect.element(bar.getByText("2 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole("checkbox", { name: "Select all on this page" }).click();
  await expect.element(bar.getByText("5 selected")).toBeVisible();
  await box("Cold chain").click();
  await expect.element(screen.getByRole("checkbox", { name: "Select all on this page" })).toBePartiallyChecked();
});

test("by keyboard alone: Space selects a row, with Shift all from the one before", async () => {
  const { box, bar } = await openBank();
  (box("Night lessons").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(box("Night lessons")).toBeChecked();
  (box("Mill tours").element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  await expect.element(bar.getByText("3 selected")).toBeVisible();
  await expect.element(box("Grain passports")).toBeChecked();
  await expect.element(box("Refill depots")).not.toBeChecked();
});

test("a selection stays over the pages of a list and is given up with another filter", async () => {
  const { screen, box, bar } = await openBank();
  await box("Refill depots").click();
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  await screen.getByRole("searchbox", { name: "Search concepts" }).fill("mill");
  await expect.element(bar).not.toBeInTheDocument();
  await box("Mill tours").click();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
});

test("archiving asks with the count, and tells what stayed and why, which stays selected", async () => {
  const { screen, server, box, bar } = await openBank();
  for (const title of titles.slice(0, 4)) await box(title).click();
  const archived = () => server.bodiesOf("POST /api/v1/concept/archive");
  server.on("POST /api/v1/concept/archive", {
    body: { archived: [uuid(0), uuid(1), uuid(2)], refused: [{ uuid: uuid(3), reason: "generating" }] },
  });
  await bar.getByRole("button", { name: "Archive" }).click();
  const dialog = screen.getByRole("dialog", { name: "Archive 4 concepts?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(archived()).toEqual([]);
  await bar.getByRole("button", { name: "Archive" }).click();
  await dialog.getByRole("button", { name: "Archive 4" }).click();
  await expect.element(screen.getByText("3 archived, 1 not: it is generating")).toBeVisible();
  expect(archived()).toEqual([{ uuids: [uuid(0), uuid(1), uuid(2), uuid(3)] }]);
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  await expect.element(box("Mill tours")).toBeChecked();
});

test("an archive that fails says so and keeps the selection", async () => {
  const { screen, server, box, bar } = await openBank();
  await box("Refill depots").click();
  server.on("POST /api/v1/concept/archive", { status: 503, body: { detail: "The database is resting." } });
  await bar.getByRole("button", { name: "Archive" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Archive 1" }).click();
  await expect.element(screen.getByText("The database is resting.")).toBeVisible();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
});

test("where none could be archived that is said, and there is nothing to take back", async () => {
  const { screen, server, box, bar } = await openBank();
  await box("Refill depots").click();
  server.on("POST /api/v1/concept/archive", {
    body: { archived: [], refused: [{ uuid: uuid(0), reason: "generating" }] },
  });
  await bar.getByRole("button", { name: "Archive" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Archive 1" }).click();
  await expect.element(screen.getByText("0 archived, 1 not: it is generating")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("two to four selected concepts can be compared", async () => {
  const { screen, server, box, bar, address } = await openBank();
  for (const index of [0, 1, 2, 3, 4]) server.on(`GET /api/v1/concept/${uuid(index)}/`, neverAnswered);
  await box("Refill depots").click();
  await expect.element(bar.getByRole("button", { name: "Compare" })).toHaveAttribute("aria-disabled", "true");
  await box("Night lessons").click();
  await expect
    .element(bar.getByRole("link", { name: "Compare" }))
    .toHaveAttribute("href", `/concept/compare?ids=${encodeURIComponent(`${uuid(0)},${uuid(1)}`)}`);
  await screen.getByRole("checkbox", { name: "Select all on this page" }).click();
  await expect.element(bar.getByRole("button", { name: "Compare" })).toHaveAttribute("aria-disabled", "true");
  await box("Cold chain").click();
  await bar.getByRole("link", { name: "Compare" }).click();
  await expect.poll(address).toContain("/concept/compare");
});

test("the selection is saved as a table, once at two clicks", async () => {
  const saved = savedFiles();
  const { server, box, bar } = await openBank();
  server.on("POST /api/v1/concept/export", { file: { name: "concepts-2026-03-04.csv", content: "Identifier\r\n" } });
  await box("Refill depots").click();
  await box("Cold chain").click();
  await bar.getByRole("button", { name: "Export as CSV" }).dblClick();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["concepts-2026-03-04.csv"]);
  expect(await saved[0]?.blob.text()).toBe("Identifier\r\n");
  expect(server.bodiesOf("POST /api/v1/concept/export")).toEqual([{ uuids: [uuid(0), uuid(4)] }]);
  const sent = server.received.find(({ key }) => key === "POST /api/v1/concept/export");
  expect(sent?.headers.get("authorization")).toMatch(/^Bearer /);
});

test("the whole list is saved as it is narrowed and sorted, once at two clicks; a failure is told", async () => {
  const saved = savedFiles();
  const { screen, server } = await openBank("/concept?status=ideating&sort=title&page=2&search=mill");
  server.on("POST /api/v1/concept/export", { status: 503, body: { detail: "The database is resting." } });
  await screen.getByRole("button", { name: "Export list as CSV" }).click();
  await expect.element(screen.getByText("The database is resting.")).toBeVisible();
  server.on("POST /api/v1/concept/export", { file: { name: "Ideen für Öfen.csv", content: "" } });
  await screen.getByRole("button", { name: "Export list as CSV" }).dblClick();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["Ideen für Öfen.csv"]);
  expect(server.bodiesOf("POST /api/v1/concept/export").slice(1)).toEqual([
    { filter: { status: "ideating", sort: "title", search: "mill" } },
  ]);
});

test("on a narrow screen the bar stands above the navigation, and its buttons can be reached", async () => {
  await page.viewport(390, 844);
  const { screen, box, bar } = await openBank();
  await box("Refill depots").click();
  const bottom = () => bar.element().getBoundingClientRect().bottom;
  const navigationTop = () => screen.getByRole("navigation", { name: "Main" }).element().getBoundingClientRect().top;
  await expect.poll(bottom).toBeLessThanOrEqual(navigationTop());
  for (const name of ["Compare", "Export as CSV", "Archive"])
    await expect.element(bar.getByRole("button", { name })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});
