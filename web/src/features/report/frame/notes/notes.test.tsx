import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { followTimelyCalls } from "#testing/calls.ts";
import { conceptWith, gapOf, markOf, notedSections, sectionsIn } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts, revenue } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

const retryRoute = "POST /api/v1/concept/C-0003/retry";
const pricing = gapOf("pricing", "Pricing", "The model declined to write this.");
const channels = gapOf("distribution-channels", "Distribution channels");

/** A business model that stands, without these parts of the projection. */
async function open(notes = [pricing]) {
  const server = serverWithReport(
    conceptWith({ reportStatusBySection: notedSections({ financialProjection: notes }) }),
  );
  answerWholeReport(server);
  server.on(parts.projection, { body: { ...revenue, pricing: null, distributionChannels: [] } });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/financial-projection");
  await expect.element(app.screen.getByText("Paid by the floor.")).toBeVisible();
  // What the page asks for by itself is not what these tests are about.
  await followTimelyCalls(server)();
  const retries = app.screen.getByRole("button", { name: "Retry: Pricing", exact: true });
  return { ...app, server, retries, notice: app.screen.getByRole("region", { name: /^Complete but for/ }) };
}

const beingWritten = conceptWith({
  reportStatusBySection: notedSections(
    { financialProjection: [pricing] },
    sectionsIn("complete", { financialProjection: "pending" }),
  ),
});

test.for([
  ["above the section", 0],
  ["at its place", 1],
] as const)("a missing part is asked for once by a double click %s, by its name", async ([, place]) => {
  const { retries, server } = await open();
  server.on(retryRoute, { status: 202, body: {} });
  server.on("GET /api/v1/concept/C-0003/", { body: beingWritten });
  const calls = followTimelyCalls(server);
  await retries.nth(place).dblClick();
  await expect.poll(calls).toContain("GET");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/concept/C-0003/retry {"section":"financialProjection","part":"pricing"} once
    GET /api/v1/concept/C-0003/"
  `);
});

test("while a part is asked for, its Retry is busy at both places", async () => {
  const { retries, server, screen } = await open([pricing, channels]);
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(retryRoute, { status: 202, body: {}, after });
  await retries.last().click();
  await expect.element(retries.first()).toBeDisabled();
  await expect.element(retries.last()).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Retry: Distribution channels" }).first()).toBeEnabled();
  answer();
  await expect.element(retries.first()).toBeEnabled();
});

test("a part that is being written leaves what stands to be read, and cannot be asked for again", async () => {
  const { retries, server, screen, notice } = await open();
  server.on(retryRoute, { status: 202, body: {} });
  server.on("GET /api/v1/concept/C-0003/", { body: beingWritten });
  await retries.first().click();
  await expect
    .element(screen.getByText("This section is being written. Until then you see what stands."))
    .toBeVisible();
  await expect.element(screen.getByText("Paid by the floor.")).toBeVisible();
  await expect.element(screen.getByText("Not written yet")).toBeVisible();
  await expect.element(retries).not.toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();
});

test("a refusal is told where it was pressed, until the next try", async () => {
  const { retries, server, screen, notice } = await open();
  const refusal = "The report is being written already.";
  server.on(retryRoute, { status: 409, body: { detail: refusal } });
  await retries.last().click();
  await expect.element(screen.getByRole("main").getByRole("alert")).toHaveTextContent(refusal);
  await expect.element(notice.getByRole("alert")).not.toBeInTheDocument();
  server.on(retryRoute, { status: 202, body: {} });
  await retries.last().click();
  await expect.element(screen.getByText("Regenerating may take several minutes.")).toBeVisible();
  // Not as a toast either, which would still be there.
  expect(screen.getByText(refusal).elements()).toEqual([]);
});

test("several missing parts can be asked for at once, which names none", async () => {
  const { server, screen } = await open([pricing, channels]);
  server.on(retryRoute, { status: 202, body: {} });
  server.on("GET /api/v1/concept/C-0003/", { body: beingWritten });
  const calls = followTimelyCalls(server);
  await screen.getByRole("button", { name: "Retry all missing parts" }).dblClick();
  await expect.poll(calls).toContain("GET");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/concept/C-0003/retry once
    GET /api/v1/concept/C-0003/"
  `);
});

test("what is there is shown, also where a note still says that it is missing", async () => {
  const { screen, retries } = await open([pricing, gapOf("cost-drivers", "Cost drivers")]);
  await expect.element(screen.getByText("Fewer rounds.")).toBeVisible();
  await expect.element(retries.nth(1)).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry: Cost drivers" }).elements()).toHaveLength(1);
});

test("many missing parts wait behind a disclosure that opens by the keyboard, and so does what to look at", async () => {
  const more = ["a", "b", "c"].map((part) => gapOf(part, `Part ${part}`, `Reason ${part}.`));
  const { screen, server } = await open([pricing, ...more, markOf("Overview", "The price is a guess.")]);
  server.on(retryRoute, { status: 202, body: {} });
  await expect.element(screen.getByText("Reason c.")).not.toBeVisible();
  await expect.element(screen.getByText("The price is a guess.")).not.toBeVisible();
  await screen.getByRole("button", { name: "Retry all missing parts" }).element().focus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(screen.getByText("Reason c.")).toBeVisible();
  // Past the Retry of each of the four.
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}");
  await expect.element(screen.getByText("The price is a guess.")).toBeVisible();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await expect.poll(() => server.bodiesOf(retryRoute)).toEqual([{ section: "financialProjection", part: "c" }]);
});

test("a section that lacks nothing says nothing", async () => {
  const { screen, notice } = await open([]);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(screen.getByText(/to look at/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/parts? missing/)).not.toBeInTheDocument();
});

test.for(["light", "dark"])("notes have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { retries, server, screen } = await open([pricing, channels, markOf("Overview", "The price is a guess.")]);
  server.on(retryRoute, { status: 409, body: { detail: "The report is being written already." } });
  await screen.getByText("One thing to look at").click();
  await retries.first().click();
  await retries.last().click();
  await expect.poll(() => screen.getByRole("alert").elements().length).toBe(2);
  expect(await violations()).toEqual([]);
});

test("of an earlier version what is missing is told, and nothing of it is asked for anew", async () => {
  const reportStatusBySection = notedSections({ financialProjection: [pricing] });
  const server = serverWithReport(conceptWith({ isHistoricalVersion: true, reportStatusBySection }));
  answerWholeReport(server);
  server.on(parts.projection, { body: { ...revenue, pricing: null } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/financial-projection");
  await expect.element(screen.getByRole("region", { name: /^Complete but for/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Retry/ }).elements()).toEqual([]);
});
