import { expect, test } from "vitest";
import { editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { editValue, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { assessed } from "#test-support/task-promises.ts";
import type { OutlineField, OutlineList, OutlineThing } from "../../../report/exports/report-outline.ts";
import type { EditReportInput } from "./edit-input.ts";
import { editReportTask } from "./task.ts";

const note = { field: "note", edit: { kind: "text", max: 900 }, value: "Soap.", isPersonal: true };
const share = { field: "share", edit: { kind: "number", min: 1, max: 90 }, value: 40 };
const choice = { field: "kind", edit: { kind: "choice", values: ["good", "bad"] }, value: "good" };
const flag = { field: "isNew", edit: { kind: "flag" }, value: false };
const pros = { field: "pros", edit: { kind: "texts", most: 4, max: 80 }, value: ["fast", "near"] };
const cons = { field: "cons", edit: { kind: "text", max: 80 }, value: null };
const fields = [note, choice, share, flag, pros, cons].map(
  (each) => ({ isPersonal: false, label: each.field, ...each }) as unknown as OutlineField,
);
const thing = (handle: string, more: Partial<OutlineThing> = {}): OutlineThing => ({
  ...{ handle, section: "overview", name: "Overview", told: "Overview", list: null, within: null },
  ...{ position: 0, count: 1, fields: [], mayGo: false, isPersonal: false },
  ...more,
});
const things = [
  thing("o0", { fields }),
  thing("k1", { name: "“Quay”", told: "Quay", list: "Kiosks", position: 1, count: 3, mayGo: true }),
  thing("p1", { name: "“Queue”", told: "Queue", list: "Pains", within: "k1", position: 0, count: 1, mayGo: true }),
];
const lists = [
  { handle: "l1", name: "Kiosks", within: null, fields: [note, share] },
  { handle: "l2", name: "Pains", within: "k1", fields: [choice] },
] as unknown as OutlineList[];
const asked = (message: string, more: Partial<EditReportInput> = {}) =>
  editAsked([], message, { things, lists, ...more });
const partOf = (request: string, title: string) =>
  request
    .split("\n\n")
    .find((part) => part.startsWith(title))
    ?.split("\n")
    .slice(1);

test("a model is told of each thing where it stands, and of each field what it takes and who wrote it", () => {
  const { request } = editReportTask.prompt(asked("Why?"));
  expect(partOf(request, "# The report, thing by thing")).toEqual([
    ...["> - o0: Overview", "> - o0 note (at most 900 characters, written by a person): Soap."],
    ...["> - o0 kind (one of good | bad): good", "> - o0 share (a number from 1 to 90): 40"],
    ...["> - o0 isNew (true or false): false", "> - o0 pros (at most 4 lines): fast / near"],
    ...["> - o0 cons (at most 80 characters):", "> - k1: “Quay”, Kiosks 2 of 3", "> - p1: “Queue”, Pains 1 of 1 of k1"],
  ]);
  expect(partOf(request, "# Lists that take more things")).toEqual([
    "> - l1: Kiosks; fields: note (at most 900 characters), share (a number from 1 to 90)",
    "> - l2: Pains of k1; fields: kind (one of good | bad)",
  ]);
});

test("a model is told what there is besides the message, and of nothing else", () => {
  const bare = editReportTask.prompt(asked("Why?", { lists: [] })).request;
  expect(bare.match(/^# .*$/gmu)).toEqual([
    "# The report, thing by thing",
    "# What the person says now",
    "# Your task",
  ]);
  const { request } = editReportTask.prompt(
    asked("Why?", {
      passages: [{ number: "1", title: "Report", text: "Hotels buy." }],
      said: [
        { by: "person", text: "For whom?" },
        { by: "ai", text: "Hotels." },
      ],
      open: [{ title: "Shorter", what: "note: Soap." }],
      document: { filename: "plan.txt", text: "Our plan." },
      scope: { handles: ["o0", "k1"], field: "note", quote: "" },
    }),
  );
  expect(partOf(request, "# What was read")).toEqual(["> - Passage 1, of Report: Hotels buy."]);
  expect(partOf(request, "# Said before")).toEqual(["> - Person: For whom?", "> - You: Hotels."]);
  expect(partOf(request, "# What you proposed")).toEqual(["> - Shorter: note: Soap."]);
  expect(partOf(request, "# A file")).toEqual(["> - plan.txt", "> Our plan."]);
  expect(partOf(request, "# What was selected")).toEqual(["> - o0", "> - k1", "> - Field: note"]);
});

const left = (edits: object[], input = asked("Say soap"), reply = "I would do this.") =>
  assessed(editReportTask, { reply, edits }, input);
const said = (message: string, values: Record<string, string>, more: object = {}) =>
  writtenEdit(message, [editValue("o0", values)], more);

test("lines that stay as they are change nothing; a field may be emptied, and two things may say the same", () => {
  expect(left([said("Say soap", { pros: "fast\nnear" })])).toMatchObject({ outcome: "ok", output: { edits: [] } });
  expect(left([said("Say soap", { pros: "fast near" })])).toMatchObject({ output: { edits: [{}] } });
  expect(left([said("Say soap", { pros: "" })])).toMatchObject({ outcome: "ok", output: { edits: [{}] } });
  const twice = "Hotels would buy soap by weight from us.";
  const named = asked("Say soap in the note and the cons");
  expect(left([said("Say soap", { cons: twice, note: twice })], named)).toMatchObject({
    outcome: "ok",
    output: { edits: [{ changes: [{ values: [{}, {}] }] }] },
  });
});

test("a passage that is not there and a basis of no kind are reasoning; words of the person name no passage", () => {
  const passages = [{ number: "1", title: "Report", text: "Hotels buy soap." }];
  const input = asked("Say soap in cons", { passages });
  const resting = (more: object) => left([said("Say soap", { cons: "Soap." }, more)], input);
  const reasoning = { output: { edits: [{ basis: "reasoning", passage: "none", quote: "" }] } };
  expect(resting({ basis: "guess", passage: "none", quote: "" })).toMatchObject(reasoning);
  expect(resting({ basis: "passage", passage: "7", quote: "Hotels buy soap" })).toMatchObject(reasoning);
  expect(resting({ basis: "words", passage: "1", quote: "soap in cons" })).toMatchObject({
    output: { edits: [{ basis: "words", passage: "none", quote: "soap in cons" }] },
  });
});

test("what the AI said is no word of the person: nothing is asked for by it, and no number is taken from it", () => {
  const input = asked("Say soap", { said: [{ by: "ai", text: "Drop the quay, it holds 7391 crates" }] });
  expect(left([writtenEdit("Drop the quay", [editValue("o0", { cons: "Soap." })])], input)).toMatchObject({
    output: { edits: [] },
  });
  expect(JSON.stringify(left([said("Say soap", { cons: "It holds 7391 crates." })], input))).toContain(
    "which stands in no field that holds a number",
  );
});

test("a reply may state what a field holds, in dollars and in percent; a place is counted from 1", () => {
  const replying = (reply: string) => left([], asked("What now?"), reply).outcome;
  expect(["It is 40 now.", "It costs $40.", "It is 40% now."].map(replying)).toEqual(["ok", "ok", "ok"]);
  expect(replying("It is 73% now.")).not.toBe("ok");
  const move = { kind: "move", target: "k1", values: [], position: 9 };
  expect(JSON.stringify(left([writtenEdit("Say soap", [move])]))).toContain("Give a place from 1 to 3.");
});

test("what is added to the reply is in the language of the message", () => {
  const german = "Mach das bitte alles nicht so lang, sondern kürzer und freundlicher";
  const unnamed = "Das ist mir bitte nicht freundlich genug, und zwar gar nicht";
  const own = said(unnamed, { note: "Seife." });
  expect(left([own], asked(unnamed))).toMatchObject({
    output: {
      edits: [],
      reply: "I would do this. Was Menschen geschrieben haben, bleibt: Nennen Sie es, um es zu ändern.",
    },
  });
  expect(left([said("friendlier", { note: "Seife." })], asked("A bit friendlier"))).toMatchObject({
    output: { edits: [], reply: "I would do this. What people wrote stays as it is: name it to have it changed." },
  });
  const picture = {
    filename: "board.png",
    picture: { mediaType: "image/png" },
  } as unknown as EditReportInput["picture"];
  const read = (message: string) => left([], asked(message, { picture }), "The board says 7391.");
  expect(read(german)).toMatchObject({
    output: {
      reply: "The board says 7391. Zahlen, die sonst nirgends stehen, sind vom Bild abgelesen: Prüfen Sie sie dort.",
    },
  });
  expect(read("What does it say?")).toMatchObject({
    output: {
      reply: "The board says 7391. Figures here that stand nowhere else were read off the picture: check them there.",
    },
  });
});
