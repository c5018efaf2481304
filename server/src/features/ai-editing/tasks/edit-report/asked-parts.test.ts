import { expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { confinedTo, isAskedToGo, isInside, leavesPeopleAlone } from "./asked-parts.ts";
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

test.each(
  "everywhere throughout all every whole entire each überall alle allen alles aller ganze ganzen ganzes ganzer jede jeden jedes jeder partout tout tous toute toutes todo toda todos todas".split(
    " ",
  ),
)("who says %j means what people wrote, too", (word) => {
  expect(leavesPeopleAlone(asked(`Bitte ${word}`), change("set"))).toBe(true);
});

test.each(["全体を直して", "すべて直して", "全部直して"])("and so does who says %s", (message) => {
  expect(leavesPeopleAlone(asked(message), change("set"))).toBe(true);
});

test("a part of a word means nothing everywhere, and a German name of a field names it", () => {
  expect(leavesPeopleAlone(asked("Bitte kalle totally"), change("set"))).toBe(false);
  expect(leavesPeopleAlone(asked("Die Aussage bitte"), change("set"))).toBe(true);
});

const words = (text: string) => text.split("|").map((word) => word.trim());
const told = String(asked("").things.find(({ handle }) => handle === "a1")?.told);

test.each(
  words(`remove it | delete it | drop it | cut it | discard it | without it | get rid of it | leave out it | take out it | entferne es | entfernen | lösche es | löschen | streiche es | ohne es | es kann weg | raus damit
    supprimez-le | supprime ça | retirez-le | enlevez-le | enlève ça | effacez-le | elimínalo | eliminar | quita eso | quítalo | quite eso | borra eso | bórralo | suprime eso | suprímelo | 削除して | 消して, 消し | 消す | 外して, 外し | 外す | 取り除いて`),
)("a thing goes for who says %j", (message) => {
  expect(isAskedToGo(asked(message), change("remove"))).toBe(true);
});

test("a thing goes for nobody else, but for who names or has selected it", () => {
  const scope = { handles: ["a1"], field: null, quote: "" };
  for (const message of ["Make it friendlier", "Weggehen will keiner", "Cuttings of hedges"])
    expect(isAskedToGo(asked(message), change("remove"))).toBe(false);
  expect(isAskedToGo(asked("Make it friendlier"), change("set"))).toBe(true);
  expect(isAskedToGo(asked("Make it friendlier", { scope }), change("remove"))).toBe(true);
  expect(isAskedToGo(asked(`What about “${told}”?`), change("remove"))).toBe(true);
});

test.each([
  ["Shorten the value proposition", true],
  ["Shorten the value proposition. And mend the rest", false],
  ["Shorten the value proposition, please", false],
  ...words("and | also | then | but | und | auch | dann | aber | sowie | &").map(
    (word) => [`Shorten the value proposition ${word} more`, false] as const,
  ),
] as const)("%j is confined to one thing: %s", (message, isConfined) => {
  expect(confinedTo(asked(message))).toEqual(
    isConfined ? { handles: ["o0"], field: "overview.valueProposition", quote: "" } : null,
  );
});

test("what a thing is called may hold such words", () => {
  expect(confinedTo(asked(`Remove the assumption “${told}”`))).toEqual({ handles: ["a1"], field: null, quote: "" });
});

test("inside of what was selected is a thing, what it holds and what is added to it; of a field nothing but the field", () => {
  const within = (handles: string[], field: string | null = null) => ({ handles, field, quote: "" });
  const set = (target: string, ...fields: string[]) => ({
    ...{ kind: "set" as const, target, position: 0, values: fields.map((field) => ({ field, value: "Soap." })) },
  });
  const input = asked("Make it friendlier");
  const inner = input.things.find(({ within }) => within !== null);
  const list = input.lists.find(({ within }) => within !== null);
  const add = { kind: "add" as const, target: list?.handle ?? "", position: 0, values: [] };
  expect(isInside(input, set("a2", "statement"), null)).toBe(true);
  expect(isInside(input, set("a1", "statement"), within(["a1"]))).toBe(true);
  expect(isInside(input, set("a2", "statement"), within(["a1"]))).toBe(false);
  expect(isInside(input, set("zz9", "statement"), within(["a1"]))).toBe(false);
  expect(isInside(input, set(inner?.handle ?? "", "text"), within([inner?.within ?? ""]))).toBe(true);
  expect(isInside(input, set(inner?.handle ?? "", "text"), within([inner?.within ?? ""], "text"))).toBe(false);
  expect(isInside(input, add, within([list?.within ?? ""]))).toBe(true);
  expect(isInside(input, add, within(["a1"]))).toBe(false);
  expect(isInside(input, set("a1", "statement"), within(["a1"], "statement"))).toBe(true);
  expect(isInside(input, set("a1", "statement", "certainty"), within(["a1"], "statement"))).toBe(false);
  expect(isInside(input, change("remove"), within(["a1"], "statement"))).toBe(false);
});
