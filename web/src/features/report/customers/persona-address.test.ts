import { expect, test } from "vitest";
import { profileWith } from "#testing/profiles.ts";
import { personaAddress, personaAt } from "./persona-address.ts";

const [hosts, others, unnamed] = [
  profileWith({ uuid: "p-1", segment: "Hosts" }),
  profileWith({ uuid: "p-2", segment: "Hosts" }),
  profileWith({ uuid: "p-3", segment: "" }),
];
const all = [hosts, others, unnamed];

test("a persona's address is its segment; of two with the same one, and without one, the uuid", () => {
  expect(all.map((profile) => personaAddress(profile, all))).toEqual(["Hosts", "p-2", "p-3"]);
});

test("every address leads back to its persona, and one that names none to none", () => {
  for (const profile of all) expect(personaAt(personaAddress(profile, all), all)).toBe(profile);
  expect([personaAt(undefined, all), personaAt("Owners", all)]).toEqual([undefined, undefined]);
});
