import { expect, onTestFinished, test } from "vitest";
import { smtpSettings } from "#test-support/mail-server/hasty-mails.ts";
import { startMailServer } from "#test-support/mail-server/mail-server.ts";
import { checkMail, type MailToCheck } from "./mail.ts";

const from = { name: "Seedbed", address: "seedbed@mill.example" };
const user = { name: "ann", password: "hunter2" };

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return { server, name: `127.0.0.1:${server.port}` };
}
const check = (url: string | null, options: Partial<MailToCheck> = {}) =>
  checkMail({ smtp: url ? smtpSettings(url) : undefined, from, mailbox: null, patience: 10_000, ...options });
const as = (url: string, secret: string) => url.replace("//", `//${secret}@`);

test("without a mail server it is told where mails are, and that there is no test mail", async () => {
  const mailbox = "http://127.0.0.1:4000/local/mailbox";
  expect(await check(null, { mailbox })).toEqual([
    { status: "ok", says: `SMTP_URL is not set: mails are kept and shown at ${mailbox}.`, todo: null },
  ]);
  expect(await check(null, { testMailTo: "ada@mill.example" })).toEqual([
    {
      status: "note",
      says: "SMTP_URL is not set: mails are kept where nobody can read them.",
      todo: "Set SMTP_URL to your mail server.",
    },
    { status: "wrong", says: "A test mail needs a mail server.", todo: "Set SMTP_URL." },
  ]);
});

test("a mail server that takes password and sender is fine, and is given no mail but the one that is wanted", async () => {
  const { server, name } = await mailServer({ user });
  const url = as(server.url, "ann:hunter2");
  const fine = {
    status: "ok",
    says: `The mail server ${name} answers and takes mails from seedbed@mill.example.`,
    todo: null,
  };
  expect(await check(url)).toEqual([fine]);
  expect(server.received).toEqual([]);
  expect(await check(url, { testMailTo: "ada@mill.example" })).toEqual([
    fine,
    {
      status: "ok",
      says: "The mail server took a test mail to ada@mill.example: look whether it arrives.",
      todo: null,
    },
  ]);
  expect(server.received.map(({ recipient }) => recipient)).toEqual(["ada@mill.example"]);
});

test("the sender nobody has set is noted", async () => {
  const { server } = await mailServer();
  const answers = await check(server.url, { from: { name: "", address: "no-reply@seedbed.local" } });
  expect(answers[1]).toEqual({
    status: "note",
    says: "MAIL_FROM is not set: mails come from no-reply@seedbed.local, which other mail servers refuse.",
    todo: "Set MAIL_FROM to an address of your own domain.",
  });
});

test("a wrong password, an unknown certificate, no TLS, nobody there and a silent server each have their sentence", async () => {
  const [guarded, secure, silent] = await Promise.all([
    mailServer({ user }),
    mailServer({ secure: true }),
    mailServer({ manners: { greet: () => "hang" } }),
  ]);
  const wrong = async (url: string, options?: Partial<MailToCheck>) => {
    const [answer, ...more] = await check(url, options);
    expect(answer?.status).toBe("wrong");
    expect(more).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain("letmein");
    return `${answer?.says} ${answer?.todo}`;
  };
  expect(await wrong(as(guarded.server.url, "ann:letmein"))).toMatch(
    /^The mail server 127\.0\.0\.1:\d+ cannot be used: AUTH PLAIN: 535 .+\. Correct the user and the password in SMTP_URL\.$/,
  );
  expect(await wrong(secure.server.url)).toMatch(
    /cannot be used: .*certificate.*\. Give the mail server a certificate that this machine trusts, or name its authority in NODE_EXTRA_CA_CERTS\.$/,
  );
  expect(await wrong(`${guarded.server.url}?tls=required`)).toMatch(
    /cannot be used: .*STARTTLS.*\. Write smtps:\/\/ in SMTP_URL, or \?tls=optional at its end/,
  );
  expect(await wrong("smtp://127.0.0.1:1")).toMatch(/ECONNREFUSED.*\. Correct host and port in SMTP_URL/);
  expect(await wrong(silent.server.url, { patience: 100 })).toMatch(
    /(?:Greeting never received|Connection timeout|ETIMEDOUT|[Tt]imed? ?out)[^.]*\. Look at SMTP_URL: smtp:\/\/ or smtps:\/\/, host and port/,
  );
});

test("a sender that is refused is told with MAIL_FROM, and no test mail is tried", async () => {
  const { server, name } = await mailServer({ manners: { sender: () => ({ code: 550, words: "not your address" }) } });
  expect(await check(server.url, { testMailTo: "ada@mill.example" })).toEqual([
    {
      status: "wrong",
      says: `The mail server ${name} does not take mails from seedbed@mill.example: MAIL FROM: 550 not your address.`,
      todo: "Set MAIL_FROM to an address that it takes.",
    },
  ]);
});

test("a server that takes no mail to the sender is noted, and a refused test mail is wrong", async () => {
  const { server, name } = await mailServer({ manners: { recipient: () => ({ code: 550, words: "nobody here." }) } });
  expect(await check(server.url, { testMailTo: "ada@mill.example" })).toEqual([
    {
      status: "note",
      says: `The mail server ${name} takes no mail to seedbed@mill.example itself: 550 nobody here.`,
      todo: null,
    },
    {
      status: "wrong",
      says: "The mail server did not take a test mail to ada@mill.example: 550 nobody here.",
      todo: null,
    },
  ]);
});
