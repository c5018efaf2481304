import { sql } from "drizzle-orm";
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
  expect([headers["content-type"], headers["cache-control"]]).toEqual(["text/html; charset=utf-8", "no-store"]);
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
  ["through a proxy that tells the name it was called by", { host: "localhost", "x-forwarded-host": "localhost" }],
  ["through a proxy that tells how it was called", { host: "localhost", "x-forwarded-proto": "https" }],
  ["through a proxy as the standard has it", { host: "127.0.0.1", forwarded: "for=127.0.0.1" }],
])("who reaches the server %s gets no mail", async (_how, headers) => {
  for (const url of ["/api/local/mailbox", "/local/mailbox"]) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("123456");
  }
});

test("mails are read on this machine alone, over whichever of its addresses", async () => {
  const read = async (remoteAddress: string, host = "localhost:3000") =>
    (await app.inject({ url: "/api/local/mailbox", remoteAddress, headers: { host } })).statusCode;
  for (const address of ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])
    expect([address, await read(address)]).toEqual([address, 200]);
  for (const address of ["10.0.0.5", "::ffff:10.0.0.5", "::2"])
    expect([address, await read(address)]).toEqual([address, 404]);
  expect(await read("::1", "[::1]:3000")).toBe(200);
});

test("the page says whose mails it shows and since when they are there, and leads to all of them and to itself", async () => {
  const linksOf = (body: string) => [...body.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  const { body } = await app.inject("/local/mailbox?to=ada%40example.com");
  expect(body).toContain("Mails to ada@example.com.");
  expect(linksOf(body)).toEqual(["/local/mailbox", "/local/mailbox?to=ada%40example.com"]);
  expect(body).toContain(
    'To ada@example.com, <time datetime="2026-05-01T10:02:00.000Z">2026-05-01 10:02:00 UTC</time>',
  );
  const all = await app.inject("/local/mailbox");
  expect(all.body).toContain("The newest mails to everybody.");
  expect(all.body).toContain("<title>Local mailbox · Seedbed</title>");
  expect(all.body).toContain("This server sends no mail: what it would send is kept here.");
  expect(linksOf(all.body)).toEqual(["/local/mailbox"]);
});

test("the page is read from above: what it is, whose mails it shows, and each with its subject, its recipient, its moment and its text", async () => {
  const read = async (query: string) => {
    const { body } = await app.inject(`/local/mailbox${query}`);
    const text = body.replace(/^[\s\S]*<main>/u, "").replaceAll(/<[^>]+>/gu, "");
    return text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  };
  const what = "This server sends no mail: what it would send is kept here.";
  expect(await read("?to=grace%40example.com")).toEqual([
    "Local mailbox",
    `${what} Mails to grace@example.com. Show all Reload`,
    "Other",
    "To grace@example.com, 2026-05-01 10:03:00 UTC",
    "...",
  ]);
  expect(await read("?to=nobody%40example.com")).toEqual([
    "Local mailbox",
    `${what} Mails to nobody@example.com. Show all Reload`,
    "No mail yet.",
  ]);
  expect((await read("")).slice(0, 3)).toEqual([
    "Local mailbox",
    `${what} The newest mails to everybody. Reload`,
    "Other",
  ]);
});

test("an address has 320 letters at most", async () => {
  const asked = async (letters: number) =>
    (await app.inject(`/api/local/mailbox?to=${"x".repeat(letters)}`)).statusCode;
  expect([await asked(320), await asked(321)]).toEqual([200, 422]);
});

test("of many mails the newest hundred are shown", async () => {
  await database.withSystem((transaction) =>
    transaction.execute(sql`
      insert into mails (id, recipient, subject, text, created_at, expires_at, next_attempt_at, status)
      select gen_random_uuid(), 'many@example.com', n, '', now() + make_interval(mins => n * 7 % 101), now(), now(), 'kept' from generate_series(1, 101) n`),
  );
  const mails: { sentAt: string }[] = (await app.inject("/api/local/mailbox?to=many%40example.com")).json();
  expect(mails).toHaveLength(100);
  const times = mails.map(({ sentAt }) => sentAt);
  expect(times).toEqual(times.toSorted().toReversed());
});
