import { expect, test, vi } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";

const path = "/api/v2/concept/C-0003/export";
const uuid = "77777777-7777-4777-8777-777777777777";
const waiting = {
  ...{ uuid, format: "docx", version: null, status: "waiting", error: null, fileName: null, bytes: null },
  ...{ orderedAt: "2026-03-04T10:00:00.000Z", expiresAt: "2026-03-05T10:00:00.000Z" },
};
const done = { ...waiting, status: "done", fileName: "acme-refill-depots-20260304.docx", bytes: 45_000 };

async function openDialog() {
  const server = serverWithReport(conceptWith());
  server.on(`GET ${path}`, { body: { results: [] } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003");
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await screen.getByRole("menuitem", { name: "Export", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Export report" });
  await expect.element(dialog).toBeVisible();
  return { server, screen, dialog };
}

test("a report is ordered in the chosen format, once at two clicks, told while it is made, and saved", async () => {
  const { server, dialog } = await openDialog();
  server.on(`POST ${path}`, () => {
    server.on(`GET ${path}`, { body: { results: [done] } });
    return { status: 202, body: waiting };
  });
  await dialog.getByRole("radio", { name: /Word/ }).click();
  await dialog.getByRole("button", { name: "Export" }).dblClick();
  expect(server.bodiesOf(`POST ${path}`)).toEqual([{ format: "docx", version: null }]);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.on(`GET ${path}/${uuid}/download`, { file: { name: "acme-refill-depots-20260304.docx", content: "PK" } });
  // Without an event it is asked for again, until it is there.
  await dialog.getByRole("button", { name: "Download acme-refill-depots-20260304.docx" }).click();
  await expect.poll(() => saved).toEqual(["acme-refill-depots-20260304.docx"]);
});

test("an export that failed says why", async () => {
  const { server, dialog } = await openDialog();
  const sentence = "The document could not be made. Try again in a moment.";
  server.on(`POST ${path}`, { status: 202, body: { ...waiting, status: "failed", error: sentence } });
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect.element(dialog.getByText(sentence)).toBeVisible();
});
