import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../../access-server.fixture.ts";
import {
  authenticatorOf,
  begin,
  beginHalfMinutes,
  factorsIn,
  setUp,
  within,
  withRecovery,
} from "../../second-factor/second-factor.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());
beginHalfMinutes();

const stored = async (table: string) => {
  const { rows } = await server.database.pool.query<{ row: string }>(`select t::text as row from auth.${table} t`);
  return rows.map(({ row }) => row).join("\n");
};
const kindsFor = async (person: Person, by = person) =>
  (await by.call("GET v1/account/security-events")).body.results
    .filter(({ actorEmail, subjectEmail }) => [actorEmail, subjectEmail].includes(person.email))
    .map(({ kind, detail }) => [kind, detail]);

test("a recovery code signs in once, however it is written, and its owner is told", async () => {
  const person = await server.person();
  const { recoveryCodes } = await setUp(server, person, -1);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([2-9a-hj-km-np-tv-z]{6}-){3}[2-9a-hj-km-np-tv-z]{6}$/);
  const [first = "", second = ""] = recoveryCodes;
  const used = await withRecovery(
    server,
    await begin(server, person.email),
    ` ${first.toUpperCase().replaceAll("-", " ")}`,
  );
  expect(used.status).toBe(200);
  expect(await factorsIn(server, String(used.body.token))).toMatchObject({ recoveryCodes: 9, proven: true });
  expect((await server.mailsTo(person.email))[0]?.subject).toBe("A recovery code of yours was used at Seedbed");
  const again = await withRecovery(server, await begin(server, person.email), first);
  expect([again.status, again.body.code]).toEqual([401, "INVALID_BACKUP_CODE"]);
  const challenges = [await begin(server, person.email), await begin(server, person.email)];
  const both = await Promise.all(challenges.map((challenge) => withRecovery(server, challenge, second)));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const caller = await within(server, person, String(used.body.token));
  expect(await kindsFor(person, caller)).toEqual(
    expect.arrayContaining([
      ["recovery-code-used", "With a recovery code."],
      ["signed-in", "With a recovery code."],
    ]),
  );
});

test("new recovery codes want the password and end the old ones", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  const make = (secret: string) =>
    server.identity("POST two-factor/generate-backup-codes", { password: secret }, app.session);
  expect((await make("wrong password")).body.code).toBe("INVALID_PASSWORD");
  const made = (await make(password)).body.backupCodes as string[];
  expect(made).toHaveLength(10);
  expect((await withRecovery(server, await begin(server, person.email), app.recoveryCodes[0] ?? "")).status).toBe(401);
  expect((await withRecovery(server, await begin(server, person.email), made[0] ?? "")).status).toBe(200);
});

test("the password for new recovery codes is asked ten times at most, and without an app there are none", async () => {
  const person = await server.person();
  const make = (session: string, secret: string) =>
    server.identity("POST two-factor/generate-backup-codes", { password: secret }, session);
  expect(await server.identity("POST two-factor/disable", { password }, person.session)).toMatchObject({
    status: 400,
    body: { code: "TOTP_NOT_ENABLED", message: "No authenticator app is set up." },
  });
  const { session } = await setUp(server, person, -1);
  for (let tries = 0; tries < 10; tries += 1) expect((await make(session, "wrong password")).status).toBe(400);
  expect((await make(session, password)).status).toBe(429);
});

test("neither secrets nor recovery codes stand in the database as they are", async () => {
  const person = await server.person();
  const begun = await server.identity("POST two-factor/enable", { password }, person.session);
  const secret = /secret=([A-Z2-7]+)/.exec(String(begun.body.totpURI))?.[1] ?? "";
  expect(secret.length).toBeGreaterThanOrEqual(32);
  const raw = Buffer.from(secret, "latin1").toString();
  const rows = await stored('"twoFactor"');
  expect(rows).not.toContain(raw);
  expect(rows).not.toContain(base32(secret));
  for (const code of begun.body.backupCodes as string[]) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll("-", ""));
  }
  expect(rows).toMatch(/sha256:[0-9a-f]{64}/);
});

/** What a secret in an address stands for. */
function base32(text: string): string {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString("latin1");
}

test("two tabs that set up at once: only the app that was shown last works, and one confirmation counts", async () => {
  const person = await server.person();
  const [one, two] = [
    await server.identity("POST two-factor/enable", { password }, person.session),
    await server.identity("POST two-factor/enable", { password }, person.session),
  ];
  const [older, newer] = [authenticatorOf(one.body.totpURI), authenticatorOf(two.body.totpURI)];
  const confirm = (code: string) => server.identity("POST two-factor/verify-totp", { code }, person.session);
  expect((await confirm(older())).body.code).toBe("INVALID_CODE");
  const twice = await Promise.all([confirm(newer()), confirm(newer())]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    (await withRecovery(server, await begin(server, person.email), (one.body.backupCodes as string[])[0] ?? "")).status,
  ).toBe(401);
  expect(
    (await withRecovery(server, await begin(server, person.email), (two.body.backupCodes as string[])[0] ?? "")).status,
  ).toBe(200);
  const token = twice.find(({ status }) => status === 200)?.body.token;
  const anew = await server.identity("POST two-factor/enable", { password }, String(token));
  expect(anew.body.code).toBe("TOTP_ALREADY_ENABLED");
  expect((await server.identity("POST two-factor/verify-totp", { code: newer(1) }, String(token))).body.code).toBe(
    "TOTP_ALREADY_ENABLED",
  );
});
