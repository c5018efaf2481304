import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";

const notice = () => page.getByRole("note", { name: "Nothing was looked up" });

async function openScan(provider: "brave" | null, origin: "model" | "draft" = "model") {
  const sections = sectionsIn("complete");
  const trends = { ...sections.trends, origin };
  const server = serverWithReport(conceptWith({ reportStatusBySection: { ...sections, trends } }));
  answerWholeReport(server);
  server.on(parts.trends, { body: { summary: "Refilling grows.", origin, results: [] } });
  server.on("GET /api/v1/concept/C-0003/research", { body: { provider, plan: null, progress: null } });
  server.on("GET /api/v1/user/notices", { body: { dismissed: ["no-model"] } });
  server.on("POST /api/v1/user/notices", () => {
    server.on("GET /api/v1/user/notices", { body: { dismissed: ["no-model", "no-research"] } });
    return { status: 204 };
  });
  await session.begin("refresh-token");
  await renderApp("/concept/C-0003/market-scan");
  await expect.element(page.getByText("Refilling grows.")).toBeVisible();
  return server;
}

test("the notice is there before what stands below it", async () => {
  await openScan(null);
  expect(notice().query()).not.toBeNull();
});

test("a report of a model without research says so once, until it is dismissed", async () => {
  const server = await openScan(null);
  await expect.element(notice()).toMatchTextContent(/set RESEARCH where the server runs/);
  await notice().getByRole("button", { name: "Understood" }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(server.bodiesOf("POST /api/v1/user/notices")).toEqual([{ notice: "no-research" }]);
});

test.for([
  ["brave", "model"],
  [null, "draft"],
] as const)(
  "with a provider, and where no model wrote, nothing is said of research (%s, %s)",
  async ([provider, origin]) => {
    const server = await openScan(provider, origin);
    await expect.element(page.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
    const asked = server.received.some(({ key }) => key.endsWith("/research"));
    expect(asked).toBe(origin === "model");
    await expect.element(notice()).not.toBeInTheDocument();
  },
);
