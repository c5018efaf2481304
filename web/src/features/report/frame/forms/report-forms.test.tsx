import { type FeatureVersions, featureForms } from "@seedbed/contract/concepts/feature-versions";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, workflowUpdateWith } from "#testing/concepts.ts";
import { stubSockets, tellOfConcept } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { violations } from "#testing/violations.ts";
import { keepConnected } from "../../../../transport/keep-connected.ts";
import { session } from "../../../../transport/session.ts";

const change = "PATCH /api/v1/concept/C-0003/";
const versions = conceptWith().featureVersions;

async function openReport(featureVersions: FeatureVersions = versions, path = "") {
  const server = serverWithReport(conceptWith({ featureVersions }));
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003${path}`);
  const tabs = app.screen.getByRole("navigation", { name: "Report" });
  await expect.element(tabs).toBeVisible();
  return { ...app, server, tabs, selectOf: (label: string) => app.screen.getByRole("combobox", { name: label }) };
}

async function debug() {
  const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");
  await toggle();
  onTestFinished(toggle);
}

const tabsOf = (tabs: { element(): Element }) =>
  [...tabs.element().querySelectorAll("a")].map((tab) => tab.textContent);
const others = ["Overview", "Market Scan", "Financial Projection", "Customer Profile", "Assumptions"];

const eachForm = Object.entries(featureForms).flatMap(([feature, forms]) =>
  forms.map((form) => [feature as keyof FeatureVersions, form] as const),
);

test.for(eachForm)("[S1.3-28] the frame of a report in the form %s %s", async ([feature, form]) => {
  const forms = { ...versions, [feature]: form };
  const { tabs, screen } = await openReport(forms);
  const testing = forms.assumptions === "v2" ? ["Testing"] : [];
  expect(tabsOf(tabs)).toEqual([...others, ...testing, "Context"]);
  await debug();
  await expect.element(screen.getByRole("group", { name: "Report forms" })).toBeVisible();
  const lines = (await readingOnce(tabs)).split("\n");
  // What stands below the tabs is said where each section is.
  const frame = lines.slice(lines.indexOf("main"), lines.findIndex((line) => line.includes('link "Context"')) + 1);
  await expect(`${frame.join("\n")}\n`).toMatchFileSnapshot(`readings/${feature}-${form}.txt`);
});

test("only debug mode offers the forms of a concept", async () => {
  const { screen, selectOf } = await openReport();
  expect(screen.getByRole("group", { name: "Report forms" }).elements()).toEqual([]);
  await debug();
  for (const [label, form] of [
    ["Overview", "v3"],
    ["Market scan", "v3"],
    ["Financial projection", "v2"],
    ["Assumptions", "v2"],
  ] as const)
    await expect.element(selectOf(label)).toHaveValue(form);
});

test("[S1.3-28] a form that is chosen is sent alone, shown while it is on its way, and the tabs follow", async () => {
  const { screen, server, selectOf, tabs } = await openReport();
  await debug();
  const answered = Promise.withResolvers<void>();
  const featureVersions = { ...versions, assumptions: "v1" } as const;
  server.on(change, { body: conceptWith({ featureVersions }), after: answered.promise });
  await selectOf("Assumptions").selectOptions("Version 1");
  await expect.element(selectOf("Assumptions")).toHaveValue("v1");
  expect(tabsOf(tabs)).toContain("Testing");
  answered.resolve();
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  expect(server.bodiesOf(change)).toEqual([{ featureVersions: { assumptions: "v1" } }]);
  expect(tabsOf(tabs)).toEqual([...others, "Context"]);
});

test("a form that is chosen stays when a read of the concept from before is answered late", async () => {
  const lines = stubSockets();
  const server = serverWithReport();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003");
  await debug();
  const overview = screen.getByRole("combobox", { name: "Overview" });
  await expect.element(overview).toHaveValue("v3");
  const asked = () => server.received.filter(({ key }) => key === "GET /api/v1/concept/C-0003/").length;
  const before = asked();
  const late = Promise.withResolvers<void>();
  server.on("GET /api/v1/concept/C-0003/", { body: conceptWith(), after: late.promise });
  await expect.poll(() => lines.length).toBe(1);
  const { uuid: conceptUuid } = conceptWith();
  lines[0]?.open().message({
    id: crypto.randomUUID(),
    type: "concept.report.changed.account",
    account_uuid: accountWith().uuid,
    data: { conceptUuid, section: "overview", revision: 4, items: [], by: null },
  });
  await expect.poll(asked).toBe(before + 1);
  const changed = conceptWith({ featureVersions: { ...versions, conceptOverview: "v1" } });
  server.on(change, { body: changed });
  server.on("GET /api/v1/concept/C-0003/", { body: changed });
  await overview.selectOptions("Version 1");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  late.resolve();
  await untilQuiet();
  await expect.element(overview).toHaveValue("v1");
});

test("[S2.2.1-14] who is on the Testing tab when it goes is led to the overview", async () => {
  const { server, selectOf, address } = await openReport(versions, "/testing");
  await debug();
  server.on(change, { body: conceptWith({ featureVersions: { ...versions, assumptions: "v1" } }) });
  await selectOf("Assumptions").selectOptions("Version 1");
  await expect.poll(address).toBe("/concept/C-0003");
});

test("a form that cannot be changed stays, and why is said", async () => {
  const { screen, server, selectOf } = await openReport();
  await debug();
  server.on(change, { status: 500, body: { detail: "The database sleeps." } });
  await selectOf("Market scan").selectOptions("Version 2");
  await expect.element(screen.getByText("The database sleeps.")).toBeVisible();
  await expect.element(selectOf("Market scan")).toHaveValue("v3");
});

test("a form that somebody else has changed shows without asking the server", async () => {
  const lines = stubSockets();
  const server = serverWithReport();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const { screen } = await renderApp("/concept/C-0003");
  const tabs = screen.getByRole("navigation", { name: "Report" });
  await expect.element(tabs.getByRole("link", { name: "Testing" })).toBeVisible();
  const asked = () => server.received.filter(({ key }) => key === "GET /api/v1/concept/C-0003/").length;
  const before = asked();
  const line = lines[0]?.open();
  if (!line) throw new Error("There is no line.");
  tellOfConcept(
    line,
    workflowUpdateWith({ eventType: "changed", featureVersions: { ...versions, assumptions: "v1" } }),
  );
  await expect.element(tabs.getByRole("link", { name: "Testing" })).not.toBeInTheDocument();
  expect(asked()).toBe(before);
});

test.for(["light", "dark"])("the forms are accessible (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { selectOf } = await openReport();
  await debug();
  await expect.element(selectOf("Assumptions")).toBeVisible();
  expect(await violations()).toEqual([]);
});
