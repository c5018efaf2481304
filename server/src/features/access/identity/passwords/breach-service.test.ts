import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { type AccessServer, startAccessServer, password as usual } from "../../access-server.fixture.ts";
import { createBreachCheck, publicBreachService } from "./breach-service.ts";

const breached = "a password of a breach";
const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();
const restOf = (text: string) => sha1(text).slice(5);
/** Hashes that nobody has: what a service fills its answers up with, and what else begins alike. */
const others = (count: number, seen: number) =>
  Array.from({ length: count }, () => `${randomBytes(18).toString("hex").slice(0, 35).toUpperCase()}:${seen}`);

const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
let answer: (response: ServerResponse) => void;
const service = createServer((request, response) => {
  asked.push({ path: request.url ?? "", headers: request.headers });
  answer(response);
});
let host: string;
let server: AccessServer;
const serviceWithin = (timeout: number) => ({ url: `http://${host}/range/{prefix}`, trustedHosts: [host], timeout });
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startAccessServer({ breachService: serviceWithin(20_000) });
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = (response) => response.end([...others(300, 7), `${restOf(breached)}:42`, ...others(200, 0)].join("\r\n"));
});

test("a password of a breach is refused at a sign-up, a change and an invitation; five letters of its hash are told, and padding is asked for", async () => {
  const email = `${randomUUID()}@example.com`;
  const names = { name: "Ada Moreau", firstName: "Ada", lastName: "Moreau" };
  const refused = await server.identity("POST sign-up/email", { email, password: breached, ...names });
  expect([refused.status, refused.body.code]).toEqual([400, "PASSWORD_KNOWN"]);
  expect(asked.map(({ path }) => path)).toEqual([`/range/${sha1(breached).slice(0, 5)}`]);
  expect(asked[0]?.headers["add-padding"]).toBe("true");
  expect((await server.identity("POST sign-up/email", { email, password: "a good password", ...names })).status).toBe(
    200,
  );

  const person = await server.person();
  const change = { currentPassword: usual, newPassword: breached };
  expect((await server.identity("POST change-password", change, person.session)).body.code).toBe("PASSWORD_KNOWN");
  const invited = `${randomUUID()}@example.com`;
  await person.call("POST v1/account/invitations", { body: { email: invited, role: "member" } });
  const ticket = server.ticketIn((await server.mailsTo(invited))[0]);
  const body = { password: breached, firstName: "Bo", lastName: "Lund" };
  expect(
    (await server.anonymous.call("POST v1/invitation/{ticket}/sign-up", { params: { ticket }, body })).status,
  ).toBe(422);
});

test("padding with the rest of the hash, which nobody ever saw, refuses nothing", async () => {
  answer = (response) => response.end([...others(300, 7), `${restOf(breached)}:0`, ...others(200, 0)].join("\r\n"));
  expect(await createBreachCheck(serviceWithin(20_000), createTestLog())(breached)).toBe(false);
});

test.each<[string, (response: ServerResponse) => void, number]>([
  ["hangs", () => undefined, 300],
  ["answers an error", (response) => response.writeHead(500).end(`${restOf(breached)}:42`), 20_000],
  ["breaks off", (response) => response.destroy(), 20_000],
  ["leads elsewhere", (response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(), 20_000],
  ["answers without end", (response) => response.end("x".repeat(2_000_000)), 20_000],
])("a service that %s keeps nobody out, and the log says so", async (_how, answers, timeout) => {
  answer = answers;
  const log = createTestLog();
  const warned: unknown[] = [];
  log.warn = ((...words: unknown[]) => void warned.push(words)) as typeof log.warn;
  expect(await createBreachCheck(serviceWithin(timeout), log)(breached)).toBe(false);
  expect(warned).toEqual([
    [{ part: "identity", reason: expect.any(String) }, "whether a password was in a breach could not be asked"],
  ]);
  expect(JSON.stringify(warned)).not.toContain(breached);
  expect(asked).toHaveLength(1);
});

test("passwords of breaches are asked for at Have I Been Pwned, which has three seconds to answer", () => {
  expect(publicBreachService).toEqual({ url: "https://api.pwnedpasswords.com/range/{prefix}", timeout: 3_000 });
});
