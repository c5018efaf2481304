import { expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { leavesPeopleAlone } from "./asked-parts.ts";
import type { EditReportInput } from "./edit-input.ts";

const report = await draftedReport();

/** A message about a report in which a person has written the first assumption. */
function asked(message: string, more: Partial<EditReportInput> = {}): EditReportInput {
  const input = editAsked(report, message, more);
  const things = input.things.map((thing) =>
    thing.handle === "a1"
      ? { ...thing, isPersonal: true, fields: thing.fields.map((field) => ({ ...field, isPersonal: true })) }
      : thing,
  );
  return { ...input, things };
}
const change = (kind: "set" | "remove" | "move", target = "a1") => ({
  ...{ kind, target, position: 2 },
  values: kind === "set" ? [{ field: "statement", value: "Hotels buy soap." }] : [],
});

test.each([
  ["Drop what is weak", change("remove"), false],
  ["Drop what is weak", change("remove", "a2"), true],
  ["Put it in a better order", change("move"), true],
  ["Make it friendlier", change("set"), false],
  ["Make it friendlier", change("set", "a2"), true],
  ["Make it friendlier throughout", change("set"), true],
  ["Alles bitte einfacher, in allen Texten", change("set"), true],
  ["Another statement, please", change("set"), true],
])("what a person wrote is left alone by a change after %j: %#", (message, asks, isLeft) => {
  expect(leavesPeopleAlone(asked(message), asks)).toBe(isLeft);
});

test("what a person has selected may be changed, whoever wrote it", () => {
  const scope = { handles: ["a1"], field: null, quote: "" };
  expect(leavesPeopleAlone(asked("Make it friendlier", { scope }), change("set"))).toBe(true);
});
