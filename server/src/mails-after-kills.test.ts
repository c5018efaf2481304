import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type HastyServer, spawnHastyServer } from "#test-support/mail-server/spawn-hasty-server.ts";
import { isRefused, unrulyManners } from "#test-support/mail-server/unruly-manners.ts";
import { signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { signUpPerson, testPassword } from "#test-support/sign-up-person.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { observed } from "./platform/database/observer.fixture.ts";

/** `MAILS=200` for a nightly run. */
const mailCount = Number(process.env.MAILS ?? 40);

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let mailServer: MailServer;
let server: HastyServer;
/** Settled when a server is there again. */
let restarted: Promise<void>;

beforeAll(async () => {
  own = await createTestDatabase(inject("databaseServerUrl"));
  database = observed(openDatabase({ url: own.url }), own.url);
});
beforeEach(async () => {
  mailServer = await startMailServer();
  server = await start();
  restarted = Promise.resolve();
});
afterEach(async () => {
  await server.kill();
  await mailServer.stop();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const start = (port?: number) => spawnHastyServer({ databaseUrl: own.url, smtpUrl: mailServer.url, port });

function killAndStart(): Promise<void> {
  restarted = server.kill().then(async () => {
    server = await start(server.port);
  });
  return restarted;
}

/** Asks again, of the next server, when this one was killed in the middle. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  await restarted;
  try {
    return await ask();
  } catch (error) {
    // What `fetch` throws when nobody answers.
    if (!(error instanceof TypeError)) throw error;
    return asked(ask);
  }
}

/** Calls the identity provider and gives the id of the mail it names. */
async function identity(path: string, body: Record<string, unknown>): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/api/auth/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.text();
  return response.headers.get(mailIdHeader) ?? "";
}
const signUp = (email: string) =>
  identity("sign-up/email", { email, password: testPassword, name: "Ada", firstName: "Ada", lastName: "Moreau" });

const mailsTo = (email: string) => mailServer.received.filter(({ recipient }) => recipient === email);

test("a mail whose server is killed between handing it over and noting that goes out once more, as the same one", async () => {
  const handedOver = Promise.withResolvers<void>();
  mailServer.manners.text = (_recipient, takes) => {
    takes();
    handedOver.resolve();
    return "hang";
  };
  await signUp("killed@example.com");
  await handedOver.promise;
  mailServer.manners.text = () => "go on";
  await killAndStart();
  await eventually(async () => mailsTo("killed@example.com").length === 2);
  const ended = () =>
    database.pool.query("select from mails where recipient = 'killed@example.com' and status = 'sent'");
  await eventually(async () => (await ended()).rowCount === 1);
  expect(new Set(mailsTo("killed@example.com").map(({ messageId }) => messageId)).size).toBe(1);
});

test(`[S1.4-49] ${mailCount} mails over a mail server that is away, slow and picky, and two kills: each arrives once, or is told`, async () => {
  const codeIn = async (email: string) => /\b\d{6}\b/.exec(mailsTo(email)[0]?.text ?? "")?.[0];
  const admin = await signUpOverHttp(server.url, (email) => eventually(() => codeIn(email)));
  const asAdmin = () => callerOf(server.url, admin.token);
  // Every twentieth address is refused for good.
  const addresses = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${index % 20 === 0 ? "refused-" : ""}${what}-${index}@example.com`);
  const [newcomers, forgetful, guests] = [0.35, 0.35, 0.3].map((share, index) =>
    addresses(["new", "reset", "guest"][index] ?? "", Math.round(mailCount * share)),
  ) as [string[], string[], string[]];
  for (const email of forgetful)
    await signUpPerson({ database, clock: systemClock }, { email, firstName: "Ada", lastName: "Moreau" });

  const unruly = unrulyManners();
  Object.assign(mailServer.manners, unruly.manners);
  const mailIds = new Map<string, string>();
  const works = [
    ...newcomers.map((email) => async () => void mailIds.set(email, await asked(() => signUp(email)))),
    ...forgetful.map((email) => async () => {
      mailIds.set(email, await asked(() => identity("email-otp/request-password-reset", { email })));
    }),
    ...guests.map((email) => async () => {
      const invite = () => asAdmin().call("POST v1/account/invitations", { body: { email, role: "member" } });
      expect((await asked(invite)).status).toBe(201);
    }),
  ];
  const at = (share: number) => Math.round(works.length * share);
  const happenings = new Map([
    [at(0.25), killAndStart],
    [at(0.4), () => mailServer.stop()],
    [
      at(0.55),
      async () => {
        const { port, received } = mailServer;
        mailServer = await startMailServer({ port, received, manners: unruly.manners });
      },
    ],
    [at(0.75), killAndStart],
  ]);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < works.length; index = next++) {
      await happenings.get(index)?.();
      await works[index]?.();
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const waiting = () => database.pool.query("select from mails where status = 'waiting'");
  await eventually(async () => (await waiting()).rowCount === 0, 120);

  const { rows } = await database.pool.query<{ id: string; recipient: string; status: string; words: string }>(
    "select id, recipient, status, last_error as words from mails where recipient ~ '^(refused-)?(new|reset|guest)-' and status <> 'cancelled'",
  );
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(works.length);
  const timesArrived = new Map<string, number>();
  for (const { messageId = "" } of mailServer.received)
    timesArrived.set(messageId, (timesArrived.get(messageId) ?? 0) + 1);
  const lost = rows.filter(({ status }) => status !== "sent");
  for (const { id, recipient, status } of rows) {
    const times = timesArrived.get(`<${id}@mill.example>`) ?? 0;
    if (isRefused(recipient)) expect([recipient, status, times]).toEqual([recipient, "failed", 0]);
    else if (status === "sent") expect([recipient, times === 1 || times === 2]).toEqual([recipient, true]);
  }
  // What nobody refused is lost only when the connection ended twice after it was handed over.
  for (const { recipient, words } of lost)
    if (!isRefused(recipient))
      expect([recipient, words]).toEqual([recipient, expect.stringContaining("may have arrived")]);
  // A kill interrupts the five connections at most.
  const repeated = [...timesArrived.values()].filter((times) => times > 1);
  expect(Math.max(...timesArrived.values())).toBeLessThanOrEqual(2);
  expect(repeated.length).toBeLessThanOrEqual(unruly.unanswered() + 2 * 5);

  const { body: invitations } = await asAdmin().call("GET v1/account/invitations");
  const shown = new Map(invitations.map(({ email, mail }) => [email, mail]));
  const log = await database.pool.query<{ email: string }>(
    "select subject_email as email from security_events where kind = 'mail-failed'",
  );
  for (const { id, recipient, words } of lost) {
    if (shown.has(recipient)) expect(shown.get(recipient)).toEqual({ state: "failed", words });
    else if (mailIds.get(recipient) === id)
      expect((await callerOf(server.url).call("GET v1/mails/{id}", { params: { id } })).body).toEqual({
        state: "failed",
      });
    expect(log.rows).toContainEqual({ email: recipient });
  }
});
