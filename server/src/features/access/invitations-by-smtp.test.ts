import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type AccessServer, type Person, startAccessServer } from "./access-server.fixture.ts";

let mailServer: MailServer;
let server: AccessServer;
let admin: Person;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startAccessServer({ smtpUrl: mailServer.url });
  admin = await server.person();
});
beforeEach(() => {
  mailServer.manners.recipient = () => "go on";
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const invite = (email: string) => admin.call("POST v1/account/invitations", { body: { email, role: "member" } });
const mailOf = async (email: string) => {
  const { body } = await admin.call("GET v1/account/invitations");
  return body.find((invitation) => invitation.email === email)?.mail;
};
const mailBecomes = (email: string, mail: { state: string; words: string }) =>
  eventually(async () => JSON.stringify(await mailOf(email)) === JSON.stringify(mail));

test("an invitation says that its mail waits, and then that it was sent", async () => {
  mailServer.manners.recipient = () => ({ code: 451, words: "come again" });
  expect((await invite("ida@example.com")).body.mail).toEqual({ state: "waiting", words: "" });
  await mailBecomes("ida@example.com", { state: "waiting", words: "451 come again" });
  mailServer.manners.recipient = () => "go on";
  await mailBecomes("ida@example.com", { state: "sent", words: "" });
  const [mail] = mailServer.received;
  expect(mail).toMatchObject({ recipient: "ida@example.com", subject: expect.stringContaining("invites you") });
});

test("a refused one says so in the mail server's words; inviting again makes a new ticket and mails that", async () => {
  mailServer.manners.recipient = () => ({ code: 550, words: "no such mailbox" });
  await invite("jun@example.com");
  await mailBecomes("jun@example.com", { state: "failed", words: "550 no such mailbox" });
  const { body: log } = await admin.call("GET v1/account/security-events", { query: { page: 1 } });
  expect(log.results[0]).toMatchObject({ kind: "mail-failed", subjectEmail: "jun@example.com" });
  mailServer.manners.recipient = () => "go on";
  await invite("jun@example.com");
  await mailBecomes("jun@example.com", { state: "sent", words: "" });
  const mails = mailServer.received.filter(({ recipient }) => recipient === "jun@example.com");
  const tickets = mails.map(({ text }) => server.ticketIn({ text: text ?? "" }));
  expect(tickets).toEqual([expect.stringMatching(/^.{43}$/)]);
  const params = { ticket: tickets[0] ?? "" };
  expect((await server.anonymous.call("GET v1/invitation/{ticket}", { params })).body.status).toBe("valid");
});

test("the mail of an address that was invited again goes out once, that of one that was revoked before does not", async () => {
  mailServer.manners.recipient = () => ({ code: 451, words: "come again" });
  await invite("kai@example.com");
  await mailBecomes("kai@example.com", { state: "waiting", words: "451 come again" });
  await invite("kai@example.com");
  const revoked = (await invite("lou@example.com")).body;
  await admin.call("DELETE v1/account/invitations/{id}", { params: { id: revoked.uuid } });
  mailServer.manners.recipient = () => "go on";
  await mailBecomes("kai@example.com", { state: "sent", words: "" });
  const waits = () => server.database.pool.query("select from mails where status = 'waiting'");
  await eventually(async () => (await waits()).rowCount === 0);
  const toKai = mailServer.received.filter(({ recipient }) => recipient === "kai@example.com");
  expect(toKai).toHaveLength(1);
  expect(mailServer.received.filter(({ recipient }) => recipient === "lou@example.com")).toEqual([]);
});

test("tickets leave the database with their mail", async () => {
  await invite("mia@example.com");
  await mailBecomes("mia@example.com", { state: "sent", words: "" });
  const mail = mailServer.received.find(({ recipient }) => recipient === "mia@example.com");
  const ticket = server.ticketIn({ text: mail?.text ?? "" });
  expect(ticket).toHaveLength(43);
  const { rowCount } = await server.database.pool.query("select from mails where strpos(text || html, $1) > 0", [
    ticket,
  ]);
  expect(rowCount).toBe(0);
});

test("the mail of an invitation whose sender is no admin any more does not go out", async () => {
  const other = await server.person({ company: { accountId: admin.accountId ?? "", role: "admin" } });
  mailServer.manners.recipient = () => ({ code: 451, words: "come again" });
  await other.call("POST v1/account/invitations", { body: { email: "nia@example.com", role: "member" } });
  await invite("oda@example.com");
  await mailBecomes("nia@example.com", { state: "waiting", words: "451 come again" });
  await admin.call("PATCH v1/account/members/{id}", { params: { id: other.userId }, body: { role: "member" } });
  mailServer.manners.recipient = () => "go on";
  await mailBecomes("oda@example.com", { state: "sent", words: "" });
  const waits = () => server.database.pool.query("select from mails where status = 'waiting'");
  await eventually(async () => (await waits()).rowCount === 0);
  expect(mailServer.received.filter(({ recipient }) => recipient === "nia@example.com")).toEqual([]);
});
