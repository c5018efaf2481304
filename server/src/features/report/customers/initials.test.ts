import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Marta Lindqvist", "ML"],
  ["Ana Maria de Souza", "AS"],
  ["Idris", "I"],
  ["élise “Lili” d'Arcy", "ÉD"],
  ["李 雷", "李雷"],
  ["", ""],
])("%s has the initials %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
