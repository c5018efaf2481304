import { beforeAll, describe, expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { editValue, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { outlineOf } from "../../report/exports/report-outline.ts";
import type { StandingPart } from "../../report/exports/standing-report.ts";
import type { WrittenEdit } from "../tasks/edit-report/output.ts";
import { proposeEdits } from "./propose-edits.ts";

let report: StandingPart[];
beforeAll(async () => {
  report = await draftedReport();
});

const passages = [
  { text: "Hotels refill soap.", title: "Refill report", sourceUuid: "1b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" },
];

/** What is proposed of edits of the assumptions and the overview, as one reply. */
function propose(...written: object[]) {
  const { named } = outlineOf(report);
  const input = editAsked(report, "Say it more plainly");
  const proposing = { report, named, passages, input, replyId: "reply/1", at: new Date("2031-05-01T10:00:00Z") };
  return proposeEdits(written as WrittenEdit[], proposing, "model");
}
const edit = (...changes: object[]) => writtenEdit("Say it more plainly", changes);
const states = (handle: string) => editValue(handle, { statement: `Hotels buy soap by weight, says ${handle}.` });
const remove = (target: string) => ({ kind: "remove", target, values: [], position: 0 });
const move = (target: string, position: number) => ({ kind: "move", target, values: [], position });

describe("an edit shows at a glance what it does", () => {
  test.each<[string, object[]]>([
    ["text", [states("a1")]],
    ["text", [states("a1"), states("a2"), states("a3")]],
    ["rename", [states("a1"), states("a2"), states("a3"), states("a4")]],
    ["number", [editValue("f0", { "pricing.price": "4711" })]],
    ["remove", [remove("a1")]],
    ["remove", [remove("a1"), remove("a2")]],
    ["move", [move("a2", 1)]],
    ["list", [states("a1"), remove("a2")]],
    ["list", [remove("a1"), move("a3", 1)]],
  ])("%s: %#", async (icon, changes) => {
    const { found, failed } = await propose(edit(...changes));
    expect([found.map((each) => each.edit.icon), failed]).toEqual([[icon], []]);
  });
});

test("a place is counted from 1", async () => {
  const { found } = await propose(edit(move("a3", 1)));
  const [item] = (report.find(({ section }) => section === "assumptions")?.content ?? []) as { uuid: string }[];
  expect(found[0]?.asked).toMatchObject([{ kind: "move" }]);
  expect(found[0]?.edit.changes).toMatchObject([{ kind: "move", before: 3, after: 1 }]);
  expect(item?.uuid).not.toBe(found[0]?.edit.changes[0]?.item);
});

test("what a passage says leads to its source, everything else to none", async () => {
  const resting = writtenEdit("Say it", [states("a1")], {
    basis: "passage",
    passage: "1",
    quote: "Hotels refill soap",
  });
  const { found } = await propose(resting, edit(states("a2")));
  expect(found.map(({ edit: { basis } }) => basis)).toEqual([
    { kind: "passage", quote: "Hotels refill soap", sourceUuid: passages[0]?.sourceUuid, sourceTitle: "Refill report" },
    { kind: "reasoning", quote: null, sourceUuid: null, sourceTitle: null },
  ]);
});

test("of two edits of a reply that cannot both be made the first is proposed", async () => {
  const { found, failed } = await propose(edit(states("a1")), edit(remove("a1")), edit(states("a2")));
  expect(found.map(({ edit: { changes } }) => changes[0]?.kind)).toEqual(["set", "set"]);
  expect(failed).toEqual([]);
});

test("what cannot be made is told by its title and why, and the others are proposed all the same", async () => {
  const wrong = writtenEdit("Say it", [editValue("f0", { "pricing.price": "-5" })], { title: "Cheaper" });
  const gone = writtenEdit("Say it", [remove("zz9")], { title: "Gone" });
  const { found, failed } = await propose(wrong, gone, edit(states("a1")), edit(move("a1", 1)));
  expect(found).toHaveLength(1);
  expect(failed).toEqual([
    expect.stringMatching(/^“Cheaper”: (?!.*invalid).+\.$/u),
    expect.stringMatching(/^“Gone”: There is no such thing\.$/u),
    "“As you said”: This changes nothing.",
  ]);
});

test("the same reply proposes its edits under the same ids, each under its own", async () => {
  const ids = async () => (await propose(edit(states("a1")), edit(states("a2")))).found.map((each) => each.edit.uuid);
  const [first, second] = await ids();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(first).not.toBe(second);
  expect(await ids()).toEqual([first, second]);
});
