import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";

let mailServer: MailServer;
let server: AccessServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startAccessServer({ smtpUrl: mailServer.url });
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
