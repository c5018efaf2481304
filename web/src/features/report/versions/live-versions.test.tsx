import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith, userWith } from "#testing/people.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { ada, base, newest, oldest, openReport, shownAs } from "./open-versions.fixture.ts";

afterEach(() => vi.unstubAllGlobals());

test("a version that somebody saves is in the header at once; another window's preview is followed", async () => {
  const lines = stubSockets();
  const { server, button, screen } = await openReport();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  const conceptUuid = conceptWith().uuid;
  const tell = (type: string, data: object) =>
    line?.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data });
  tell("concept.versions.changed.account", {
    conceptUuid,
    versionUuid: ada.uuid,
    versionNumber: 4,
    createdAt: Math.floor(Date.now() / 1000),
  });
  await expect.element(button).toHaveTextContent("Versions: V4 · Just now");
  // What is said anew of an earlier version leaves the newest one in the header; the list that is open shows it.
  await button.click();
  const told = { ...oldest, aiSummary: "Rewrote the summary of Trends.", summaryOrigin: "model" };
  server.on(`GET ${base}`, { body: { versions: [told], version_count: 1, isChangedSince: false, viewed: null } });
  tell("concept.versions.changed.account", {
    conceptUuid,
    versionUuid: oldest.uuid,
    versionNumber: oldest.versionNumber,
    createdAt: oldest.createdAt,
  });
  await expect.element(screen.getByText("Rewrote the summary of Trends.")).toBeVisible();
  await expect.element(button).toHaveTextContent("Versions: V4 · Just now");
  await userEvent.keyboard("{Escape}");
  shownAs(server, { isHistoricalVersion: true });
  tell("concept.version.viewed.user", { conceptUuid, versionUuid: oldest.uuid });
  await expect.element(screen.getByRole("region", { name: "Historical version" })).toBeVisible();
});

test("[S2.7-21] who leaves a report after changing it by hand has it saved as a version; who only read it has not", async () => {
  const lines = stubSockets();
  const { server, router, button } = await openReport();
  // A touch, as whoever changes something has to make.
  await button.click();
  await userEvent.keyboard("{Escape}");
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  server.on(`POST ${base}/save`, { body: newest });
  const saved = () => server.bodiesOf(`POST ${base}/save`);
  await router.navigate({ to: "/challenge" });
  await router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  expect(saved()).toEqual([]);
  const { uuid, firstName, lastName } = userWith();
  lines[0]?.open().message({
    id: crypto.randomUUID(),
    type: "concept.report.changed.account",
    account_uuid: accountWith().uuid,
    data: {
      conceptUuid: conceptWith().uuid,
      section: "overview",
      revision: 2,
      items: [],
      by: { uuid, firstName, lastName },
    },
  });
  await router.navigate({ to: "/challenge" });
  await expect.poll(saved).toEqual([{ affectedSections: [], why: "left" }]);
});
