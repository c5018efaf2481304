import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { changedByNoor, noor, openSection, paths, scan, workOfNoor } from "./testing/open-section.fixture.tsx";
import { conceptUuid } from "./testing/sample-section.fixture.tsx";

const field = "marketScan - trendsAndDriversDescription";
const here = { ...noor, section: "marketScan" as const, field: null, at: "2026-03-02T10:00:00.000Z" };

test("what somebody else changes is read again, only in the section it names", async () => {
  const { screen, server, tell, stand, edit } = await openSection();
  await expect.element(edit("Summary")).toBeInTheDocument();
  const reads = () => server.bodiesOf(paths.read).length;
  const before = reads();
  tell("concept.report.changed.account", { ...changedByNoor, section: "trends" });
  tell("concept.report.changed.account", { ...changedByNoor, conceptUuid: noor.uuid });
  await untilQuiet();
  expect(reads()).toBe(before);
  stand({ ...scan(), trendsAndDriversDescription: "Theirs." });
  server.on(paths.edits, { body: workOfNoor });
  tell("concept.report.changed.account", changedByNoor);
  await expect.element(screen.getByText("Theirs.")).toBeVisible();
  expect(reads()).toBe(before + 1);
});

test("one's own change that stands already is not read again; one of another window is", async () => {
  const { screen, server, tell, stand, edit } = await openSection();
  const reads = () => server.bodiesOf(paths.read).length;
  await edit("Summary").click();
  await userEvent.keyboard(" More{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  const before = reads();
  const { uuid, firstName, lastName } = userWith();
  const mine = { ...changedByNoor, by: { uuid, firstName, lastName } };
  tell("concept.report.changed.account", { ...mine, revision: 2 });
  await untilQuiet();
  expect(reads()).toBe(before);
  stand({ ...scan(), trendsAndDriversDescription: "From the other window." });
  tell("concept.report.changed.account", { ...mine, revision: 3 });
  await expect.element(screen.getByText("From the other window.")).toBeVisible();
});

test("where the person is is told on opening, on a field, and on leaving", async () => {
  const { screen, server, router, edit } = await openSection();
  const told = () => server.bodiesOf(paths.presence);
  await expect.poll(told).toEqual([{ section: "marketScan", field: null }]);
  await edit("Summary").click();
  await expect.poll(() => told().at(-1)).toEqual({ section: "marketScan", field });
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => told().at(-1)).toEqual({ section: "marketScan", field: null });
  void router.navigate({ to: "/elsewhere" } as never);
  await expect.element(screen.getByText("Elsewhere")).toBeVisible();
  await expect.poll(() => told().at(-1)).toEqual({ section: null });
});

test("who else is there stands in pills, and a flag at the field that they edit", async () => {
  const { screen, server, tell } = await openSection();
  await expect.poll(() => server.bodiesOf(paths.presence)).toHaveLength(1);
  const say = (person: object) =>
    tell("concept.report.presence.account", { conceptUuid, person: { ...here, ...person } });
  say({});
  await expect.element(screen.getByText("Noor Haddad is in Market Scan")).toBeVisible();
  await expect.element(screen.getByText("NH")).toBeVisible();
  say({ field });
  await expect.element(screen.getByText("Noor is writing")).toBeVisible();
  say({ field: null, section: "overview" });
  await expect.element(screen.getByText("Noor Haddad is in Overview")).toBeVisible();
  await expect.element(screen.getByText("Noor is writing")).not.toBeInTheDocument();
  say({ section: null });
  await expect.element(screen.getByText(/Noor Haddad/)).not.toBeInTheDocument();
});

test("what people wrote wears their pill; it is asked once a section", async () => {
  const server = serverWithReport();
  server.on(paths.edits, { body: workOfNoor });
  const { screen, edit } = await openSection({ server });
  await expect.element(screen.getByText(/^Written by Noor Haddad, /)).toBeInTheDocument();
  expect(server.bodiesOf(paths.edits)).toHaveLength(1);
  await edit("Summary").click();
  await userEvent.keyboard(" Mine{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Written by you, just now")).toBeInTheDocument();
  expect(server.bodiesOf(paths.edits)).toHaveLength(1);
});

test("who goes on to another page of the report is told to be there, and no longer where they were", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { router } = await renderApp("/concept/C-0003");
  const told = () => server.bodiesOf("PUT /api/v2/concept/C-0003/report/presence").at(-1);
  await expect.poll(told).toEqual({ section: "overview", field: null });
  await router.navigate({ to: "/concept/$id/assumptions", params: { id: "C-0003" } });
  await expect.poll(told).toEqual({ section: "assumptions", field: null });
});
