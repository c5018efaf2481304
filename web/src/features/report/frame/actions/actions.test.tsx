import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, listedConceptWith, pageOf, sectionsIn } from "#testing/concepts.ts";
import { neverAnswered } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { seedKeys } from "../../../../transport/query-keys.ts";
import { session } from "../../../../transport/session.ts";

const path = "/api/v1/concept/C-0003/";
const { seedUuid } = conceptWith();

async function openReport(change: Parameters<typeof conceptWith>[0] = {}, role: "admin" | "member" = "member") {
  const server = serverWithReport(conceptWith(change));
  server.on("GET /api/v1/user/", { body: currentUserWith({ role }) });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003");
  const menu = app.screen.getByRole("button", { name: "Actions for Refill depots" });
  await expect.element(menu).toBeVisible();
  const item = (name: string) => app.screen.getByRole("menuitem", { name, exact: true });
  const items = async () => {
    await menu.click();
    await expect.element(item("Delete")).toBeVisible();
    return app.screen
      .getByRole("menuitem")
      .elements()
      .map((element) => element.textContent);
  };
  const choose = async (name: string) => {
    await menu.click();
    await item(name).click();
  };
  return { server, menu, item, items, choose, ...app };
}

const debugKeys = () => userEvent.keyboard("{Shift>}debug{/Shift}");
/** Off again for the next test, which shares this page. */
async function turnOnDebugMode() {
  await debugKeys();
  onTestFinished(debugKeys);
}

const always = ["Find in report", "Print report", "Export"];

test.for([
  ["complete", ["Archive", "Clone Concept Seed", "Delete"]],
  ["pending", ["Archive", "Cancel Report", "Clone Concept Seed", "Delete"]],
  ["error", ["Archive", "Clone Concept Seed", "Delete"]],
  ["notStarted", ["Archive", "Clone Concept Seed", "Delete"]],
  ["draft", ["Archive", "Delete"]],
] as const)(
  "[S2.2.2-19] [S2.2.2-20] [S2.2.2-21] [S2.2.2-22] the menu of a concept whose report is %s offers what can be done",
  async ([reportStatus, offered]) => {
    const { items } = await openReport({ reportStatus });
    expect(await items()).toEqual([...always, ...offered]);
  },
);

test("[S2.2.2-19] an archived concept offers Unarchive", async () => {
  const { items } = await openReport({ status: "archived" });
  expect(await items()).toEqual([...always, "Unarchive", "Clone Concept Seed", "Delete"]);
});

test("[S2.4-04] Archive sends the status, and Undo takes the concept out again", async () => {
  const { screen, server, choose } = await openReport();
  server.on(`PATCH ${path}`, { body: conceptWith({ status: "archived" }) });
  server.on(`POST ${path}unarchive`, { body: conceptWith() });
  await choose("Archive");
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toHaveValue("archived");
  expect(server.bodiesOf(`PATCH ${path}`)).toEqual([{ status: "archived" }]);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toHaveValue("prototyping");
  expect(server.bodiesOf(`POST ${path}unarchive`)).toHaveLength(1);
});

test("[S2.7-08] Cancel Report cancels it and says so", async () => {
  const { screen, server, choose } = await openReport({ reportStatus: "pending" });
  server.on(`POST ${path}cancel`, { status: 202, body: {} });
  await choose("Cancel Report");
  await expect.element(screen.getByText("Report generation cancelled successfully")).toBeVisible();
  expect(server.bodiesOf(`POST ${path}cancel`)).toHaveLength(1);
});

test("[S2.7-04] deleting asks first, tells nobody twice, and leads to the bank", async () => {
  const { screen, server, choose, address } = await openReport();
  server.on(`DELETE ${path}`, { status: 204 });
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith({ title: "Another idea" })]) });
  await choose("Delete");
  const dialog = screen.getByRole("dialog", { name: "Delete this concept?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(`DELETE ${path}`)).toEqual([]);
  await choose("Delete");
  await dialog.getByRole("button", { name: "Delete" }).dblClick();
  await expect.poll(address).toBe("/concept");
  expect(server.bodiesOf(`DELETE ${path}`)).toHaveLength(1);
});

test("[S2.8-48] [S2.2.1-13] a cloned seed is said and opened", async () => {
  const { screen, server, choose, address, queryClient } = await openReport();
  // As the page of the drafts has left it, which is not shown.
  queryClient.setQueryData([...seedKeys.lists, 1], { results: [] });
  const uuid = "66666666-6666-4666-8666-666666666666";
  server.on(`POST /api/v2/concept/seed/${seedUuid}/clone`, { status: 201, body: { uuid } });
  server.on(`GET /api/v2/concept/seed/${uuid}`, neverAnswered);
  server.on("GET /api/v1/concept/ignition/questionnaires", neverAnswered);
  await choose("Clone Concept Seed");
  await expect.element(screen.getByText("Concept seed cloned successfully!")).toBeVisible();
  await expect.poll(address).toMatch(`/concept/incubate?seed=${uuid}`);
  expect(queryClient.getQueryState([...seedKeys.lists, 1])?.isInvalidated).toBe(true);
});

