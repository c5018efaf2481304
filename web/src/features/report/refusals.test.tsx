import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, listedConceptWith, pageOf } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../concepts/bank-screen.tsx";
import "./overview/overview-screen.tsx";

const { uuid } = conceptWith();
const button = (name: string) => page.getByRole("button", { name, exact: true }).click();
const menuItem = async (name: string) => {
  await button("Actions for Refill depots");
  await page.getByRole("menuitem", { name, exact: true }).click();
};

test.for([
  {
    what: "a status",
    path: "/concept/C-0003",
    refused: "PATCH /api/v1/concept/C-0003/",
    act: () => page.getByRole("combobox", { name: "Status" }).selectOptions("Commercialized"),
  },
  {
    what: "the archive",
    path: "/concept",
    refused: `PATCH /api/v1/concept/${uuid}/`,
    act: () => menuItem("Archive"),
  },
  {
    what: "an order of a report",
    path: "/concept/C-0003",
    refused: "POST /api/v1/concept/C-0003/generate",
    act: () => button("Generate report"),
  },
  {
    what: "an export",
    path: "/concept",
    refused: "POST /api/v1/concept/export",
    act: () => button("Export list as CSV"),
  },
])("[S3.8-03] what the server says when it refuses $what appears as a toast", async ({ path, refused, act }) => {
  const server = serverWithReport(conceptWith({ reportStatus: "notStarted" }));
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith()]) });
  const detail = [
    { loc: [], msg: "It rests", type: "value" },
    { loc: [], msg: "Try again at noon", type: "value" },
  ];
  server.on(refused, { status: 400, body: { detail } });
  await session.begin("refresh-token");
  const { screen } = await renderApp(path);
  const title =
    path === "/concept"
      ? screen.getByRole("link", { name: "Refill depots" })
      : screen.getByRole("heading", { level: 1 });
  await expect.element(title).toBeVisible();
  await act();
  const toast = screen.getByRole("alert").filter({ hasText: "It rests. Try again at noon" });
  await expect.element(toast).toBeVisible();
  // It lies over the page and can be closed there.
  await toast.getByRole("button", { name: "Close" }).click();
  await expect.element(toast).not.toBeInTheDocument();
});
