import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, type MailServerAnswer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type Outbox, openOutbox } from "./mail-sender.fixture.ts";

let outbox: Outbox;
let server: MailServer;
beforeAll(async () => {
  outbox = await openOutbox();
});
beforeEach(async () => {
  server = await startMailServer();
  outbox.lost.length = 0;
});
afterEach(async () => {
  await outbox.rest();
  await server.stop();
  await outbox.database.pool.query("delete from mails");
});
afterAll(() => outbox.close());

/** Answers like this the first times, then goes on. */
function atFirst(answer: MailServerAnswer, times: number): () => MailServerAnswer {
  let count = 0;
  return () => {
    count += 1;
    return count <= times ? answer : "go on";
  };
}

describe("a mail arrives once though the server", () => {
  test.each<[string, keyof MailServer["manners"], MailServerAnswer]>([
    ["asks to come again (greylisting)", "recipient", { code: 451, words: "greylisted, come again" }],
    ["has no room for the mail yet", "text", { code: 452, words: "try later" }],
    ["refuses the sender at first", "sender", { code: 550, words: "who are you" }],
    ["does not greet", "greet", "hang"],
    ["greets with a refusal", "greet", { code: 554, words: "go away" }],
    ["falls silent in the middle", "recipient", "hang"],
    ["ends the connection in the middle", "sender", "cut"],
  ])("%s, three times over", async (_what, step, answer) => {
    Object.assign(server.manners, { [step]: atFirst(answer, 3) });
    // Only what never comes is waited for so shortly that a busy machine would not have answered either.
    const patience = answer === "hang" ? 1_000 : 30_000;
    outbox.send(server.url, { connect: patience, silence: patience });
    const id = await outbox.write();
    await outbox.becomes(id, "sent");
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@mill.example>`]);
    const row = await outbox.rowOf(id);
    expect(row.attempts).toBeGreaterThanOrEqual(4);
    // Nothing is said any more of what kept it.
    expect(row).toMatchObject({ trouble: null, lastError: "" });
    expect(outbox.lost).toEqual([]);
  });

  test("is away at first", async () => {
    await server.stop();
    outbox.send(server.url);
    const ids = [await outbox.write(), await outbox.write(), await outbox.write()];
    for (const id of ids) expect(await outbox.isPostponed(id)).toMatchObject({ trouble: "server" });
    server = await startMailServer({ port: server.port });
    for (const id of ids) await outbox.becomes(id, "sent");
    expect(server.received).toHaveLength(3);
  });
});

test("that a server cannot be reached is found out by few of many mails, and told of all of them", async () => {
  await server.stop();
  for (let count = 0; count < 15; count += 1) await outbox.write();
  outbox.send(server.url, { pauses: [3_600_000] });
  const states = async () => {
    const { rows } = await outbox.database.pool.query<{
      attempts: number;
      trouble: string | null;
      owner: string | null;
    }>("select attempts, trouble, lease_owner as owner from mails");
    return rows;
  };
  await eventually(async () => (await states()).every(({ trouble, owner }) => trouble === "server" && owner === null));
  expect((await states()).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(5);
});

test("once the server answers again, what waited for it goes at once", async () => {
  await server.stop();
  outbox.send(server.url, { pauses: [300, 3_600_000] });
  const early = await outbox.write();
  await eventually(async () => (await outbox.rowOf(early)).attempts === 2);
  server = await startMailServer({ port: server.port });
  await outbox.becomes(await outbox.write(), "sent");
  expect((await outbox.becomes(early, "sent")).attempts).toBe(3);
});

test.each<[string, Partial<MailServer["manners"]>]>([
  ["the recipient", { recipient: () => ({ code: 550, words: "no such mailbox" }) }],
  ["the mail", { text: () => ({ code: 554, words: "no such mailbox" }) }],
])(
  "a last refusal of %s is kept and told in the server's words, and nothing is tried again",
  async (_what, manners) => {
    Object.assign(server.manners, manners);
    outbox.send(server.url);
    const id = await outbox.write({ to: "nobody@example.com", kind: "invitation" });
    const row = await outbox.becomes(id, "failed");
    expect(row).toMatchObject({ attempts: 1, subject: "", text: "", html: "" });
    expect(row.lastError).toMatch(/^55[04] no such mailbox$/);
    const told = { id, recipient: "nobody@example.com", kind: "invitation", words: row.lastError };
    expect(outbox.lost).toEqual([expect.objectContaining(told)]);
    expect(server.connections()).toBe(1);
  },
);

test("an address that cannot be sent to at all is refused without a try of the server", async () => {
  outbox.send(server.url);
  const row = await outbox.becomes(await outbox.write({ to: "a\nRCPT TO:<eve@evil.example>@example.com" }), "failed");
  expect(row.lastError).toContain("Invalid recipient");
  expect(server.received).toEqual([]);
});

describe("when the connection ends after the text was handed over", () => {
  test("the mail is sent once more, as the same one", async () => {
    let times = 0;
    server.manners.text = (_recipient, takes) => {
      times += 1;
      if (times > 1) return "go on";
      takes();
      return "cut";
    };
    outbox.send(server.url);
    const id = await outbox.write();
    await outbox.becomes(id, "sent");
    const same = `<${id}@mill.example>`;
    expect(server.received.map(({ messageId }) => messageId)).toEqual([same, same]);
  });

  test("twice, it is told that it may have arrived", async () => {
    server.manners.text = (_recipient, takes) => {
      takes();
      return "cut";
    };
    outbox.send(server.url);
    const row = await outbox.becomes(await outbox.write(), "failed");
    expect(row.lastError).toContain("it may have arrived");
    expect(server.received).toHaveLength(2);
    expect(outbox.lost).toHaveLength(1);
  });
});

test("what is not sent in time is never sent, keeps no text, and is told", async () => {
  server.manners.recipient = () => ({ code: 451, words: "come again" });
  const sender = outbox.send(server.url);
  const id = await outbox.write({ expiresAt: new Date(Date.now() + 600_000) });
  await outbox.isPostponed(id);
  await sender.close();
  server.manners.recipient = () => "go on";
  outbox.time.ahead = 600_000;
  outbox.send(server.url);
  const row = await outbox.becomes(id, "expired");
  outbox.time.ahead = 0;
  expect(row).toMatchObject({ subject: "", text: "", html: "" });
  expect(outbox.lost.map(({ words }) => words)).toEqual(["It could not be sent in time: 451 come again"]);
  expect(server.received).toEqual([]);
});

test("a newer mail of the kind to the address takes the place of one that still waits", async () => {
  server.manners.recipient = atFirst({ code: 451, words: "come again" }, 1);
  outbox.send(server.url, { pauses: [3_600_000] });
  const mail = { to: "ada@example.com", kind: "reset-code", replaces: true };
  const old = await outbox.write({ ...mail, says: "old" });
  await outbox.isPostponed(old);
  const other = await outbox.write({ to: "Ada@example.com", kind: "invitation", says: "other" });
  await outbox.becomes(other, "sent");
  await outbox.becomes(await outbox.write({ ...mail, to: "Ada@Example.com", says: "new" }), "sent");
  expect(await outbox.rowOf(old)).toMatchObject({ status: "cancelled", text: "", subject: "", html: "" });
  expect(server.received.map(({ text }) => text)).toEqual(["other\n", "new\n"]);
});

test("a mail whose place another takes while it is being refused is not lost", async () => {
  const refusal = Promise.withResolvers<MailServerAnswer>();
  let asked = 0;
  server.manners.recipient = () => {
    asked += 1;
    return asked === 1 ? refusal.promise : "go on";
  };
  outbox.send(server.url);
  const mail = { to: "ada@example.com", kind: "reset-code", replaces: true };
  const old = await outbox.write(mail);
  await eventually(async () => asked > 0);
  const anew = await outbox.write(mail);
  refusal.resolve({ code: 550, words: "nobody here" });
  await outbox.becomes(anew, "sent");
  expect((await outbox.rowOf(old)).status).toBe("cancelled");
  expect(outbox.lost).toEqual([]);
});

test("a ticket that a mail server repeats is not kept", async () => {
  const ticket = "abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOP";
  server.manners.text = () => ({ code: 554, words: `spam: ticket=${ticket}` });
  outbox.send(server.url);
  const id = await outbox.write({ says: `Accept: https://mill.example/sign-up?ticket=${ticket}` });
  expect((await outbox.becomes(id, "failed")).lastError).toBe("554 spam: ticket=[redacted]");
});

test("neither what a mail server repeats of a code nor whom it was for gets into the log", async () => {
  server.manners.text = (recipient) => ({ code: 554, words: `spam: 'Your code is 271828' to ${recipient}` });
  outbox.send(server.url);
  const id = await outbox.write({ to: "quoted@example.com", says: "Your code is 271828" });
  const { lastError } = await outbox.becomes(id, "failed");
  expect(lastError).toBe("554 spam: 'Your code is [redacted]' to quoted@example.com");
  expect(outbox.logged()).toContain("Your code is [redacted]' to [recipient]");
  expect(outbox.logged()).not.toMatch(/271828|quoted@example\.com/);
});