test.for([
  ["[S2.8-23] a clone that fails is said", seedUuid, "Failed to clone concept seed. Please try again."],
  ["[S2.8-24] a concept without a seed says that there is none to clone", null, "No seed available to clone"],
] as const)("%s", async ([, seed, sentence]) => {
  const { screen, server, choose } = await openReport({ seedUuid: seed });
  server.on(`POST /api/v2/concept/seed/${seedUuid}/clone`, { status: 500, body: { detail: "It sleeps." } });
  await choose("Clone Concept Seed");
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test.for([
  ["notStarted", "Generate report", "generate"],
  ["error", "Retry report", "retry"],
] as const)(
  "a report that is %s has a button in its header, which two clicks press once",
  async ([reportStatus, name, work]) => {
    const { screen, server } = await openReport({ reportStatus });
    server.on(`POST ${path}${work}`, () => {
      server.on(`GET ${path}`, { body: conceptWith({ reportStatus: "pending", completedSections: 2 }) });
      return { status: 202, body: {} };
    });
    await screen.getByRole("button", { name }).dblClick();
    await expect.element(screen.getByText("Writing, 2 of 6 sections")).toBeVisible();
    expect(server.bodiesOf(`POST ${path}${work}`)).toHaveLength(1);
    expect(screen.getByRole("button", { name }).elements()).toEqual([]);
  },
);

test("Generate stands above the fold of a laptop", async () => {
  const { screen } = await openReport({ reportStatus: "notStarted", reportStatusBySection: sectionsIn("notStarted") });
  const button = screen.getByRole("button", { name: "Generate report" });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().bottom).toBeLessThan(300);
});

test("[S2.2.9-07] debug mode begins and ends when DEBUG is typed with Shift held, with at most 2 seconds between keys", async () => {
  const { screen } = await openReport();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const type = async (pause: number) => {
    for (const letter of "DEBUG") {
      now += pause;
      await userEvent.keyboard(`{Shift>}${letter}{/Shift}`);
    }
  };
  const uuid = screen.getByText(conceptWith().uuid);
  await type(2_001);
  await type(2_000);
  await expect.element(screen.getByText("Debug mode is on.")).toBeVisible();
  await expect.element(uuid).toBeVisible();
  await type(1_999);
  await expect.element(screen.getByText("Debug mode is off.")).toBeVisible();
  await expect.element(uuid).not.toBeInTheDocument();
});

test("[S2.2.9-08] [S2.2.9-09] [S2.7-14] in debug mode only, a section can be written on its own and the uuid is shown", async () => {
  const { screen, server } = await openReport();
  await expect.element(screen.getByText("A fifth cheaper.")).toBeVisible();
  const button = screen.getByRole("button", { name: "Generate Section" });
  expect(button.elements()).toEqual([]);
  expect(screen.getByText(conceptWith().uuid).elements()).toEqual([]);
  await turnOnDebugMode();
  await expect.element(screen.getByText(conceptWith().uuid)).toBeVisible();
  server.on("POST /api/v2/concept/C-0003/overview/generate", { status: 202, body: {} });
  await button.dblClick();
  await expect.poll(() => server.bodiesOf("POST /api/v2/concept/C-0003/overview/generate")).toHaveLength(1);
});

test("[S2.8-12] a section that cannot be written on its own is named", async () => {
  const { screen, server } = await openReport();
  server.on("POST /api/v2/concept/C-0003/overview/generate", { status: 500, body: { detail: "It sleeps." } });
  await turnOnDebugMode();
  await screen.getByRole("button", { name: "Generate Section" }).click();
  await expect.element(screen.getByText("Failed to generate Overview")).toBeVisible();
});

test("[S2.6-01] an admin and a member see the same controls", async () => {
  const seen: string[][] = [];
  for (const role of ["admin", "member"] as const) {
    const { screen, items } = await openReport({}, role);
    await expect.element(screen.getByText("A fifth cheaper.")).toBeVisible();
    const controls = screen.getByRole("main").element().querySelectorAll("a, button, select, input");
    seen.push([...[...controls].map(({ textContent, ariaLabel }) => ariaLabel ?? textContent), ...(await items())]);
    await screen.unmount();
  }
  expect(seen[0]?.length).toBeGreaterThan(10);
  expect(seen[1]).toEqual(seen[0]);
});

test("[S2.4-03] a version of the past cannot be changed from the header", async () => {
  const { screen, menu } = await openReport({ isHistoricalVersion: true });
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toBeDisabled();
  expect(screen.getByRole("button", { name: /Edit title/ }).elements()).toEqual([]);
  await menu.click();
  await expect.element(screen.getByRole("menuitem", { name: "Find in report" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Archive" }).elements()).toEqual([]);
});

test("the header says who wrote the report", async () => {
  const sections = sectionsIn("complete");
  const { screen } = await openReport({
    reportStatusBySection: { ...sections, trends: { ...sections.trends, origin: "model" } },
  });
  await expect.element(screen.getByRole("navigation", { name: "Breadcrumb" })).toMatchTextContent(/C-0003AI/);
});

test("[S2.2.2-05] [S2.7-05] in debug mode only, the Opportunity Snapshot can be downloaded, once at two clicks", async () => {
  const { screen, server } = await openReport();
  await expect.element(screen.getByText("A fifth cheaper.")).toBeVisible();
  const button = screen.getByRole("button", { name: "Opportunity Snapshot" });
  expect(button.elements()).toEqual([]);
  await turnOnDebugMode();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.on(`GET ${path}snapshot/download`, { file: { name: "acme-refill-depots-20260302.pdf", content: "%PDF" } });
  await button.dblClick();
  await expect.poll(() => saved).toEqual(["acme-refill-depots-20260302.pdf"]);
  expect(server.bodiesOf(`GET ${path}snapshot/download`)).toHaveLength(1);
});

test("[S2.8-25] a snapshot that cannot be downloaded is said", async () => {
  const { screen, server } = await openReport();
  server.on(`GET ${path}snapshot/download`, { status: 500, body: { detail: "It sleeps." } });
  await turnOnDebugMode();
  await screen.getByRole("button", { name: "Opportunity Snapshot" }).click();
  await expect.element(screen.getByText("Failed to download snapshot.")).toBeVisible();
});
