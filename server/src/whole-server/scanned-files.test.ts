import { allRoutes } from "@seedbed/contract/all-routes";
import type { Route } from "@seedbed/contract/route";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { openEditingTab } from "../features/ai-editing/ai-editing.fixture.ts";
import { writtenReport } from "../features/report/editing/editing.fixture.ts";
import { eicar, startClamd } from "../platform/scanning/clamd.fixture.ts";

let clamd: Awaited<ReturnType<typeof startClamd>>;
let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let conceptUuid: string;

beforeAll(async () => {
  [clamd, model] = await Promise.all([startClamd(), startModelServer()]);
  server = await startTestServer({
    scanner: clamd.address,
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  const written = await writtenReport(server);
  ({ ada } = written);
  conceptUuid = written.conceptId;
});
beforeEach(() => {
  clamd.say(null);
  clamd.scanned.splice(0);
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await clamd.stop();
});

const takingFiles = Object.entries(allRoutes as Record<string, Route>).filter(([, { largestFile }]) => largestFile);

/** Sends a file to a route, as somebody with the right to it; what it names is not there. */
async function send(key: string, content: string) {
  const [method, path = ""] = key.split(" ");
  const form = new FormData();
  form.set("fields", "{}");
  form.set("file", new File([content], "plan.txt"));
  const url = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
  const { status, body } = await ada.raw(`${method} /api/${url}`, form);
  return { status, detail: (body as { detail?: unknown }).detail };
}

test("every route that takes files has the scanner look at them first, and takes none that it refuses or cannot look at", async () => {
  expect(takingFiles.length).toBeGreaterThanOrEqual(4);
  for (const [key] of takingFiles) {
    const refused = { status: 422, detail: "The virus scanner has refused this file." };
    expect([key, await send(key, `a plan ${eicar}`)]).toEqual([key, refused]);
    clamd.say("ERROR");
    const unchecked = { status: 503, detail: "Files cannot be checked for viruses right now. Try again in a moment." };
    expect([key, await send(key, "a plan")]).toEqual([key, unchecked]);
    clamd.say(null);
    const { detail } = await send(key, "a plan");
    expect([refused.detail, unchecked.detail]).not.toContain(detail);
    expect(clamd.scanned.map(String)).toEqual([`a plan ${eicar}`, "a plan", "a plan"]);
    clamd.scanned.splice(0);
  }
});

test("so has what comes with a message to the AI", async () => {
  const tab = await openEditingTab(server.url, ada);
  const media = (text: string) => ({
    mediaData: Buffer.from(text).toString("base64"),
    mimetype: "text/plain",
    filename: "plan.txt",
  });
  const first = tab.start(conceptUuid, "Take this into account", { media: media(`a plan ${eicar}`) });
  expect(await tab.error(first)).toMatchObject({
    code: "FILE_REFUSED",
    message: "The virus scanner has refused this file.",
  });
  expect(model.calls.filter(({ task }) => task === "edit_report")).toEqual([]);
  expect(clamd.scanned.map(String)).toEqual([`a plan ${eicar}`]);
  await tab.socket.close();
});
