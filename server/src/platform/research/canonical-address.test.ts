import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

test.each([
  ["https://Trade.Example/Refill#prices", "https://trade.example/Refill"],
  ["https://trade.example:443/a?utm_source=x&id=7&gclid=9", "https://trade.example/a?id=7"],
  ["http://trade.example:80", "http://trade.example/"],
  ["https://trade.example:8443/?fbclid=1", "https://trade.example:8443/"],
  ["https://trade.example/a?q=a%20b&q=c+d", "https://trade.example/a?q=a%20b&q=c+d"],
  ["https://trade.example./a", "https://trade.example/a"],
  ["https://trade.example/a?UTM_Campaign=x&GCLID=9&msclkid=1&igshid=2&mc_cid=3&id=7", "https://trade.example/a?id=7"],
  ["https://zürich.example/ä", "https://xn--zrich-kva.example/%C3%A4"],
])("%s is known as %s", (given, known) => {
  expect(canonicalAddress(given)).toBe(known);
  expect(canonicalAddress(known)).toBe(known);
});

test.each([
  "javascript:alert(1)",
  "ftp://trade.example/a",
  "trade.example",
  "",
  "https://ada:secret@trade.example/",
  "data:text/html,x",
])("%s is no address of the web", (given) => {
  expect(canonicalAddress(given)).toBeNull();
});

test.each([..."utm_source utm_medium gclid dclid gbraid wbraid fbclid msclkid mc_cid mc_eid igshid".split(" ")])(
  "where a reader came from is no part of an address: %s",
  (name) => {
    const [upper, other] = [name.toUpperCase(), `x${name}`];
    expect(canonicalAddress(`https://a.example/b?${name}=1&c=2&${upper}=3&${name}`)).toBe("https://a.example/b?c=2");
    expect(canonicalAddress(`https://a.example/b?${other}=1`)).toBe(`https://a.example/b?${other}=1`);
  },
);
