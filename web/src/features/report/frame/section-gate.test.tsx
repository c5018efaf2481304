import type { SectionStatus } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { followTimelyCalls } from "#testing/calls.ts";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, overviewWith, serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

const written = "A depot in the basement of a building.";

/** The overview of a concept whose overview stands there; the other sections are complete. */
async function openOverview(overview: SectionStatus, data: ReturnType<typeof overviewWith> | null = null) {
  const concept = conceptWith({ reportStatusBySection: sectionsIn("complete", { overview }) });
  const server = serverWithReport(concept, data);
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/concept/C-0003")) };
}

test("[S2.2.2-18] a section that is being written says so and that one may leave, while another shows as always", async () => {
  const { screen, server } = await openOverview("pending");
  server.on("GET /api/v2/concept/C-0003/key-assumptions", { body: assumptionListWith() });
  const notice = screen.getByText(/^This section is being written\. You can navigate away\.$/);
  await expect.element(notice).toBeVisible();
  await expect.element(screen.getByRole("status", { name: "This section is being written" })).toBeVisible();
  await screen.getByRole("link", { name: "Assumptions" }).click();
  await expect.element(screen.getByRole("heading", { name: "Priority map" })).toBeVisible();
  await expect.element(screen.getByText(/being written/)).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "Overview" }).click();
  await expect.element(notice).toBeVisible();
});

test("a section that waits says for what", async () => {
  const { screen } = await openOverview("waiting");
  await expect.element(screen.getByText(/This section waits for the ones it rests on\./)).toBeVisible();
});

test("a section that failed says why and can be tried again", async () => {
  const { screen, server } = await openOverview("error");
  server.on("POST /api/v1/concept/C-0003/retry", { status: 202, body: {} });
  await expect.element(screen.getByText("The writer gave no answer.")).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).dblClick();
  await expect.element(screen.getByText("Regenerating may take several minutes.")).toBeVisible();
  expect(server.bodiesOf("POST /api/v1/concept/C-0003/retry")).toHaveLength(1);
});

test("[S2.2.3-28] [S1.9-11] a section that was never written says so and starts the report", async () => {
  const { screen, server } = await openOverview("notStarted");
  server.on("POST /api/v1/concept/C-0003/generate", { status: 202, body: {} });
  await expect.element(screen.getByText("Overview data is not available for this concept.")).toBeVisible();
  await expect.element(screen.getByText(/may take up to 10 minutes, and you can navigate away/)).toBeVisible();
  const calls = followTimelyCalls(server);
  await screen.getByRole("button", { name: "Generate" }).dblClick();
  await expect.poll(calls).toContain("POST");
  expect(server.bodiesOf("POST /api/v1/concept/C-0003/generate")).toHaveLength(1);
});

test("an outdated section stays readable", async () => {
  const { screen } = await openOverview("outdated", overviewWith());
  await expect.element(screen.getByText(written)).toBeVisible();
  await expect.element(screen.getByText(/has changed since it was written/)).toBeVisible();
});

test("a section that is written again shows the last version meanwhile", async () => {
  const { screen } = await openOverview("pending", overviewWith());
  await expect.element(screen.getByText(/being written again/)).toBeVisible();
  await expect.element(screen.getByText(written)).toBeVisible();
});

test("a section that is written makes nothing else of the report be read again", async () => {
  const line = await liveLine();
  const states = sectionsIn("complete", { assumptions: "pending" });
  const server = serverWithReport(conceptWith({ reportStatusBySection: states }));
  const { screen } = await renderApp("/concept/C-0003");
  await expect.element(screen.getByText(written)).toBeVisible();
  const tell = (data: ReturnType<typeof workflowUpdateWith>) => tellOfConcept(line, data);
  const reads = () => server.received.filter(({ key }) => key === "GET /api/v2/concept/C-0003/overview").length;
  // The first event tells of all that is there.
  tell(workflowUpdateWith({ reportStatusBySection: states, title: "Told once" }));
  await expect.element(screen.getByText("Told once")).toBeVisible();
  await expect.poll(reads).toBe(2);
  tell(workflowUpdateWith({ reportStatusBySection: sectionsIn("complete"), title: "Told twice" }));
  await expect.element(screen.getByText("Told twice")).toBeVisible();
  // Written anew it is read once more: all that came before has been done by then.
  const anew = sectionsIn("complete");
  const overview = { ...anew.overview, dateCompleted: "2026-03-04T10:00:00.000Z" };
  server.on("GET /api/v2/concept/C-0003/overview", { body: overviewWith({ whatIsThis: "Written anew." }) });
  tell(workflowUpdateWith({ reportStatusBySection: { ...anew, overview } }));
  await expect.element(screen.getByText("Written anew.")).toBeVisible();
  expect(reads()).toBe(3);
});

test("a section arrives in the open report when the server says that it is written", async () => {
  const line = await liveLine();
  const concept = conceptWith({ reportStatusBySection: sectionsIn("complete", { overview: "pending" }) });
  const server = serverWithReport(concept, null);
  const { screen } = await renderApp("/concept/C-0003");
  await expect.element(screen.getByText(/This section is being written/)).toBeVisible();
  server.on("GET /api/v2/concept/C-0003/overview", { body: overviewWith() });
  tellOfConcept(line, workflowUpdateWith({ reportStatusBySection: sectionsIn("complete") }));
  await expect.element(screen.getByText(written)).toBeVisible();
});
