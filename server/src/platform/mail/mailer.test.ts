import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { listKeptMails } from "./mail-store.ts";
import { createMailer } from "./mailer.ts";

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: own.url });
  drop = own.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

const clock = () => new Date("2026-05-01T10:00:00Z");

test("without an SMTP server a mail is kept with its time", async () => {
  const mailer = createMailer({ from: "seedbed@seedbed.local", database, clock });
  await mailer.send({ to: "Ada@example.com", subject: "Hello", text: "One\nTwo" });
  expect(await listKeptMails(database, "ada@EXAMPLE.com")).toEqual([
    { recipient: "Ada@example.com", subject: "Hello", text: "One\nTwo", sentAt: clock() },
  ]);
  expect(await listKeptMails(database, "someone@example.com")).toEqual([]);
});

/** Takes one mail the way an SMTP server does and gives what was said to it. */
async function smtpServer(refusal?: string) {
  const said: string[] = [];
  const talk = (socket: Socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n").slice(0, -1)) {
        said.push(line);
        if (inData) {
          if (line !== ".") continue;
          inData = false;
          socket.write("250 taken\r\n");
        } else if (line.startsWith("DATA")) {
          inData = true;
          socket.write("354 go on\r\n");
        } else if (line.startsWith("QUIT")) socket.end("221 bye\r\n");
        else socket.write(line.startsWith("RCPT") && refusal ? `${refusal}\r\n` : "250 ok\r\n");
      }
    });
  };
  const server = createServer(talk);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, said, stop: () => server.close() };
}

test("with an SMTP server a mail goes there as plain text and is not kept", async () => {
  const smtp = await smtpServer();
  const mailer = createMailer({ smtpUrl: smtp.url, from: "Seedbed <seedbed@mill.example>", database, clock });
  await mailer.send({ to: "grace@example.com", subject: "Your code", text: "123456" });
  smtp.stop();
  expect(smtp.said).toContain("MAIL FROM:<seedbed@mill.example>");
  expect(smtp.said).toContain("RCPT TO:<grace@example.com>");
  expect(smtp.said).toEqual(expect.arrayContaining(["Subject: Your code", "123456"]));
  expect(smtp.said.join("\n")).toContain("text/plain");
  expect(await listKeptMails(database, "grace@example.com")).toEqual([]);
});

test("an address stays one recipient and adds no header whatever it holds", async () => {
  const smtp = await smtpServer();
  const mailer = createMailer({ smtpUrl: smtp.url, from: "seedbed@mill.example", database, clock });
  const to = '"a,b@evil.example"@example.com';
  await mailer.send({ to, subject: "Hi\r\nBcc: eve@evil.example", text: "x" });
  smtp.stop();
  expect(smtp.said.filter((line) => line.startsWith("RCPT"))).toHaveLength(1);
  expect(smtp.said.filter((line) => line.startsWith("Bcc"))).toEqual([]);
});

test("a mail the SMTP server refuses is told to the sender", async () => {
  const smtp = await smtpServer("550 no such mailbox");
  const mailer = createMailer({ smtpUrl: smtp.url, from: "seedbed@mill.example", database, clock });
  await expect(mailer.send({ to: "nobody@example.com", subject: "x", text: "x" })).rejects.toThrow("550");
  smtp.stop();
});
