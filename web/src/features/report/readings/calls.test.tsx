import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { followTimelyCalls } from "#testing/calls.ts";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { answerWholeReport, context } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { fetchLateParts } from "./fetched-parts.fixture.ts";

// In which order calls come hangs on which parts are there.
beforeAll(fetchLateParts);

/** A report come to rest, and the calls from there on. */
async function open(path = "", concept = conceptWith()) {
  const server = serverWithReport(concept);
  answerWholeReport(server);
  server.on("GET /api/v1/concept/C-0003/similar", { body: [similarIdeaWith()] });
  await session.begin("refresh-token");
  const whole = followTimelyCalls(server);
  const app = await renderApp(`/concept/C-0003${path}`);
  await expect.element(app.screen.getByRole("heading", { level: 1 })).toBeVisible();
  await whole();
  const button = (name: string | RegExp) => app.screen.getByRole("button", { name, exact: true });
  return { ...app, server, button, whole, calls: followTimelyCalls(server) };
}

test("a report asks for what it shows, once, and not again on a tab that was seen", async () => {
  const { screen, server, whole, calls } = await open();
  expect(await whole()).toMatchInlineSnapshot(`
    "GET /api/v1/concept/C-0003/
    GET /api/v2/concept/C-0003/overview
    GET /api/v2/concept/C-0003/gut-check
    GET /api/v2/concept/C-0003/executive-summaries
    GET /api/v2/concept/C-0003/report/glance
    GET /api/v2/concept/C-0003/report/overview/edits
    PUT /api/v2/concept/C-0003/report/presence {"section":"overview","field":null}
    GET /api/v1/concept/C-0003/similar
    POST /api/v2/concept/C-0003/seen"
  `);
  const tab = (name: string) => screen.getByRole("link", { name, exact: true });
  await tab("Assumptions").click();
  await expect.element(screen.getByRole("heading", { name: "Priority map" })).toBeVisible();
  // What the projection says of an assumption comes behind the page.
  const late = "GET /api/v2/concept/C-0003/financial-projection";
  await expect.poll(() => server.received.filter(({ key }) => key === late)).toHaveLength(1);
  await tab("Overview").click();
  await expect.element(screen.getByText("What is it?")).toBeVisible();
  expect((await calls()).replace(`${late}\n`, "")).toMatchInlineSnapshot(`
    "GET /api/v2/concept/C-0003/key-assumptions?page_size=100
    GET /api/v2/concept/C-0003/report/assumptions/edits
    PUT /api/v2/concept/C-0003/report/presence {"section":"assumptions","field":null}
    GET /api/v2/concept/C-0003/gut-check
    GET /api/v2/concept/C-0003/executive-summaries
    PUT /api/v2/concept/C-0003/report/presence {"section":"overview","field":null}"
  `);
  await expect
    .poll(() => server.received.filter(({ key }) => key === "GET /api/v1/concept/C-0003/proposals"))
    .toHaveLength(1);
});

test("a gut check is one call, and taken back by one", async () => {
  const { button, calls, server } = await open();
  server.on("PUT /api/v2/concept/C-0003/gut-check", ({ body }) => ({ body }));
  await button("Not yet").click();
  await expect.element(button("Not yet")).toHaveAttribute("aria-pressed", "true");
  await button("Not yet").click();
  await expect.element(button("Not yet")).toHaveAttribute("aria-pressed", "false");
  expect(await calls()).toMatchInlineSnapshot(`
    "PUT /api/v2/concept/C-0003/gut-check {"answer":"not_yet"}
    PUT /api/v2/concept/C-0003/gut-check {"answer":null}"
  `);
});

test("a title is saved trimmed once it is done, not by its letters, and Escape saves nothing", async () => {
  const { calls, server, screen } = await open();
  server.on("PATCH /api/v1/concept/C-0003/", { body: conceptWith({ title: "Soap depots" }) });
  const edit = screen.getByRole("button", { name: /edit title/i });
  await edit.click();
  await screen.getByRole("textbox").fill("Never");
  await userEvent.keyboard("{Escape}");
  await edit.click();
  await screen.getByRole("textbox").fill(" Soap depots ");
  expect(await calls()).toBe("");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`"PATCH /api/v1/concept/C-0003/ {"title":"Soap depots"}"`);
});

test("a status is one call", async () => {
  const { calls, server, screen } = await open();
  server.on("PATCH /api/v1/concept/C-0003/", { body: conceptWith({ status: "ideating" }) });
  await screen.getByRole("combobox", { name: "Status" }).selectOptions("Ideating");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`"PATCH /api/v1/concept/C-0003/ {"status":"ideating"}"`);
});

test.for([
  ["error", "Retry", "POST /api/v1/concept/C-0003/retry once"],
  [
    "outdated",
    "Update this section",
    'POST /api/v2/concept/C-0003/report/update {"sections":["financialProjection"]} once',
  ],
] as const)("a section that is %s is written again at a click on %s", async ([status, name, call]) => {
  const sections = sectionsIn("complete", { financialProjection: status });
  const { button, calls, server } = await open(
    "/financial-projection",
    conceptWith({ reportStatusBySection: sections }),
  );
  server.on("POST /api/v1/concept/C-0003/retry", { status: 202, body: {} });
  server.on("POST /api/v2/concept/C-0003/report/update", { status: 202, body: {} });
  await button(name).click();
  // What is outdated may be asked for before.
  const fromThen = async () => {
    const all = (await calls()).split("\n");
    const made = all.findIndex((each) => each.startsWith("POST"));
    return made < 0 ? [] : all.slice(made);
  };
  await expect.poll(fromThen).toContain("GET /api/v1/concept/C-0003/");
  expect((await fromThen())[0]).toBe(call);
});

test("a report that is not there is ordered at a click", async () => {
  const server = serverWithReport();
  server.on("POST /api/v1/concept/C-0003/generate", { status: 202, body: {} });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/customer-profile");
  const generate = screen.getByRole("button", { name: "Generate" });
  await expect.element(generate).toBeVisible();
  // That it was seen is told when it has been painted.
  await expect.poll(() => server.bodiesOf("POST /api/v2/concept/C-0003/seen")).toHaveLength(1);
  const calls = followTimelyCalls(server);
  await generate.click();
  await expect.poll(calls).toContain("GET");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/concept/C-0003/generate once
    GET /api/v1/concept/C-0003/"
  `);
});

test("a seed is cloned from the context of its concept", async () => {
  const { button, calls, server, screen } = await open("/settings");
  server.on(`POST /api/v2/concept/seed/${context.seedUuid}/clone`, { status: 500, body: { detail: "It sleeps." } });
  await button("Clone Concept Seed").click();
  await expect.element(screen.getByText("Failed to clone concept seed. Please try again.")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`"POST /api/v2/concept/seed/<id …44>/clone"`);
});

test("ideas are told apart above the report in one call", async () => {
  const { button, calls, server, screen } = await open();
  const other = similarIdeaWith().uuid;
  server.on(`PUT /api/v1/concept/C-0003/similar/${other}/distinct`, { status: 204 });
  await button("Not the same").click();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "PUT /api/v1/concept/C-0003/similar/<id …55>/distinct
    GET /api/v1/concept/C-0003/similar"
  `);
});
