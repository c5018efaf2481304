import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";

let mailServer: MailServer;
let server: AccessServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startAccessServer({ smtpUrl: mailServer.url });
});
afterEach(() => {
  mailServer.manners.recipient = () => "go on";
  mailServer.manners.greet = () => "go on";
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const signUp = (email: string) =>
  server.identity("POST sign-up/email", { email, password, name: "Ada", firstName: "Ada", lastName: "Moreau" });
const mailsTo = (email: string) => mailServer.received.filter(({ recipient }) => recipient === email);
const nextMailTo = (email: string, count = 1) => eventually(async () => mailsTo(email)[count - 1]);

test("[S1.4-49] with a mail server, who signs up gets the code by mail and comes in with it", async () => {
  expect((await signUp("ada@example.com")).status).toBe(200);
  const mail = await nextMailTo("ada@example.com");
  const otp = /\b\d{6}\b/.exec(mail.text ?? "")?.[0];
  const verified = await server.identity("POST email-otp/verify-email", { email: "ada@example.com", otp });
  expect(verified).toMatchObject({ status: 200, body: { status: true } });
});

const away = { code: 421, words: "closed for today" };
const mailIn = ({ headers }: { headers: Headers }) => headers.get(mailIdHeader) ?? "";
const stateOf = async (id: string) => {
  const { body } = await server.anonymous.call("GET v1/mails/{id}", { params: { id } });
  return body.state;
};
const becomes = (id: string, state: string) => eventually(async () => (await stateOf(id)) === state);
const sendCode = (email: string) =>
  server.identity("POST email-otp/send-verification-otp", { email, type: "email-verification" });

test("each answer that a mail follows names it, and what became of it is told: first that the mail server is away", async () => {
  mailServer.manners.greet = () => away;
  const signedUp = await signUp("brook@example.com");
  await becomes(mailIn(signedUp), "delayed");
  const again = await sendCode("brook@example.com");
  expect(mailIn(again)).not.toBe(mailIn(signedUp));
  await becomes(mailIn(signedUp), "replaced");
  await becomes(mailIn(again), "delayed");
  mailServer.manners.greet = () => "go on";
  const otp = /\b\d{6}\b/.exec((await nextMailTo("brook@example.com")).text ?? "")?.[0];
  await becomes(mailIn(again), "on-its-way");
  expect((await server.identity("POST email-otp/verify-email", { email: "brook@example.com", otp })).status).toBe(200);
  expect(mailsTo("brook@example.com")).toHaveLength(1);
  const reset = await server.identity("POST email-otp/request-password-reset", { email: "brook@example.com" });
  await nextMailTo("brook@example.com", 2);
  expect(await stateOf(mailIn(reset))).toBe("on-its-way");
});

test("a refused address is told to the person, and the person gets a code once it is taken", async () => {
  mailServer.manners.recipient = () => ({ code: 550, words: "no such mailbox" });
  await becomes(mailIn(await signUp("cleo@example.com")), "failed");
  mailServer.manners.recipient = () => "go on";
  await sendCode("cleo@example.com");
  const otp = /\b\d{6}\b/.exec((await nextMailTo("cleo@example.com")).text ?? "")?.[0];
  expect((await server.identity("POST email-otp/verify-email", { email: "cleo@example.com", otp })).status).toBe(200);
});

test("a code that ran out while the mail server was away is not sent, but made anew on request", async () => {
  mailServer.manners.greet = () => away;
  const signedUp = await signUp("dara@example.com");
  await becomes(mailIn(signedUp), "delayed");
  server.time.ahead = 11 * 60_000;
  await becomes(mailIn(signedUp), "expired");
  server.time.ahead = 0;
  mailServer.manners.greet = () => "go on";
  await sendCode("dara@example.com");
  await nextMailTo("dara@example.com");
  expect(mailsTo("dara@example.com")).toHaveLength(1);
});

test("whether there is anybody to send a code to shows neither in the answer nor in what became of the mail", async () => {
  await signUp("emil@example.com");
  mailServer.manners.greet = () => away;
  const [known, unknown] = [await sendCode("emil@example.com"), await sendCode("nobody@example.com")];
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  for (const answer of [known, unknown]) await becomes(mailIn(answer), "delayed");
  mailServer.manners.greet = () => "go on";
  for (const answer of [known, unknown]) await becomes(mailIn(answer), "on-its-way");
  expect(mailsTo("nobody@example.com")).toEqual([]);
});

test("who signs up twice with the address of a member sees what anybody does, and the member gets one mail", async () => {
  const { email } = await server.person();
  mailServer.manners.greet = () => away;
  for (const address of [email, "fay@example.com"]) {
    const [first, second] = [await signUp(address), await signUp(address)];
    await becomes(mailIn(first), "replaced");
    await becomes(mailIn(second), "delayed");
  }
  mailServer.manners.greet = () => "go on";
  expect((await nextMailTo(email)).subject).toBe("You already have a Seedbed account");
  await nextMailTo("fay@example.com");
  expect(mailsTo(email)).toHaveLength(1);
});

test("an answer that no mail follows names none", async () => {
  const refused = [
    await server.identity("POST email-otp/request-password-reset", { email: "nobody@example.com" }),
    await server.identity("POST sign-in/email", { email: "ada@example.com", password: "wrong password" }),
    await signUp("no address"),
  ];
  expect(refused.map(({ status, headers }) => [status >= 400, headers.get(mailIdHeader)])).toEqual(
    refused.map(() => [true, null]),
  );
});

test("a mail to a member that does not arrive stands in the audit log, in the mail server's words", async () => {
  const admin = await server.person();
  mailServer.manners.recipient = () => ({ code: 552, words: "mailbox full" });
  await server.identity("POST email-otp/request-password-reset", { email: admin.email });
  const event = await eventually(async () => {
    const { body } = await admin.call("GET v1/account/security-events", { query: { page: 1 } });
    return body.results.find(({ kind }) => kind === "mail-failed");
  });
  expect(event).toMatchObject({ subjectEmail: admin.email, actorEmail: "", detail: "552 mailbox full" });
});

test("a mail that cannot be written fails the call", async () => {
  const { email } = await server.person();
  const ask = () => server.identity("POST email-otp/request-password-reset", { email });
  await server.database.pool.query("alter table mails rename to mails_away");
  const refused = await ask().finally(() => server.database.pool.query("alter table mails_away rename to mails"));
  expect(refused.status).toBe(500);
  expect((await ask()).status).toBe(200);
  await nextMailTo(email);
});
