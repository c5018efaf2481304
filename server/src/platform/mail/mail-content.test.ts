import { describe, expect, test } from "vitest";
import { writtenMail } from "./mail-content.ts";

const mail = writtenMail({
  subject: "Eve\r\nBcc: x invites you",
  parts: [
    { says: `<img src="https://evil.example/pixel.png"> & "Eve's" greetings` },
    { leadIn: "Your code is", code: "123456" },
    { links: [{ label: "Accept", url: 'https://seedbed.example/sign-up?ticket=a&b="' }] },
  ],
});

test("text and HTML say the same", () => {
  expect(mail.text).toBe(`<img src="https://evil.example/pixel.png"> & "Eve's" greetings

Your code is 123456

Accept: https://seedbed.example/sign-up?ticket=a&b="
`);
  expect(mail.html).toContain("&lt;img src=&quot;https://evil.example/pixel.png&quot;&gt; &amp; &quot;Eve&#39;s&quot;");
  expect(mail.html).toMatch(/<p style="[^"]*monospace[^"]*">123456<\/p>/);
  expect(mail.html).toContain('<a href="https://seedbed.example/sign-up?ticket=a&amp;b=&quot;">');
});

test("a subject stays one line", () => {
  expect(mail.subject).toBe("Eve Bcc: x invites you");
});

describe("the HTML part", () => {
  test("takes the colours of its reader, light or dark, and sets none itself", () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain("color-scheme:light dark");
    expect(mail.html).not.toMatch(/[^-]color:|background|#[0-9a-f]{3}/i);
  });

  test("loads nothing and leads nowhere but where the mail says", () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|table|form)|url\(|src=(?!&quot;)/i);
    expect(mail.html.match(/href="[^"]*"/g)).toHaveLength(1);
  });
});

test("what a person sees of a mail is written out, with the product's name above and each link under what it is for", () => {
  const seen = mail.html
    .replace(/^[\s\S]*<body[^>]*>/u, "")
    .replaceAll(/<br>/gu, "\n")
    .replaceAll(/<[^>]+>/gu, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  expect(seen).toEqual([
    "Seedbed",
    "&lt;img src=&quot;https://evil.example/pixel.png&quot;&gt; &amp; &quot;Eve&#39;s&quot; greetings",
    "Your code is",
    "123456",
    "Accept:",
    "https://seedbed.example/sign-up?ticket=a&amp;b=&quot;",
  ]);
  expect(mail.html).toContain("<title>Eve Bcc: x invites you</title>");
  expect(mail.html).toContain('<html lang="en">');
});

test("the whole of a mail's HTML is this", () => {
  const { html } = writtenMail({ subject: "Hello", parts: [{ says: "Hi." }, { leadIn: "Code", code: "1" }] });
  expect(html).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Hello</title>
</head>
<body style="margin:0;padding:24px;color-scheme:light dark;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font:500 20px/1.2 Georgia,serif">Seedbed</p>
<p style="margin:0 0 16px">Hi.</p>
<p style="margin:0 0 16px">Code</p>
<p style="margin:0 0 24px;font:600 32px/1.25 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">1</p>
</div>
</body>
</html>
`);
});

test("several links stand below each other, in both", () => {
  const links = ["Accept", "Decline"].map((label) => ({ label, url: `https://seedbed.example/${label}` }));
  const written = writtenMail({ subject: "Choose", parts: [{ links }] });
  expect(written.text).toBe("Accept: https://seedbed.example/Accept\nDecline: https://seedbed.example/Decline\n");
  expect(written.html.match(/href="[^"]*"/g)).toEqual([
    'href="https://seedbed.example/Accept"',
    'href="https://seedbed.example/Decline"',
  ]);
});
