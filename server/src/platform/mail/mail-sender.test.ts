import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type Outbox, openOutbox } from "./mail-sender.fixture.ts";

let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
afterEach(() => outbox.rest());
afterAll(() => outbox.close());

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

test("a mail goes out as text and as HTML, from a sender of any letters, and leaves no text behind", async () => {
  const server = await mailServer();
  outbox.send(server.url);
  const id = await outbox.write({
    to: "grace@example.com",
    content: { subject: "123456 is your code", parts: [{ leadIn: "Your code is", code: "123456" }] },
  });
  const row = await outbox.becomes(id, "sent");
  expect(row).toMatchObject({ subject: "", text: "", html: "", attempts: 1, handovers: 1, lastError: "" });
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ subject: "123456 is your code", messageId: `<${id}@mill.example>` });
  expect(mail?.text).toBe("Your code is 123456\n");
  expect(mail?.html).toContain("123456</p>");
  expect(mail?.from?.value).toEqual([{ name: "Grüße & Söhne", address: "seedbed@mill.example" }]);
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
});

test("a mail of a transaction that fails is none", async () => {
  const server = await mailServer();
  outbox.send(server.url);
  const failing = outbox.database.withSystem(async (transaction) => {
    const content = { subject: "Never", parts: [{ says: "Never." }] };
    const expiresAt = new Date(Date.now() + 60_000);
    await outbox.mailer.write(transaction, {
      kind: "test",
      to: "never@example.com",
      accountId: null,
      content,
      expiresAt,
      replaces: false,
    });
    throw new Error("the work failed");
  });
  await expect(failing).rejects.toThrow("the work failed");
  await outbox.becomes(await outbox.write({ to: "after@example.com" }), "sent");
  expect(server.received.map(({ recipient }) => recipient)).toEqual(["after@example.com"]);
});

test("an address stays one recipient and adds no header whatever it holds", async () => {
  const server = await mailServer();
  outbox.send(server.url);
  const subject = "Hi\r\nBcc: eve@evil.example";
  const odd = "ada,eve@example.com";
  await outbox.becomes(await outbox.write({ to: odd, content: { subject, parts: [{ says: "x" }] } }), "sent");
  expect(server.received.map(({ recipient, bcc }) => [recipient, bcc])).toEqual([[odd, undefined]]);
});

test("what is written for nobody is never sent, and ends like a mail", async () => {
  const server = await mailServer();
  outbox.send(server.url);
  const id = await outbox.database.withSystem((transaction) =>
    outbox.mailer.pretend(transaction, new Date(Date.now() + 60_000)),
  );
  await outbox.becomes(id, "sent");
  expect([server.connections(), server.received]).toEqual([1, []]);
});

test("a mail whose notification was lost is found", async () => {
  const server = await mailServer();
  outbox.send(server.url);
  await outbox.becomes(await outbox.write(), "sent");
  const id = await outbox.write({ expiresAt: new Date(Date.now() + 3_600_000) });
  await outbox.becomes(id, "sent");
  await outbox.database.pool.query("update mails set status = 'waiting', next_attempt_at = now() where id = $1", [id]);
  await outbox.becomes(id, "sent");
  expect(server.received).toHaveLength(3);
});

test("a mail that cannot be written says so without what it holds", async () => {
  const written = outbox.write({ to: "a\u0000b@example.com", content: { subject: "654321", parts: [] } });
  const message = await written.then(
    () => "",
    (error: unknown) => String(error),
  );
  expect(message).toBe("Error: a mail could not be written");
});

describe("the way to the mail server", () => {
  const user = { name: "seed bed", password: "p@ss/word" };
  const secrets = "seed%20bed:p%40ss%2Fword@";
  const withUser = (url: string) => url.replace("//", `//${secrets}`);

  test.each([
    ["smtps", { secure: true }, true],
    ["STARTTLS, when it is offered", { offersTls: true }, true],
    ["neither, when it is not", {}, false],
  ])("takes %s, and signs in", async (_how, options, isSecure) => {
    const server = await mailServer({ ...options, user });
    outbox.send(withUser(server.url));
    await outbox.becomes(await outbox.write(), "sent");
    expect([server.received.length, server.wasSecure()]).toEqual([1, isSecure]);
  });

  test("stays closed without TLS when that is required", async () => {
    const server = await mailServer({ user });
    outbox.send(`${withUser(server.url)}?tls=required`);
    const { trouble, lastError } = await outbox.isPostponed(await outbox.write());
    expect([trouble, lastError]).toEqual(["server", expect.stringContaining("STARTTLS: 500")]);
    expect(server.received).toEqual([]);
  });

  test("a refused password is told without it, and the mail waits", async () => {
    const server = await mailServer({ user: { name: "seed bed", password: "another" } });
    outbox.send(withUser(server.url));
    const { trouble, lastError } = await outbox.isPostponed(await outbox.write());
    expect([trouble, lastError]).toEqual(["server", expect.stringMatching(/^AUTH PLAIN: 535 /)]);
    expect(lastError).toContain("[redacted]");
    expect(`${lastError}${outbox.logged()}`).not.toContain(user.password);
    expect(outbox.logged()).toContain("535");
  });

  test("is five connections wide", async () => {
    let held = 0;
    const server = await mailServer();
    server.manners.text = () => {
      held += 1;
      return "hang";
    };
    // Nothing is given up, and no other connection opened in its place, before all is counted.
    outbox.send(server.url, { silence: 60_000 });
    for (let count = 0; count < 12; count += 1) await outbox.write();
    await eventually(async () => held >= 5);
    const { rows } = await outbox.database.pool.query("select from mails where lease_until is not null");
    expect([rows.length, server.connections()]).toEqual([5, 5]);
    await server.stop();
  });
});
