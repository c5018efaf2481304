import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { writtenReport } from "../features/report/editing/editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptId: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId } = await writtenReport(server));
});
afterAll(() => server.stop());

const description = readFileSync(join(import.meta.dirname, "../../../docs/api.md"), "utf8");
/** The commands of the description, as they stand there. */
const walk = [...description.matchAll(/^```sh walk\n([\s\S]*?)^```$/gm)].map(([, commands = ""]) => commands);

const hasCurl = (() => {
  try {
    execFileSync("curl", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasCurl)(
  "the walk of docs/api.md goes as it is written: list, read, propose, and a person accepts",
  async () => {
    const { token } = await callerWithToken(server.url, ada, "propose");
    const run = async (commands: string | undefined) => {
      const env = { ...process.env, SEEDBED: server.url, TOKEN: token };
      const { stdout } = await promisify(execFile)("sh", ["-c", commands ?? "exit 1"], { env, maxBuffer: 2 ** 24 });
      return stdout;
    };
    const [list, read, rest, propose, decided] = walk;
    expect(walk).toHaveLength(5);
    expect(JSON.parse(await run(list))).toMatchObject({ results: expect.any(Array), count: expect.any(Number) });
    const section = JSON.parse(await run(read));
    expect(section).toMatchObject({
      conceptUuid: conceptId,
      section: "assumptions",
      lists: { "[]": { most: expect.any(Number) } },
    });
    expect(await run(rest)).toMatch(/^\{"results":.*\}\{"sections":.*\}$/s);

    const proposal = JSON.parse(await run(propose));
    expect(proposal).toMatchObject({ state: "open", section: "assumptions", token: "For propose" });
    expect(JSON.parse(await run(decided))).toMatchObject({ open: [{ uuid: proposal.uuid }], decided: [] });
    const statements = async () => {
      const { body } = await ben.call("GET v2/concept/{id}/key-assumptions", {
        params: { id: conceptId },
        query: { page_size: 100 },
      });
      return body.results.map(({ statement }) => statement);
    };
    const proposed = "Building owners give the depot room without rent.";
    expect(await statements()).not.toContain(proposed);
    await ben.call("POST v1/concept/{id}/proposals/{proposal}/accept", {
      params: { id: conceptId, proposal: proposal.uuid },
    });
    expect(await statements()).toContain(proposed);
    expect(JSON.parse(await run(decided))).toMatchObject({
      open: [],
      decided: [{ uuid: proposal.uuid, state: "accepted" }],
    });
    // What was accepted is not there to be proposed once more.
    expect(JSON.parse(await run(propose))).toMatchObject({ code: "conflict" });
  },
);
