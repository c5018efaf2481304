import { expect, test } from "vitest";
import { companyDomain } from "./company-domain.ts";

test.each([
  ["acme.com", "acme.com"],
  ["  ACME.co.uk ", "acme.co.uk"],
  ["https://www.acme.com/about?x=1#y", "www.acme.com"],
  ["HTTP://acme.io", "acme.io"],
  ["acme.com.", "acme.com"],
  ["bücher.de", "bücher.de"],
  ["xn--bcher-kva.de", "xn--bcher-kva.de"],
])("%s is the domain %s", (typed, domain) => {
  expect(companyDomain(typed)).toBe(domain);
});

test.each([
  "acme",
  "localhost",
  "co.uk",
  "acme.notatoplevel",
  "192.168.0.1",
  "[::1]",
  "someone@acme.com",
  "acme.com:8080",
  "ftp://acme.com",
  "acme com",
  "-acme.com",
  "acme..com",
  "https://",
  `${"a".repeat(64)}.com`,
])("%s is no domain", (typed) => {
  expect(companyDomain(typed)).toBeNull();
});
