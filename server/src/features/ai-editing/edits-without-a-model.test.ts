import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, overviewOf, set, writtenReport } from "../report/editing/editing.fixture.ts";
import { settled } from "../report/report.fixture.ts";
import { type EditingTab, openEditingTab, take } from "./ai-editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptUuid: string;
let tab: EditingTab;

beforeAll(async () => {
  server = await startTestServer();
  const written = await writtenReport(server);
  ({ ada, ben } = written);
  conceptUuid = written.conceptId;
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openEditingTab(server.url, ada);
});
afterEach(async () => {
  await tab.socket.close();
  await ada.call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
});

const editing = async (person: TestPerson = ada) =>
  (await person.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } })).body;

/** A first message, answered. */
async function ask(content: string) {
  const uuid = tab.start(conceptUuid, content);
  const sessionId = await tab.session(uuid);
  const reply = await tab.reply(uuid);
  return { uuid, sessionId, reply, edits: tab.edits(), here: { conceptUuid, sessionId } };
}

describe("without a model", () => {
  test("a text is shortened as it is shown, and only that", async () => {
    const before = await overviewOf(ada, conceptUuid);
    const { here, edits, reply } = await ask("Please shorten the value proposition");
    expect(reply).toMatchObject({ origin: "draft", code: null });
    expect(edits).toMatchObject([
      {
        section: "overview",
        origin: "draft",
        basis: { kind: "words" },
        changes: [{ kind: "set", item: null, field: "overview.valueProposition", isPersonal: false }],
        follows: [],
        outdates: [],
      },
    ]);
    const [shown] = edits[0]?.changes ?? [];
    expect(shown?.before).toBe(before.overview.valueProposition);
    expect((await take(ada, here, { edits })).status).toBe(202);
    const after = await overviewOf(ada, conceptUuid);
    expect(after).toEqual({ ...before, overview: { ...before.overview, valueProposition: shown?.after } });
  });
});
