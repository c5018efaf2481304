import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { neverAnswered, type Received, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

afterEach(() => void vi.useRealTimers());

async function openBank(
  path = "/concept",
  concepts: ConceptListItem[] = [listedConceptWith()],
  { pages = 1, count }: { pages?: number; count?: number } = {},
) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(concepts, pages, count) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith()]) });
  server.on("GET /api/v1/user/list", { body: [] });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

test("[S1.2.1-11] [S1.2.8-01] [S1.2.8-04] [S1.2.8-05] the bank shows complete concepts, two tabs with counts, search and filters", async () => {
  const { screen } = await openBank();
  await expect.element(screen.getByRole("link", { name: "Complete 1" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "Drafts 1" })).toBeVisible();
  await expect.element(screen.getByRole("searchbox", { name: "Search concepts" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Filters" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
});

test("[S1.2.8-14] [S1.3-25] a row shows title, summary, status, date, creator and progress", async () => {
  const { screen } = await openBank("/concept", [
    listedConceptWith({
      status: "proofOfConcept",
      progressPercentage: 50,
      reportStatusAggregate: "pending",
      createdAt: new Date(Date.now() - 3.5 * 86_400_000).toISOString(),
      updatedAt: new Date().toISOString(),
      createdBy: { firstName: "Ada", lastName: "Moreau" },
      lastModifiedBy: { firstName: "Ben", lastName: "Okoro" },
    }),
  ]);
  const row = screen.getByRole("row", { name: /Refill depots/ });
  for (const text of ["Refill depots", "Soap and detergent by weight.", "POC", "3 days ago", "Ada Moreau", "50%"]) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  }
  await expect
    .element(row.getByRole("meter", { name: "Report of Refill depots" }))
    .toHaveAttribute("aria-valuenow", "50");
});

test.each([
  ["draft", "Archive", "archived"],
  ["archived", "Unarchive", "draft"],
] as const)("[S1.2.8-27] [S1.4-01] [S1.4-02] the menu of a seed that is %s offers %s", async (status, action, sent) => {
  const { screen, server } = await openBank("/concept/drafts", [], { pages: 1, count: 0 });
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith({ status })]) });
  await screen.getByRole("searchbox", { name: "Search drafts" }).fill("cleaning");
  const found = ({ key, query }: Received) => key === "GET /api/v2/concept/seed" && query.get("search") === "cleaning";
  await expect.poll(() => server.received.some(found)).toBe(true);
  const key = `PATCH /api/v2/concept/seed/${listedSeedWith().uuid}`;
  server.on(key, () => {
    server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
    return { body: {} };
  });
  const row = screen.getByRole("row", { name: /Cleaning by weight/ });
  await expect.element(row.getByText(status === "draft" ? "Draft" : "Archived", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Actions for Cleaning by weight" }).click();
  const other = action === "Archive" ? "Unarchive" : "Archive";
  await expect.element(screen.getByRole("menuitem", { name: action, exact: true })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: other, exact: true }).elements()).toEqual([]);
  await screen.getByRole("menuitem", { name: action, exact: true }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(server.bodiesOf(key)).toEqual([{ status: sent }]);
});

test("[S1.2.1-12] [S1.2.8-02] [S1.2.8-27] [S1.2.1-07] the Drafts tab lists seeds and continues one", async () => {
  const { screen } = await openBank("/concept/drafts");
  await expect.element(screen.getByRole("link", { name: "Drafts 1" })).toHaveAttribute("aria-current", "page");
  const row = screen.getByRole("row", { name: /Cleaning by weight/ });
  for (const text of ["Expand An Existing Idea", "Draft", "Ada Moreau"]) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  }
  await row.getByRole("button", { name: "Actions for Cleaning by weight" }).click();
  for (const action of ["Clone", "Archive", "Delete"]) {
    await expect.element(screen.getByRole("menuitem", { name: action })).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect
    .element(row.getByRole("link", { name: "Continue Cleaning by weight" }))
    .toHaveAttribute("href", `/concept/incubate?seed=${listedSeedWith().uuid}`);
});

test.each([
  ["/concept", "Search concepts"],
  ["/concept/drafts", "Search drafts"],
])("the search of %s is emptied by a button that says so", async (path, label) => {
  const { screen, address } = await openBank(`${path}?search=nothing`);
  const field = screen.getByRole("searchbox", { name: label });
  await expect.element(field).toHaveValue("nothing");
  await screen.getByRole("button", { name: "Clear search", exact: true }).click();
  await expect.element(field).toHaveValue("");
  await expect.poll(address).toBe(path);
  await expect.element(screen.getByRole("button", { name: "Clear search", exact: true })).not.toBeInTheDocument();
});

