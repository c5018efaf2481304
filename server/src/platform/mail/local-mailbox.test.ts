import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { createServer } from "../http/create-server.ts";
import { mountLocalMailbox } from "./local-mailbox.ts";
import { createMailer } from "./mailer.ts";

let database: Database;
let app: FastifyInstance;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  drop = own.drop;
  database = openDatabase({ url: own.url });
  let minute = 0;
  const clock = () => {
    minute += 1;
    return new Date(Date.UTC(2026, 4, 1, 10, minute));
  };
  const mailer = createMailer({ from: { name: "", address: "seedbed@seedbed.local" }, sends: false, clock });
  const keep = (to: string, subject: string, says: string) =>
    database.withSystem((transaction) =>
      mailer.write(transaction, {
        kind: "test",
        to,
        accountId: null,
        content: { subject, parts: [{ says }] },
        expiresAt: new Date("2026-05-02T10:00:00Z"),
        replaces: false,
      }),
    );
  await keep("ada@example.com", "First", "123456 is your code");
  await keep("ada@example.com", "Second", "<script>alert('x')</script> & more");
  await keep("grace@example.com", "Other", "...");
  await database.withSystem((transaction) => mailer.pretend(transaction, new Date("2026-05-02T10:00:00Z")));
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://127.0.0.1", callsPerMinute: 0 });
  mountLocalMailbox(app, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await drop();
});

test("programs read the mails to an address, newest first", async () => {
  const answer = await app.inject("/api/local/mailbox?to=ada%40example.com");
  expect(answer.json()).toEqual([
    {
      to: "ada@example.com",
      subject: "Second",
      text: "<script>alert('x')</script> & more\n",
      sentAt: "2026-05-01T10:02:00.000Z",
    },
    { to: "ada@example.com", subject: "First", text: "123456 is your code\n", sentAt: "2026-05-01T10:01:00.000Z" },
  ]);
  expect((await app.inject("/api/local/mailbox")).json()).toHaveLength(3);
  expect((await app.inject("/api/local/mailbox?to=%20Ada%40Example.COM")).json()).toHaveLength(2);
});

test("people read them on a page; what stands in a mail is text, never HTML", async () => {
  const { body, headers } = await app.inject("/local/mailbox?to=ada%40example.com");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("123456 is your code");
  expect(body).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; more");
  expect(body).not.toContain("<script");
  expect(body).not.toContain("grace@example.com");
});

test("an address in the page's own path is text as well", async () => {
  const { body } = await app.inject(`/local/mailbox?to=${encodeURIComponent('"><img src=x>')}`);
  expect(body).not.toContain("<img");
  expect(body).toContain("No mail yet.");
});

test.each<[string, Record<string, string>]>([
  ["under another name", { host: "seedbed.example" }],
  ["through a proxy, for somebody elsewhere", { host: "localhost", "x-forwarded-for": "203.0.113.9" }],
  ["through a proxy that names this machine", { host: "localhost", "x-forwarded-for": "127.0.0.1" }],
  ["through a proxy that tells its own name alone", { host: "localhost", via: "1.1 gate" }],
  ["through a proxy that tells the address alone", { host: "127.0.0.1", "x-real-ip": "127.0.0.1" }],
  ["through a proxy as the standard has it", { host: "127.0.0.1", forwarded: "for=127.0.0.1" }],
])("who reaches the server %s gets no mail", async (_how, headers) => {
  for (const url of ["/api/local/mailbox", "/local/mailbox"]) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("123456");
  }
});
