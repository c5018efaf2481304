import { expect, test } from "vitest";
import { readMailAddress } from "./mail-address.ts";
import { readSmtpUrl, smtpName } from "./smtp-settings.ts";

const plain = { host: "mail.example.com", port: 587, secure: false, requireTls: false, credentials: null };
const credentials = { user: "ann@example.com", password: "p@ss:word/ü" };
const secret = "ann%40example.com:p%40ss%3Aword%2F%C3%BC";

test.each([
  ["smtp://mail.example.com", plain],
  ["smtp://mail.example.com:25", { ...plain, port: 25 }],
  ["smtp://mail.example.com:587?tls=required", { ...plain, requireTls: true }],
  // A password does not go over an open line, but for one within this machine.
  [`smtp://${secret}@mail.example.com`, { ...plain, requireTls: true, credentials }],
  [`smtp://${secret}@mail.example.com?tls=optional`, { ...plain, credentials }],
  [`smtp://${secret}@127.0.0.1`, { ...plain, host: "127.0.0.1", credentials }],
  [`smtp://${secret}@localhost`, { ...plain, host: "localhost", credentials }],
  [`smtp://${secret}@[::1]:25`, { ...plain, host: "::1", port: 25, credentials }],
  ["smtps://mail.example.com?tls=required", { ...plain, port: 465, secure: true }],
  ["smtp://mail.example.com/", plain],
  ["smtps://mail.example.com", { ...plain, port: 465, secure: true }],
  [`smtps://${secret}@[2001:db8::1]:4650`, { ...plain, host: "2001:db8::1", port: 4650, secure: true, credentials }],
])("%s", (url, settings) => {
  expect(readSmtpUrl(url)).toEqual(settings);
});

const usual = "must be an address such as smtp://user:password@host:587";

test.each([
  ["mail.example.com", usual],
  ["http://ann:hunter2@mail.example.com", usual],
  ["smtp://", usual],
  ["smtp://ann:hunter2@mail.example.com/inbox", `${usual}, without a path`],
  ["smtp://ann:hunter2@mail.example.com#inbox", `${usual}, without a path`],
  ["smtp://ann:hunter2@mail.example.com?starttls=1", "knows no other option than ?tls="],
  ["smtp://ann@mail.example.com?user=hunter2", "knows no other option than ?tls="],
  ["smtp://ann:hunter2@mail.example.com?tls=maybe", "must say ?tls=required or ?tls=optional"],
  ["smtp://hunter2@mail.example.com", "must hold a user and a password, or neither"],
  ["smtp://:hunter2@mail.example.com", "must hold a user and a password, or neither"],
  ["smtp://ann:hunter2%@mail.example.com", "must hold its user and password percent-encoded"],
])("%s is refused without repeating it: it %s", (url, problem) => {
  expect(readSmtpUrl(url)).toEqual({ problem });
});

test("the mail server is named by host and port", () => {
  const names = ["smtp://ann:b@mail.example.com", "smtps://[2001:db8::1]"].map((url) => {
    const settings = readSmtpUrl(url);
    return "problem" in settings ? "" : smtpName(settings);
  });
  expect(names).toEqual(["mail.example.com:587", "[2001:db8::1]:465"]);
});

test.each([
  ["seedbed@example.com", { name: "", address: "seedbed@example.com" }],
  ["<seedbed@example.com>", { name: "", address: "seedbed@example.com" }],
  ["Grüße aus dem Beet <seedbed@example.com>", { name: "Grüße aus dem Beet", address: "seedbed@example.com" }],
  ['"Mills, Inc. \\"North\\"" <seedbed@example.com>', { name: 'Mills, Inc. "North"', address: "seedbed@example.com" }],
  ["Seedbed", null],
  ["Seedbed <seedbed>", null],
  ["Seed\r\nBcc: eve@evil.example <seedbed@example.com>", null],
])("the sender %j", (text, address) => {
  expect(readMailAddress(text)).toEqual(address);
});
