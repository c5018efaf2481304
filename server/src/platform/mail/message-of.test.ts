import { expect, test } from "vitest";
import { messageOf } from "./message-of.ts";

const mail = {
  from: { name: "Seedbed, at the mill", address: "seedbed@mill.example" },
  to: "ada@mill.example",
  subject: "Your code – 123",
  text: "Here it is.",
  html: "<p>Here it is.</p>",
  messageId: "<one@mill.example>",
  date: new Date("2026-03-04T12:00:00.000Z"),
};

/** The lines before the first empty one, by their lower-case name, each joined where it was broken. */
async function headersOf(change: Partial<typeof mail> = {}): Promise<Map<string, string>> {
  const [head = ""] = (await messageOf({ ...mail, ...change })).toString("utf8").split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^[^:]*: ?/, "")]));
}

test("a mail says from whom, to whom, when and which it is, and that nobody's holiday is to answer it", async () => {
  const headers = await headersOf();
  expect(headers.get("from")).toBe('"Seedbed, at the mill" <seedbed@mill.example>');
  expect(headers.get("to")).toBe("ada@mill.example");
  expect(new Date(headers.get("date") ?? "")).toEqual(mail.date);
  expect(headers.get("message-id")).toBe(mail.messageId);
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
});

test.each(["ada@mill.example, eve@evil.example", "eve@evil.example <ada@mill.example>"])(
  "%s is no list of recipients",
  async (to) => {
    const recipients = (await headersOf({ to })).get("to") ?? "";
    // Quoted, it is the name in one address.
    const unquoted = recipients.replaceAll(/"[^"]*"/g, "");
    expect(unquoted).not.toMatch(/,|;/);
    expect(unquoted.match(/@/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);
