import { expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { publicSettings } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

function draftedConcept() {
  const written = conceptWith();
  const drafted = Object.fromEntries(
    Object.entries(written.reportStatusBySection).map(([section, state]) => [section, { ...state, origin: "draft" }]),
  ) as typeof written.reportStatusBySection;
  return { ...written, reportStatusBySection: drafted };
}

async function openReport({ offline = true, role = "admin" as "admin" | "member", dismissed = [] as string[] } = {}) {
  const server = serverWithReport(draftedConcept());
  server.on("GET /api/v1/settings", { body: { ...publicSettings, offline } });
  server.on("GET /api/v1/user/", { body: currentUserWith({ role }) });
  server.on("GET /api/v1/user/notices", { body: { dismissed } });
  server.on("POST /api/v1/user/notices", () => {
    server.on("GET /api/v1/user/notices", { body: { dismissed: ["no-model"] } });
    return { body: { dismissed: ["no-model"] } };
  });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003");
  await expect.element(app.screen.getByText("A depot in the basement of a building.")).toBeVisible();
  return { server, ...app, notice: app.screen.getByRole("note", { name: "No model is connected" }) };
}

test("beside a drafted report stands that no model is connected and how an admin connects one, until it is understood", async () => {
  const { screen, server, notice } = await openReport();
  await expect.element(notice).toMatchTextContent(/they quote what you have said and ask for what is missing/);
  await expect.element(notice).toMatchTextContent(/AI_MODEL/);
  await expect.element(notice.getByRole("link", { name: "System, in Settings," })).toBeVisible();
  await screen.getByRole("button", { name: "Understood" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(server.bodiesOf("POST /api/v1/user/notices")).toEqual([{ notice: "no-model" }]);
});

test("what the server did not hear of comes back", async () => {
  const { screen, server, notice } = await openReport();
  await expect.element(notice).toBeVisible();
  server.on("POST /api/v1/user/notices", { status: 503, body: { detail: "The database is resting." } });
  await screen.getByRole("button", { name: "Understood" }).click();
  await expect.element(screen.getByText("The database is resting.")).toBeVisible();
  await expect.element(notice).toBeVisible();
});

test("who is no admin is told whom to ask", async () => {
  const { notice } = await openReport({ role: "member" });
  await expect.element(notice).toMatchTextContent(/Ask an admin of your company to connect one./);
  expect(notice.getByRole("link").elements()).toEqual([]);
});

test.each([{ offline: false }, { dismissed: ["no-model"] }])("nothing is said with %o", async (state) => {
  const { notice } = await openReport(state);
  expect(notice.elements()).toEqual([]);
});

test("what is said above a drafted report is there with it, and pushes nothing down", async () => {
  const settings = Promise.withResolvers<void>();
  const server = serverWithReport(draftedConcept());
  server.on("GET /api/v1/settings", { body: { ...publicSettings, offline: true }, after: settings.promise });
  server.on("GET /api/v1/user/notices", { body: { dismissed: [] } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003");
  await expect.element(screen.getByRole("status", { name: "Loading the report" })).toBeVisible();
  const text = screen.getByText("A depot in the basement of a building.");
  expect(text.elements()).toEqual([]);
  settings.resolve();
  await expect.element(text).toBeVisible();
  await expect.element(screen.getByRole("note", { name: "No model is connected" })).toBeVisible();
});
