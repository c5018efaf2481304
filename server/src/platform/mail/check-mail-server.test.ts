import { expect, onTestFinished, test } from "vitest";
import { smtpSettings } from "#test-support/mail-server/hasty-mails.ts";
import { loopbackCertificate } from "#test-support/mail-server/loopback-certificate.ts";
import { startMailServer } from "#test-support/mail-server/mail-server.ts";
import { sendTest, verify } from "./check-mail-server.ts";

const tls = { ca: loopbackCertificate.cert };
const from = { name: "Seedbed", address: "seedbed@mill.example" };
const user = { name: "ann", password: "hunter2" };

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}
const settingsOf = (url: string, secret: string) => smtpSettings(url.replace("//", `//${secret}@`));

test("a mail server that answers and takes the password is fine, and gets a test mail when that is wanted", async () => {
  const server = await mailServer({ secure: true, user });
  const settings = settingsOf(server.url, "ann:hunter2");
  expect(await verify(settings, { tls })).toBeNull();
  expect(server.received).toEqual([]);
  expect(await sendTest(settings, { from, to: "root@mill.example" }, { tls })).toBeNull();
  expect(server.received).toMatchObject([{ recipient: "root@mill.example", subject: "Seedbed can send mails" }]);
  expect(server.received[0]?.text).toBe(
    "This is a test. Somebody who runs Seedbed has asked whether its mails arrive: this one did.\n",
  );
});

test("what is wrong is told in one line, without the password", async () => {
  const server = await mailServer({ secure: true, user });
  const wrong = settingsOf(server.url, "ann:letmein");
  const words = await verify(wrong, { tls });
  expect(words).toMatch(/^AUTH PLAIN: 535 /);
  expect(words).not.toContain("letmein");
  // Nobody this machine trusts has signed it.
  expect(await verify(settingsOf(server.url, "ann:hunter2"))).toMatch(/certificate/);
  await server.stop();
  expect(await verify(wrong, { tls })).toContain("ECONNREFUSED");
});

test("a mail server that does not say a word is not waited for", async () => {
  const server = await mailServer({ manners: { greet: () => "hang" } });
  expect(await verify(smtpSettings(server.url), { patience: 100 })).toMatch(/no answer yet|Greeting never received/);
});

test("a refused test mail is told in the server's words", async () => {
  const server = await mailServer({ manners: { sender: () => ({ code: 550, words: "not your address" }) } });
  const refused = await sendTest(smtpSettings(server.url), { from, to: "root@mill.example" });
  expect(refused).toBe("MAIL FROM: 550 not your address");
});
