import { questionIcons } from "@seedbed/rules/questionnaire/question-icons";
import { expect, test } from "vitest";
import { iconsByName } from "./named-icon.tsx";

test("every icon a clarifying question may carry can be drawn", () => {
  expect(questionIcons.filter((name) => !(name in iconsByName))).toEqual([]);
});
