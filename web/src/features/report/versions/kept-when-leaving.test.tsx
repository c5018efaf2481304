import type { ServerEvents } from "@seedbed/contract/all-events";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { conceptWith } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith, userWith } from "#testing/people.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { session } from "../../../transport/session.ts";
import { KeptWhenLeaving } from "./kept-when-leaving.ts";
import { ada, base, newest } from "./open-versions.fixture.ts";

type Changed = ServerEvents["concept.report.changed.account"];
const { uuid: conceptUuid } = conceptWith();
const { uuid, firstName, lastName } = userWith();
const mine: Changed = { conceptUuid, section: "overview", revision: 2, items: [], by: { uuid, firstName, lastName } };

/** A report that is open, and what is kept of it. */
async function openedReport() {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on(`POST ${base}/save`, { body: newest });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  const screen = await render(<KeptWhenLeaving conceptId="C-0003" conceptUuid={conceptUuid} />);
  return {
    saved: () => server.bodiesOf(`POST ${base}/save`),
    leave: () => screen.unmount(),
    tell: (type: string, data: object) =>
      line?.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data }),
  };
}

test("what others change, and what is changed in another report, is kept by nobody who only read", async () => {
  const { leave, saved, tell } = await openedReport();
  tell("concept.report.changed.account", { ...mine, by: ada });
  tell("concept.report.changed.account", { ...mine, by: null });
  tell("concept.report.changed.account", { ...mine, conceptUuid: ada.uuid });
  const update = { conceptUuid, eventType: "changed", lastModifiedBy: mine.by };
  tell("concept.workflow.update.account", { ...update, conceptUuid: ada.uuid });
  tell("concept.workflow.update.account", { ...update, lastModifiedBy: ada });
  tell("concept.workflow.update.account", { ...update, eventType: "progress" });
  dispatchEvent(new Event("pagehide"));
  await leave();
  expect(saved()).toEqual([]);
});

test("whoever changed the concept itself keeps it when the browser is closed, once", async () => {
  const { leave, saved, tell } = await openedReport();
  tell("concept.workflow.update.account", { conceptUuid, eventType: "changed", lastModifiedBy: mine.by });
  dispatchEvent(new Event("pagehide"));
  await expect.poll(saved).toEqual([{ affectedSections: [], why: "left" }]);
  dispatchEvent(new Event("pagehide"));
  await leave();
  dispatchEvent(new Event("pagehide"));
  expect(saved()).toHaveLength(1);
});

test("whoever has signed out keeps nothing", async () => {
  const { leave, saved, tell } = await openedReport();
  tell("concept.report.changed.account", mine);
  await session.follow(null);
  await leave();
  expect(saved()).toEqual([]);
});
