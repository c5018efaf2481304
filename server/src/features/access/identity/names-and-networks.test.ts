import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";
import { networkOf } from "./network-of.ts";
import { publicBreachService } from "./passwords/breach-service.ts";

test.each([
  [{ firstName: "Ada", lastName: "Moreau", name: "Somebody" }, "Ada Moreau"],
  [{ firstName: " ", lastName: "Moreau", name: "Somebody" }, "Moreau"],
  [{ firstName: "Ada", lastName: 7, name: "Somebody" }, "Ada"],
  [{ firstName: "", lastName: "", name: " Some\u0000body " }, "Somebody"],
  [{ name: 7 }, ""],
  [{}, ""],
  [{ name: `${"x".repeat(199)}yz` }, `${"x".repeat(199)}y`],
  [{ name: "half \ud83d" }, "half \ufffd"],
])("who is told as %j is called %j", (person, name) => {
  expect(fullName(person)).toBe(name);
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::7", "2001:db8:1:2::/64"],
  ["::1", "::/64"],
  ["unknown", null],
  ["198.51.100", null],
  ["", null],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("passwords of breaches are asked for at Have I Been Pwned, which has three seconds to answer", () => {
  expect(publicBreachService).toEqual({ url: "https://api.pwnedpasswords.com/range/{prefix}", timeout: 3_000 });
});
