import { expect, onTestFinished, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { keepConnected } from "./keep-connected.ts";
import { createSecurityLog } from "./security-log.ts";
import { session } from "./session.ts";

const dropped = "Dropped an event meant for somebody else.";

function openLog({ report = async (): Promise<unknown> => undefined, canReport = true } = {}) {
  const reports: string[] = [];
  const warnings: string[] = [];
  const log = createSecurityLog({
    report: (eventType) => {
      reports.push(eventType);
      return report();
    },
    canReport: () => canReport,
    warn: (message) => warnings.push(message),
  });
  return { log, reports, warnings };
}

test("a dropped event is reported once, however often it comes", async () => {
  const { log, reports } = openLog();
  log(dropped, { id: "1", type: "ai.editing.started" });
  log(dropped, { id: "1", type: "ai.editing.started" });
  log(dropped, { id: "2", type: "ai.editing.started" });
  await expect.poll(() => reports).toEqual(["ai.editing.started", "ai.editing.started"]);
});

test("an event without an id is reported once by its name, and one without a name is only warned of", async () => {
  const { log, reports, warnings } = openLog();
  for (const type of ["one", "one", "two", undefined]) log(dropped, { id: undefined, type });
  log(dropped, { id: "1", type: undefined });
  await expect.poll(() => reports).toEqual(["one", "two"]);
  expect(warnings).toEqual(Array.from({ length: 5 }, () => `[security] ${dropped}`));
});

test("a report that fails is warned of, not repeated, and breaks nothing", async () => {
  for (const report of [
    () => Promise.reject(new Error("down")),
    () => {
      throw new Error("down");
    },
  ]) {
    const { log, reports, warnings } = openLog({ report });
    log(dropped, { id: "1", type: "x" });
    await expect.poll(() => warnings).toContain("A dropped event could not be reported.");
    log(dropped, { id: "1", type: "x" });
    await Promise.resolve();
    expect(reports).toEqual(["x"]);
  }
});

test("nothing is reported for nobody, a flood is cut off, and a name that is too long is cut", async () => {
  const nobody = openLog({ canReport: false });
  nobody.log("Dropped an event: nobody is signed in.", { id: "1", type: "x" });
  const flood = openLog();
  for (let id = 0; id < 1_000; id += 1) flood.log(dropped, { id: `${id}`, type: "x".repeat(500) });
  await expect.poll(() => flood.reports.length).toBe(100);
  expect(flood.reports[0]).toHaveLength(100);
  expect(nobody.reports).toEqual([]);
  expect(nobody.warnings).toHaveLength(1);
});

test("[S1.7-64] what reached this browser for another company is told to the company's audit log", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on("POST /api/v1/account/security-events", { status: 204 });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const foreign = {
    id: crypto.randomUUID(),
    type: "concept.workflow.update.account",
    account_uuid: "another",
    data: {},
  };
  lines[0]?.open().message(foreign).message(foreign);
  await expect
    .poll(() => server.bodiesOf("POST /api/v1/account/security-events"))
    .toEqual([{ eventType: "concept.workflow.update.account" }]);
});
