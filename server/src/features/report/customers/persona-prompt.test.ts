import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { persona } from "#test-support/task-inputs/persona-inputs.ts";
import { personaPrompt } from "./persona-prompt.ts";
import { unknownFacts } from "./tasks/customer-profiles/unknown-facts.ts";

const prefixFor = (changes: Parameters<typeof persona>[0]) =>
  personaPrompt({ brief: refillDepots, persona: persona(changes), otherSegments: [] }, "Write.").prefix;

test("the facts of a persona are told in one line", () => {
  expect(prefixFor({})).toContain(
    "> - Place: Global; age 30-50; Lives alone; Vocational training; income $40K-$70K (estimated)",
  );
});

test.each([
  ["likelyBuyer", "would decide for it"],
  ["likelyNonBuyer", "likely not to buy"],
  ["mustAgree", "neither buys nor uses it, but must agree"],
  ["usesOnly", "uses it without deciding"],
] as const)("who is %s is told as who %s", (role, words) => {
  expect(prefixFor({ role, attitude: "cautious" })).toContain(
    `> - Attitude to the concept: cautious\n> - Part in a purchase: ${words}\n`,
  );
});

test("the primary persona is told as such, and no other", () => {
  expect(prefixFor({ segment: "Hosts", isPrimary: true })).toContain("> - Segment: Hosts (primary)\n");
  expect(prefixFor({ segment: "Hosts", isPrimary: false })).toContain("> - Segment: Hosts\n");
});

test("facts that nobody knows are left out, and no income of nothing is told", () => {
  const prefix = prefixFor(unknownFacts);
  expect(prefix).toContain("> - Occupation: not said yet\n> - Place: not said yet; nothing else is known\n");
  expect(prefix).not.toContain("$0K");
  expect(prefixFor({ ...unknownFacts, ageRange: "30-50" })).toContain("> - Place: not said yet; age 30-50\n");
});
