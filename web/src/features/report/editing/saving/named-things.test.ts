import { expect, test } from "vitest";
import { nothingNamed, saidOf } from "./named-things.ts";

const section = "customerProfiles";

test.each([
  ["[].jobs[]", "add", "Job created", "Failed to create job"],
  ["[].pains[]", "set", "Pain point updated", "Failed to update pain point"],
  ["[].journey[]", "remove", "Journey step deleted", "Failed to delete journey step"],
  ["[].jobs[]", "move", null, "Failed to update job"],
  ["[].jobs[]", "set", "Job updated", "Failed to update job"],
  ["[].jobs[]", "remove", "Job deleted", "Failed to delete job"],
  ["[].jobs[]", "reset", "Job updated", "Failed to update job"],
  ["[].pains[]", "add", "Pain point created", "Failed to create pain point"],
  ["[].journey[]", "set", "Journey step updated", "Failed to update journey step"],
  [
    ...(["[].signals[]", "remove"] as const),
    "Real world signal deleted successfully",
    "Failed to delete real world signal. Please try again later.",
  ],
  [
    "[].signals[]",
    "add",
    "Real world signal created successfully",
    "Failed to create real world signal. Please try again later.",
  ],
] as const)("of a change of %s, to %s, it is said what was done and what was not", (place, kind, ...[done, failed]) => {
  expect(saidOf(section, place, kind)).toEqual({ done, failed });
});

test("of other places nothing of their own is said", () => {
  expect(saidOf(section, "[]", "add")).toBeNull();
  expect(saidOf("trends", "[].jobs[]", "add")).toBeNull();
});

test("a change that names nothing says so where that is known of its place", () => {
  const add = { kind: "add", place: "", parent: "", item: { uuid: "a" } } as const;
  const remove = { kind: "remove", item: "", seen: { uuid: "a" } } as const;
  const step = "[].journey[]";
  expect(nothingNamed(section, step, add)).toBe("Cannot add step: no customer profile selected");
  expect(nothingNamed(section, step, remove)).toBe("Cannot remove step: missing required information");
  expect(nothingNamed(section, "[].signals[]", add)).toBe("Profile UUID is required");
  expect(nothingNamed(section, "[].jobs[]", remove)).toBeNull();
  expect(nothingNamed(section, "[].jobs[]", add)).toBeNull();
  expect(nothingNamed("trends", step, add)).toBeNull();
  expect(nothingNamed(section, step, { ...add, parent: "a" })).toBeNull();
  expect(nothingNamed(section, step, { ...remove, item: "a" })).toBeNull();
});
