import { expect, onTestFinished, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { evidenceRoute, openEvidence, panel, serverWithEvidence } from "./testing/open-evidence.fixture.ts";
import { shownEvidence } from "./testing/shown-evidence.fixture.ts";

test.for([
  ["in this report", conceptWith().uuid],
  ["for the company", null],
])("what somebody else says of a source %s shows while the evidence is open", async ([, conceptUuid]) => {
  const lines = stubSockets();
  const server = serverWithEvidence();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  await openEvidence();
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = await lines[0]?.open();
  server.on(evidenceRoute, {
    body: shownEvidence({ confidence: "low", confidenceReason: "One publisher says so; it is 16 days old." }),
  });
  line?.message({
    id: crypto.randomUUID(),
    type: "concept.evidence.changed.account",
    account_uuid: accountWith().uuid,
    data: { conceptUuid, source: null, item: null },
  });
  await expect.element(panel().getByText("One publisher says so; it is 16 days old.")).toBeVisible();
});
