import { expect, test } from "vitest";
import { hostOf, mailHref, profileHref } from "./safe-links.ts";

test.each([
  ["https://www.linkedin.com/in/ida", "https://www.linkedin.com/in/ida"],
  ["linkedin.com/in/ida", "https://linkedin.com/in/ida"],
  ["https://例え.jp/井田", "https://xn--r8jz45g.jp/%E4%BA%95%E7%94%B0"],
])("[S2.2.4-17] a profile at %s leads there", (text, href) => expect(profileHref(text)).toBe(href));

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)//a.com",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "https://linkedin.com@evil.example/in",
  "https://:linkedin.com@evil.example/in",
  "https://",
  "Ida Berg",
  "see linkedin.com/in/ida",
  "localhost/in",
  "",
])("%j is no profile", (text) => expect(profileHref(text)).toBeNull());

test.each([
  ["ida@fill.example", "mailto:ida@fill.example"],
  [" ida+press@fill.example ", "mailto:ida%2Bpress@fill.example"],
])("[S2.2.4-17] a mail to %j goes to %s", (text, href) => expect(mailHref(text)).toBe(href));

test.each([
  "ida@fill.example?bcc=all@fill.example",
  "ida@fill.example,ben@fill.example",
  "ida@fill.example\r\nBcc: ben@fill.example",
  '"ida"@fill.example',
  "ida at fill",
  "",
])("%j is no mail address", (text) => expect(mailHref(text)).toBeNull());

test.each([
  ["Acme.com", "acme.com"],
  ["https://acme.com/about?x=1", "acme.com"],
  ["münchen.de", "münchen.de"],
])("%s is the host %s", (text, host) => expect(hostOf(text)).toBe(host));

test.each(["Unknown", "..", "acme", "acme.com:80", "a b.com", "-a.com", ""])("%j is no host", (text) =>
  expect(hostOf(text)).toBeNull(),
);
