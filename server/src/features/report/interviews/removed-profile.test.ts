import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { change, writtenReport } from "../editing/editing.fixture.ts";
import { germanTranscript } from "./three-transcripts.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("about a profile that was removed nothing is added; what was said before can still be read", async () => {
  const { ada, conceptId } = await writtenReport(server);
  const { results } = (await ada.call("GET v2/concept/{id}/customer-profile", { params: { id: conceptId } })).body;
  const [profile] = results;
  if (!profile) throw new Error("there is no profile");
  const params = { pid: profile.uuid };
  const inCapitals = { pid: profile.uuid.toUpperCase() };
  expect((await ada.call("GET v1/customer-profile/{pid}/interviews", { params: inCapitals })).status).toBe(200);
  const interview = { params, body: { title: "Interview", text: germanTranscript } };
  const { body: added } = await ada.call("POST v1/customer-profile/{pid}/interviews", interview);
  const opened = () => ada.call("GET v1/interview/{interview}", { params: { interview: added.uuid } });
  await eventually(async () => (await opened()).body.readLines === added.lines);
  const at = { id: conceptId, section: "customerProfiles" as const };
  const removed = await change(ada, at, { kind: "remove", item: profile.uuid, seen: profile });
  expect(removed.status).toBe(200);
  const refused = [
    await ada.call("POST v1/customer-profile/{pid}/interviews", interview),
    await ada.call("POST v1/customer-profile/{pid}/interview-guide", { params }),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toEqual([404, { code: "not_found", detail: "This profile is no longer there." }]);
  expect((await opened()).body.transcript).toHaveLength(added.lines);
});