test("the search holds what the address says, also after going back", async () => {
  const { screen, router, address } = await openBank("/concept?search=soap");
  const field = screen.getByRole("searchbox", { name: "Search concepts" });
  await field.fill("flour");
  await expect.poll(address).toBe("/concept?search=flour");
  await router.navigate({ to: "/concept", search: { search: "soap" } });
  await expect.element(field).toHaveValue("soap");
});

test("[S1.2.8-03] Add Concept opens incubation", async () => {
  const { screen, server, address } = await openBank();
  server.on("GET /api/v1/concept/ignition/questionnaires", neverAnswered);
  await screen.getByRole("button", { name: "Add Concept" }).click();
  await expect.poll(address).toBe("/concept/incubate");
});

test("[S1.2.8-13] [S3.8-37] an empty bank says that there is no data, on both tabs", async () => {
  const { screen, server } = await openBank("/concept", []);
  await expect.element(screen.getByText("No data available")).toBeVisible();
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  await screen.getByRole("link", { name: /^Drafts/ }).click();
  await screen.getByRole("searchbox", { name: "Search drafts" }).fill("nothing");
  await expect.element(screen.getByText("Nothing matches this search and these filters.")).toBeVisible();
  await expect.element(screen.getByText("No data available")).toBeVisible();
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith()]) });
  await screen.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.element(screen.getByRole("link", { name: "Cleaning by weight", exact: true })).toBeVisible();
});

test("clearing takes back every filter and the search, and leaves the order", async () => {
  const { screen, address } = await openBank(
    "/concept?category=active&status=new&createdBy=Ada+Moreau&search=soap&sort=title",
    [],
  );
  await screen.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.poll(address).toBe("/concept?sort=title");
});

test.each([
  [
    "/concept?category=active&status=new&createdBy=Ada+Moreau&search=soap&sort=-title&page=2",
    "GET /api/v1/concept/",
    { category: "active", status: "new", createdBy: "Ada Moreau", search: "soap", sort: "-title", page: "2" },
  ],
  [
    "/concept/drafts?status=archived&createdBy=Ada+Moreau&search=soap&sort=type&page=2",
    "GET /api/v2/concept/seed",
    { status: "archived", createdBy: "Ada Moreau", search: "soap", sort: "type", page: "2" },
  ],
])("the server is asked for all that the address says: %s", async (path, route, asked) => {
  const { server } = await openBank(path, [listedConceptWith()], { pages: 3, count: 50 });
  const asks = () => server.received.filter(({ key }) => key === route).map(({ query }) => Object.fromEntries(query));
  await expect.poll(asks).toContainEqual(asked);
});

test("[S1.2.8-06] statuses narrow the bank, stand in the address and can be taken back", async () => {
  const { screen, address } = await openBank();
  await screen.getByRole("button", { name: "Filters" }).click();
  await screen.getByRole("checkbox", { name: "POC" }).click();
  await screen.getByRole("checkbox", { name: "MVP" }).click();
  await expect.poll(address).toBe("/concept?status=proofOfConcept%2CminimumViableProduct");
  await screen.getByRole("button", { name: "Remove filter POC" }).click();
  await expect.poll(address).toBe("/concept?status=minimumViableProduct");
  await screen.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(address).toBe("/concept");
});

test("Clear all takes every filter back, and nothing else", async () => {
  const { screen, address } = await openBank("/concept?search=soap&status=new&createdBy=Ada+Moreau");
  await screen.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(address).toBe("/concept?search=soap");
});

test("[S1.2.8-07] [S1.2.8-08] [S3.8-38] the bank narrows to who created a concept, found by a search", async () => {
  const { screen, server, address } = await openBank();
  server.on("GET /api/v1/user/list", {
    body: [{ uuid: "u-1", firstName: "Ada", lastName: "Moreau", email: "ada@mill.example" }],
  });
  await screen.getByRole("button", { name: "Filters" }).click();
  await screen.getByRole("button", { name: /Ada Moreau/ }).click();
  await expect.poll(address).toBe("/concept?createdBy=Ada+Moreau");
  server.on("GET /api/v1/user/list", { body: [] });
  await screen.getByRole("textbox", { name: "Search people" }).fill("nobody");
  await expect.element(screen.getByText("No Users Found")).toBeVisible();
});

