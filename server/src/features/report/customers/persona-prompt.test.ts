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

test("facts that nobody knows are left out, and no income of nothing is told", () => {
  const prefix = prefixFor(unknownFacts);
  expect(prefix).toContain("> - Occupation: not said yet\n> - Place: not said yet; nothing else is known\n");
  expect(prefix).not.toContain("$0K");
  expect(prefixFor({ ...unknownFacts, ageRange: "30-50" })).toContain("> - Place: not said yet; age 30-50\n");
});
