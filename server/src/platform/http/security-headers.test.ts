import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("who comes by https is told to come by https alone, for a year, to all subdomains; and no type of answer is guessed", () => {
  for (const type of ["text/html", "application/json; charset=utf-8", "text/css", "image/png", "image/svg+xml"]) {
    expect(securityHeaders(true)(type)).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
    expect(securityHeaders(false)(type)).not.toHaveProperty("strict-transport-security");
  }
});

test("what is opened alone may do nothing that its kind does not need", () => {
  const policyOf = (type: string) => securityHeaders(true)(type)["content-security-policy"];
  expect(policyOf("image/svg+xml")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  for (const type of ["application/json", "text/javascript", "application/javascript; charset=utf-8"])
    expect(policyOf(type)).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const type of ["text/css; charset=utf-8", "font/woff2"]) expect(policyOf(type)).toBe("frame-ancestors 'none'");
  for (const type of ["text/html; charset=utf-8", "image/png", "application/pdf", "undefined"])
    expect(policyOf(type)).toMatch(/^default-src 'self';base-uri 'none';/);
  const refererOf = (type: string) => securityHeaders(true)(type)["referrer-policy"];
  expect(["text/html", "image/svg+xml", "application/pdf", "application/json", "text/css"].map(refererOf)).toEqual([
    "no-referrer",
    "no-referrer",
    "no-referrer",
    undefined,
    undefined,
  ]);
});

test("what browsers heed on pages alone comes with pages alone", () => {
  const names = (type: string) => Object.keys(securityHeaders(true)(type)).toSorted();
  const everywhere = [
    "content-security-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
    "x-content-type-options",
  ];
  expect(names("text/html; charset=utf-8")).toEqual([
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "origin-agent-cluster",
    "permissions-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
    "x-dns-prefetch-control",
    "x-download-options",
    "x-frame-options",
    "x-permitted-cross-domain-policies",
    "x-xss-protection",
  ]);
  for (const type of ["image/png", "image/svg+xml"])
    expect(names(type)).toEqual([...everywhere, "referrer-policy"].toSorted());
  for (const type of ["application/json", "text/javascript", "text/css", "font/woff2"])
    expect(names(type)).toEqual(everywhere);
});

test("a page may use neither camera nor microphone nor anything else that it never needs", () => {
  expect(securityHeaders(false)("text/html")["permissions-policy"]).toBe(
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()",
  );
});