test("[S1.7-11] people to filter by are asked for half a second after the last key", async () => {
  const { screen, server } = await openBank();
  const asked = () =>
    server.received.filter(({ key }) => key === "GET /api/v1/user/list").map(({ query }) => query.get("search"));
  server.on("GET /api/v1/user/list", { body: [] });
  await screen.getByRole("button", { name: "Filters" }).click();
  const field = screen.getByRole("textbox", { name: "Search people" });
  await expect.element(field).toBeVisible();
  await expect.poll(asked).toEqual([null]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await field.fill("gr");
  await field.fill("grace");
  await expect.element(field).toHaveValue("grace");
  await vi.advanceTimersByTimeAsync(499);
  expect(asked()).toEqual([null]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(asked).toEqual([null, "grace"]);
});

test("on a narrow screen the filters are a sheet that Escape closes, and the focus comes back", async () => {
  await page.viewport(390, 844);
  const { screen, address } = await openBank();
  const opener = screen.getByRole("button", { name: "Filters" });
  await opener.click();
  const sheet = screen.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "POC" }).click();
  await expect.poll(address).toBe("/concept?status=proofOfConcept");
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().bottom)).toBe(844);
  expect(sheet.element().getBoundingClientRect().width).toBe(390);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /Filters/ })).toHaveFocus();
  await page.viewport(1280, 800);
});

test("[S1.2.8-09] a column sorts descending first, then ascending", async () => {
  const { screen, address } = await openBank();
  const status = screen.getByRole("columnheader", { name: "Status" });
  await status.getByRole("button").click();
  await expect.poll(address).toBe("/concept?sort=-status");
  await expect.element(status).toHaveAttribute("aria-sort", "descending");
  await status.getByRole("button").click();
  await expect.poll(address).toBe("/concept?sort=status");
});

test("[S1.9-02] the newest concept comes first when nothing else is asked for", async () => {
  const { screen } = await openBank();
  await expect
    .element(screen.getByRole("columnheader", { name: "Created", exact: false }).last())
    .toHaveAttribute("aria-sort", "descending");
});

test("rows of the page before stay while the next one comes, and are said to be no longer current", async () => {
  const { screen, server } = await openBank("/concept", [listedConceptWith()], { pages: 2, count: 21 });
  const row = screen.getByRole("link", { name: "Refill depots" });
  await expect.element(row).toBeVisible();
  const stale = () => row.element().closest("[aria-busy]")?.getAttribute("aria-busy");
  expect(stale()).toBe("false");
  const coming = Promise.withResolvers<void>();
  server.on("GET /api/v1/concept/", {
    body: pageOf([listedConceptWith({ title: "Night lessons" })], 2, 21),
    after: coming.promise,
  });
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.poll(stale).toBe("true");
  await expect.element(row).toBeVisible();
  coming.resolve();
  await expect.element(screen.getByRole("link", { name: "Night lessons" })).toBeVisible();
});

test("[S1.2.8-11] a page before the first is the first, and the page after the last cannot be turned to", async () => {
  for (const page of ["0", "-3", "two"]) {
    const { screen } = await openBank(`/concept?page=${page}`, [listedConceptWith()], { pages: 3, count: 41 });
    await expect.element(screen.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect.element(screen.getByText("1–20 of 41")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await screen.unmount();
  }
  const { screen } = await openBank("/concept?page=4", [listedConceptWith()], { pages: 3, count: 41 });
  await expect.element(screen.getByText("41–41 of 41")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
});

test("[S1.2.8-10] [S1.2.8-11] [S1.2.8-12] seven page buttons at most, and a page beyond the last one is the last", async () => {
  const { screen, address } = await openBank("/concept?page=99", [listedConceptWith()], { pages: 12, count: 221 });
  const pages = screen.getByRole("navigation", { name: "Pages" });
  await expect.element(pages.getByRole("button", { name: "Page 12" })).toHaveAttribute("aria-current", "page");
  expect(pages.getByRole("button", { name: /^Page/ }).elements().length).toBeLessThanOrEqual(7);
  await expect.element(pages.getByText("…").first()).toBeVisible();
  await expect.element(screen.getByText("221–221 of 221")).toBeVisible();
  await pages.getByRole("button", { name: "Page 1", exact: true }).click();
  await expect.poll(address).toBe("/concept?page=1");
});

test("a bank that does not load says so and can be tried again", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { status: 500 });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept");
  await expect.element(screen.getByText("The concepts could not be loaded")).toBeVisible();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith()]) });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
});
