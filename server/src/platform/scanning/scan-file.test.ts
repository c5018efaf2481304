import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { eicar, startClamd } from "./clamd.fixture.ts";
import { createScanFile } from "./scan-file.ts";
import { readScannerAddress } from "./scanner-address.ts";

let clamd: Awaited<ReturnType<typeof startClamd>>;
const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  clamd = await startClamd();
});
beforeEach(() => {
  clamd.say(null);
  lines.splice(0);
});
afterAll(() => clamd.stop());

const scan = (content: Uint8Array) => createScanFile(clamd.address, log, 2_000)(content);

test("a file goes to the scanner as it is, however large, and is taken when nothing is found", async () => {
  for (const content of [Buffer.alloc(0), Buffer.from("a plan"), randomBytes(2_500_001)]) {
    await scan(content);
    expect(clamd.scanned.at(-1)?.equals(content)).toBe(true);
  }
  expect(lines).toEqual([]);
});

test("a file with a virus is refused, and the log names what was found, not what was in it", async () => {
  const file = Buffer.concat([Buffer.from("a secret plan "), Buffer.from(eicar)]);
  await expect(scan(file)).rejects.toMatchObject({
    code: "invalid",
    message: "The virus scanner has refused this file.",
  });
  expect(lines.join("")).toContain("Eicar-Test-Signature");
  expect(lines.join("")).not.toContain("secret");
});

test.each(["INSTREAM size limit exceeded. ERROR", "stream: OK maybe", "UNKNOWN COMMAND"])(
  "where the scanner says %j, the file is not taken",
  async (answer) => {
    clamd.say(answer);
    await expect(scan(Buffer.from("a plan"))).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
    expect(lines.join("")).toContain(answer);
  },
);

test("where nobody listens no file is taken", async () => {
  const gone = await startClamd();
  await gone.stop();
  await expect(createScanFile(gone.address, log)(Buffer.from("a plan"))).rejects.toMatchObject({
    code: "unavailable",
    message: "Files cannot be checked for viruses right now. Try again in a moment.",
  });
  expect(lines.join("")).toContain("ECONNREFUSED");
});

/** A scanner that does with a connection whatever is said here. */
async function scannerThat(does: (socket: Socket) => unknown) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    does(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

test.each<[string, { does: (socket: Socket) => unknown; patience: number; reason: string }]>([
  ["says nothing", { does: (socket) => socket.resume(), patience: 100, reason: "it said nothing" }],
  [
    "breaks off before its word has ended",
    { does: (socket) => socket.resume().end("stream: OK"), patience: 20_000, reason: "it broke off" },
  ],
])("where the scanner %s no file is taken", async (_what, { does, patience, reason }) => {
  const scanFile = createScanFile(await scannerThat(does), log, patience);
  await expect(scanFile(Buffer.from("a plan"))).rejects.toMatchObject({ code: "unavailable" });
  expect(JSON.parse(lines.join(""))).toMatchObject({ part: "scanner", reason });
});

test("of what a scanner says two hundred letters are logged", async () => {
  clamd.say("E".repeat(5_000));
  await expect(scan(Buffer.from("a plan"))).rejects.toMatchObject({ code: "unavailable" });
  expect(JSON.parse(lines.join("")).reason).toBe("E".repeat(200));
});

test.each([
  ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["tcp://127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
  ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["tcp://clamd:3310", { host: "clamd", port: 3310 }],
  ["tcp://clamd:3310/", { host: "clamd", port: 3310 }],
  ["tcp://clamd:3310/path", undefined],
  ["unix:run/clamav/clamd.ctl", undefined],
  ["tcp://clamd", undefined],
  ["http://clamd:3310", undefined],
  ["tcp://ada:secret@clamd:3310", undefined],
  ["clamd:3310", undefined],
])("%s", (text, address) => {
  expect(readScannerAddress(text)).toEqual(address);
});
