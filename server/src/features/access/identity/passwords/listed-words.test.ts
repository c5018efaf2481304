import { expect, test } from "vitest";
import { isMadeOf, listedWords } from "./listed-words.ts";

const words = listedWords(
  {
    email: "grace.okafor@mill-works.example",
    firstName: "Grace",
    lastName: "Okafor-Müller",
    company: { name: "Northwind Mills", domain: "northwindmills.com" },
  },
  "https://ideas.acme.org/seedbed",
);

test("the list holds product, company, domain, names, address and the address of the server", () => {
  expect(words).toEqual(
    expect.arrayContaining([
      "seedbed",
      "northwindmills",
      "northwind",
      "mills",
      "graceokafor",
      "grace",
      "okafor",
      "okaformuller",
      "muller",
      "graceokafor",
      "millworks",
      "ideas",
      "acme",
    ]),
  );
  expect(words).not.toContain("example");
});

test.each([
  "Seedbed2026!",
  "northwind-mills",
  "N0rthw1nd.M1ll5",
  "Okafor1987",
  "GraceOkafor",
  "grace.okafor@mill-works.example",
  "Müller!!12345",
  "acme acme acme",
  "Seedbed_hello",
])("%s is made of listed words", (password) => {
  expect(isMadeOf(password, words)).toBe(true);
});

test.each(["correct horse battery", "seedbed correct horse", "v7#kQ2!x9LpZ", "graceful swans at dawn", "1234567890"])(
  "%s is more than listed words, or holds none",
  (password) => {
    expect(isMadeOf(password, words)).toBe(false);
  },
);

test("names of two letters and addresses of numbers list nothing", () => {
  const short = listedWords({ email: "b@c.de", firstName: "Bo", lastName: "Li" }, "http://127.0.0.1:4000");
  expect(short).toEqual(["seedbed", "boli", "bcde"]);
});

test.each(["0o", "1i", "3e", "4a", "5s", "7t", "@a", "$s", "!i"])("in %j the sign stands for the letter", (pair) => {
  const [sign = "", letter = ""] = pair;
  expect(isMadeOf(`Pl${sign}wood#99`, [`pl${letter}wood`])).toBe(true);
  expect(isMadeOf(`Pl${sign}wood#99`, ["plxwood"])).toBe(false);
});

test("five letters beside a listed word are too few, six are enough", () => {
  expect(isMadeOf("seedbed-hello", ["seedbed"])).toBe(true);
  expect(isMadeOf("seedbed-flower", ["seedbed"])).toBe(false);
});
