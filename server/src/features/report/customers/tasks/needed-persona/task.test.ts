import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { missingRoles, neededRoles, sparedPositions } from "../../needed-roles.ts";
import { type NeededPersonaOutput, personaOf } from "./output.ts";
import { neededPersonaTask } from "./task.ts";

const others = [persona(), persona({ segment: "Landlords", name: "Ben Roth", description: "Rents out basements." })];
const input = { brief: refillDepots, role: "mustAgree" as const, others };
const { isPrimary: _primary, attitude: _attitude, role: _role, ...somebody } = persona();
const answer: NeededPersonaOutput = { ...somebody, segment: "Fire officers", name: "Elsa Holm" };
const refusedOf = (changes: Partial<NeededPersonaOutput>) => {
  const result = assessed(neededPersonaTask, { ...answer, ...changes }, input);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

describe.each(neededRoles)("for %s", (role) => {
  testTaskPromises(
    neededPersonaTask,
    conceptBriefs.map((brief) => ({ brief, role, others })),
  );
});

test("a good answer is taken as it is, and is somebody of the part that was asked for", () => {
  expect(assessed(neededPersonaTask, answer, input)).toMatchObject({ outcome: "ok", output: answer, mends: [] });
  expect(personaOf(answer, "mustAgree")).toMatchObject({ isPrimary: false, role: "mustAgree", attitude: "cautious" });
  expect(personaOf(answer, "likelyNonBuyer")).toMatchObject({ role: "likelyNonBuyer", attitude: "sceptical" });
});

test("somebody who stands there already, a statistic and ages that are none are refused in their places", () => {
  expect(refusedOf({ segment: "office hosts" })).toEqual(["repeated-label segment"]);
  for (const name of ["Ben Roth", "BEN ROTH"]) expect(refusedOf({ name })).toEqual(["repeated-label name"]);
  expect(refusedOf({ description: "73% of hosts feel this every day." })).toEqual(["invented-figure description"]);
  expect(refusedOf({ ageRange: "adults", occupation: "" })).toEqual(["age-range ageRange", "empty-text occupation"]);
});

test("the forms of a segment, of ages and of an income are put right", () => {
  const given = { segment: "Hosts & guests", ageRange: "38 to 52", incomeLower: 40_000, incomeUpper: 70_000 };
  expect(assessed(neededPersonaTask, { ...answer, ...given }, input)).toMatchObject({
    output: { segment: "Hosts and guests", ageRange: "38-52", incomeLower: 40, incomeUpper: 70 },
    mends: ["segment segment", "age-range ageRange", "income incomeLower", "income incomeUpper"],
  });
});

test("a draft has another name than those who stand there, whoever they are", () => {
  const alone = { brief: bareConcept, role: "likelyNonBuyer" as const, others: [] };
  const { name } = draftOf(neededPersonaTask, alone);
  const beside = (names: readonly string[]) =>
    neededPersonaTask.draft({ ...alone, others: names.map((each) => persona({ name: each })) }, "a seed").name;
  const first = beside([]);
  expect(beside([first])).not.toBe(first);
  expect(name).toMatch(/^\S+ \S+$/u);
});

describe("who is spared for a missing part", () => {
  const all = (...roles: [role: (typeof others)[0]["role"], attitude?: (typeof others)[0]["attitude"]][]) =>
    roles.map(([role, attitude = "cautious"], index) => persona({ role, attitude, isPrimary: index === 0 }));

  test("is never the primary persona nor the only one of the other part, and who objects only where nobody else is left", () => {
    expect(sparedPositions(all(["likelyBuyer"], ["usesOnly"], ["usesOnly"]))).toEqual([2, 1]);
    expect(sparedPositions(all(["likelyBuyer"], ["likelyNonBuyer"], ["usesOnly"]))).toEqual([2]);
    expect(sparedPositions(all(["likelyBuyer"], ["likelyNonBuyer"], ["likelyNonBuyer"]))).toEqual([2, 1]);
    expect(sparedPositions(all(["mustAgree"], ["usesOnly"], ["usesOnly", "sceptical"]))).toEqual([1, 2]);
    expect(sparedPositions(all(["likelyBuyer"], ["mustAgree"]))).toEqual([]);
  });

  test("is nobody where every part is there", () => {
    expect(missingRoles(all(["likelyBuyer"], ["usesOnly"]))).toEqual(["mustAgree", "likelyNonBuyer"]);
    expect(missingRoles(all(["likelyNonBuyer"], ["mustAgree"]))).toEqual([]);
  });
});
