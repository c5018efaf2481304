import { expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { editValue, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { assessed } from "#test-support/task-promises.ts";
import type { StandingPart } from "../../../report/exports/standing-report.ts";
import { editReportTask } from "./task.ts";

const report = await draftedReport();
const proposition = "overview.valueProposition";
const message = "Say in the value proposition that it is for hotels";
const plain = editAsked(report, message);
const valueAt = (handle: string, name: string) =>
  plain.things.find((thing) => thing.handle === handle)?.fields.find(({ field }) => field === name)?.value;
const standing = String(valueAt("o0", proposition));
const setting = (value: string) => editValue("o0", { [proposition]: value });
const left = (edits: object[], input = plain, reply = "I would do this.") =>
  assessed(editReportTask, { reply, edits }, input);
/** The report with another value proposition. */
const saying = (valueProposition: string) =>
  report.map((part): StandingPart => {
    if (part.section !== "overview") return part;
    const content = structuredClone(part.content) as { overview: { valueProposition: string } };
    content.overview.valueProposition = valueProposition;
    return { ...part, content };
  });

test("words of a file may carry an edit, and words that were selected may ask for it", () => {
  const document = { filename: "notes.txt", text: "Our landlord says that hotels lend rooms." };
  const resting = writtenEdit(message, [setting(`${standing} For hotels.`)], {
    basis: "words",
    quote: "hotels lend rooms",
  });
  expect(left([resting], editAsked(report, message, { document }))).toMatchObject({
    output: { edits: [{ basis: "words", quote: "hotels lend rooms" }] },
  });
  expect(left([resting])).toMatchObject({ output: { edits: [{ basis: "reasoning", quote: "" }] } });
  const scope = { handles: ["o0"], field: proposition, quote: "make it all about hotels" };
  expect(
    left([writtenEdit("all about hotels", [setting("Soap by weight.")])], editAsked(report, "As it says", { scope })),
  ).toMatchObject({ output: { edits: [{ title: "As you said" }] } });
});

test("an edit that changes nothing goes without a word", () => {
  expect(left([writtenEdit(message, [setting(` ${standing} `)])])).toMatchObject({
    outcome: "ok",
    output: { edits: [] },
  });
});

test("a thing that is added says something", () => {
  const [list] = plain.lists;
  const added = { kind: "add", target: list?.handle, values: [], position: 0 };
  expect(JSON.stringify(left([writtenEdit(message, [added])]))).toContain("Say which fields say what.");
});

test("a reply may name the figures of the report, and an edit those of the passage it rests on", () => {
  const price = valueAt("f0", "pricing.price");
  expect(typeof price).toBe("number");
  expect(left([], plain, `The price is $${price} as it stands.`)).toMatchObject({ outcome: "ok" });
  expect(JSON.stringify(left([], plain, "The price is $7391 as it stands."))).toContain("invented-figure");
  const passages = [{ number: "1", title: "Refill report", text: "Hotels save 7391 bottles with refills." }];
  const quoting = { basis: "passage", passage: "1", quote: "Hotels save 7391 bottles" };
  const saving = (more: object) => writtenEdit(message, [setting(`${standing} Hotels save 7391 bottles.`)], more);
  const input = editAsked(report, message, { passages });
  expect(left([saving(quoting)], input)).toMatchObject({ outcome: "ok", output: { edits: [{ basis: "passage" }] } });
  expect(JSON.stringify(left([saving({})], input))).toContain("number-in-words");
});

const draft = (asked: string, said: string) => editReportTask.draft(editAsked(saying(said), asked), "a seed");

test("the drafter writes a new name wherever a text says the old one, and leaves choices as they are", () => {
  const soap = draft("Rename “Zebrafish” to “Bread” everywhere", "Zebrafish, and more Zebrafish.");
  expect(soap.edits).toMatchObject([{ changes: [setting("Bread, and more Bread.")] }]);
  const wish = draft("Rename “Desirability” to “Wishes” everywhere", "Desirability comes first.");
  expect(wish.edits.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining(setting("Wishes comes first.")),
  );
});

test("the drafter says what cannot be made shorter, and that nothing is outdated", () => {
  expect(draft("Shorten the value proposition", "Soap by weight.").reply).toContain("cannot be made shorter");
  expect(draft("Kürze bitte das Wertversprechen", "Soap by weight.").reply).toContain("nicht kürzen");
  expect(draft("Update the outdated sections", "Soap.")).toEqual({
    reply: "Nothing of this report is outdated.",
    edits: [],
  });
});
