import { afterEach, expect, test, vi } from "vitest";
import { createServer } from "../../src/platform/http/create-server.ts";
import { startTestServer } from "../test-server.ts";
import { createTestLog } from "./test-log.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What is shown while one call goes well, one is refused and one meets a defect. */
async function shownOfCalls(): Promise<string[]> {
  const shown: string[] = [];
  const log = createTestLog((text) => void shown.push(text));
  const app = await createServer({ log, publicUrl: "http://127.0.0.1:4000", callsPerMinute: 0 });
  app.get("/api/fine", async () => "fine");
  app.get("/api/broken", async () => {
    throw new RangeError("the wheel is broken", { cause: new Error("a stone") });
  });
  for (const url of ["/api/fine", "/api/nothing", "/api/broken"]) await app.inject({ url });
  log.warn({ server: "first" }, "the disk is nearly full");
  await app.close();
  return shown;
}

test("of a server's log a test shows the defect behind an answer 500, and nothing else", async () => {
  vi.stubEnv("TEST_LOG", undefined);
  const shown = await shownOfCalls();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/^[\d:.]{12} error GET \/api\/broken unexpected failure\nRangeError: the wheel is broken\n/);
  expect(shown[0]).toMatch(/\n +at .*test-log\.test\.ts\S*:\d+:\d+/);
  expect(shown[0]).toMatch(/\ncaused by: a stone$/);
});

test("with TEST_LOG=1 it shows a line for every call and whatever else the server says", async () => {
  vi.stubEnv("TEST_LOG", "1");
  const shown = (await shownOfCalls()).map((text) =>
    text
      .split("\n")[0]
      ?.replaceAll(/\d+ ms$/g, "1 ms")
      .slice(13),
  );
  expect(shown).toEqual([
    "info  GET /api/fine 200 in 1 ms",
    "info  GET /api/nothing 404 in 1 ms",
    "error GET /api/broken unexpected failure",
    "info  GET /api/broken 500 in 1 ms",
    'warn  the disk is nearly full {"server":"first"}',
  ]);
});

test("TEST_LOG=warn leaves out what is below that", async () => {
  vi.stubEnv("TEST_LOG", "warn");
  expect((await shownOfCalls()).map((text) => text.slice(13, 18).trim())).toEqual(["error", "warn"]);
});

test("a test server shows on the console why a call of a test was answered with 500", async () => {
  vi.stubEnv("TEST_LOG", undefined);
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = await startTestServer();
  try {
    const person = await server.signUp();
    await server.database.pool.query("alter table seeds rename to lost_seeds");
    expect((await person.call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" } })).status).toBe(500);
    expect(said.mock.calls.flat().join("\n")).toMatch(
      /error POST \/api\/v2\/concept\/seed unexpected failure\n(?:.*\n)*caused by: relation "seeds" does not exist/,
    );
  } finally {
    await server.stop();
  }
});
