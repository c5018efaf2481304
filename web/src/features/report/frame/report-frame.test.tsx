import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

async function openReport(path = "/concept/C-0003", change: Parameters<typeof conceptWith>[0] = {}) {
  const server = serverWithReport(conceptWith(change));
  server.lacks("GET /api/v1/concept/C-9999/", "GET /api/v2/concept/C-0003/context");
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

test("[S2.1-01] [S2.2.1-01] [S2.2.2-01] [S2.2.2-02] a report opened by its identifier shows its overview, title and status", async () => {
  const { screen } = await openReport();
  await expect.element(screen.getByText("A depot in the basement of a building.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill depots/ })).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toHaveValue("prototyping");
  await expect.element(screen.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
});

test("[S2.1-02] a report has its seven tabs", async () => {
  const { screen } = await openReport();
  const tabs = screen.getByRole("navigation", { name: "Report" }).getByRole("link");
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
    "Overview",
    "Market Scan",
    "Financial Projection",
    "Customer Profile",
    "Assumptions",
    "Testing",
    "Context",
  ]);
});

test("[S2.1-03] [S2.1-04] Testing needs the second version of the assumptions, Context a seed", async () => {
  const { screen } = await openReport("/concept/C-0003", {
    featureVersions: { ...conceptWith().featureVersions, assumptions: "v1" },
    hasSeed: false,
  });
  await expect.element(screen.getByRole("link", { name: "Assumptions", exact: true })).toBeVisible();
  expect(screen.getByRole("link", { name: "Testing", exact: true }).elements()).toEqual([]);
  expect(screen.getByRole("link", { name: "Context", exact: true }).elements()).toEqual([]);
});

test.for(["testing", "settings"])(
  "[S2.2.1-14] a direct visit to the hidden tab %s leads to the overview",
  async (tab) => {
    const { address } = await openReport(`/concept/C-0003/${tab}`, {
      featureVersions: { ...conceptWith().featureVersions, assumptions: "v1" },
      hasSeed: false,
    });
    await expect.poll(address).toBe("/concept/C-0003");
  },
);

test("[S2.2.1-12] a concept that is not there is said, and the bank opens", async () => {
  const { screen, address } = await openReport("/concept/C-9999");
  await expect.element(screen.getByText("Concept Not Found.")).toBeVisible();
  await expect.poll(address).toBe("/concept");
});

test("[S2.4-02] [S2.2.2-02] a chosen status is sent as the field status", async () => {
  const { screen, server } = await openReport();
  server.on("PATCH /api/v1/concept/C-0003/", { body: conceptWith({ status: "commercialized" }) });
  await screen.getByRole("combobox", { name: "Status" }).selectOptions("Commercialized");
  await expect.poll(() => server.bodiesOf("PATCH /api/v1/concept/C-0003/")).toEqual([{ status: "commercialized" }]);
  await expect.element(screen.getByRole("combobox", { name: "Status" })).toHaveValue("commercialized");
});

test("[S2.9-02] the statuses carry their display names", async () => {
  const { screen } = await openReport();
  const options = screen.getByRole("combobox", { name: "Status" }).getByRole("option");
  await expect
    .poll(() => options.elements().map((option) => option.textContent))
    .toEqual(["New", "Ideating", "In Review", "Prototyping", "POC", "MVP", "Commercialized", "Archived"]);
});

test("[S2.8-37] [S2.7-03] a new title is saved alone and shown, also when the address holds the identifier", async () => {
  const { screen, server } = await openReport();
  server.on("PATCH /api/v1/concept/C-0003/", { body: conceptWith({ title: "Refill stations" }) });
  await screen.getByRole("heading", { level: 1 }).getByRole("button").click();
  await screen.getByRole("textbox", { name: /title/ }).fill("Refill stations");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  expect(server.bodiesOf("PATCH /api/v1/concept/C-0003/")).toEqual([{ title: "Refill stations" }]);
  await expect.element(screen.getByRole("heading", { level: 1, name: /Refill stations/ })).toBeVisible();
});

test("[S2.4-24] the view is recorded once, not again on another tab", async () => {
  const { screen, server } = await openReport();
  await screen.getByRole("link", { name: "Assumptions", exact: true }).click();
  await expect.element(screen.getByText("No key assumptions found for this concept.")).toBeVisible();
  expect(server.bodiesOf("POST /api/v2/concept/C-0003/seen")).toHaveLength(1);
});

test("[S2.5-12] a title of a concept without an identifier cannot be saved, and says that something went wrong", async () => {
  const { screen, server } = await openReport("/concept/C-0003", {});
  server.on("GET /api/v1/concept/C-0004/", { body: conceptWith({ uuid: "", identifier: "" }) });
  for (const call of ["POST /api/v2/concept/C-0004/seen"]) server.on(call, { status: 204 });
  server.lacks("GET /api/v2/concept/C-0004/overview", "GET /api/v1/concept/C-0004/similar");
  await screen.unmount();
  const other = await renderApp("/concept/C-0004");
  await other.screen.getByRole("heading", { level: 1 }).getByRole("button").click();
  await other.screen.getByRole("textbox", { name: /title/ }).fill("Refill stations");
  await userEvent.keyboard("{Enter}");
  await expect.element(other.screen.getByText("Oops! Something went wrong. Please try again.")).toBeVisible();
  await expect.element(other.screen.getByRole("textbox", { name: /title/ })).toHaveValue("Refill stations");
  expect(server.received.filter(({ key }) => key.startsWith("PATCH"))).toEqual([]);
});

test.for([
  ["overview", "Overview"],
  ["customer-profile", "Customer Profile"],
  ["financial-projection", "Financial Projection"],
  ["assumptions", "Assumptions"],
  ["market-scan", "Market Scan"],
  ["settings", "Context"],
  ["testing", "Testing"],
])("[S1.2.1-13] /%s below a concept opens the page %s of its report", async ([path, label]) => {
  const { screen } = await openReport(`/concept/C-0003/${path}`);
  const tab = screen.getByRole("navigation", { name: "Report" }).getByRole("link", { name: label, exact: true });
  await expect.element(tab).toHaveAttribute("aria-current", "page");
});
