import { Failure } from "../../../../platform/failure.ts";
import { figureFindings } from "../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../platform/model/answer/text-findings.ts";
import { wordedValue } from "../../../report/exports/worded-value.ts";
import type { EditReportInput } from "./edit-input.ts";
import { allowedNumbers, formsOf, numbersIn } from "./figures-allowed.ts";
import { listOfChange, thingOf } from "./named-parts.ts";
import type { EditReportOutput, WrittenChange, WrittenEdit } from "./output.ts";

/** Every change names what is there and keeps to its limits, numbers stand in their fields, and no address is made up. */
export function checkEdits(output: EditReportOutput, input: EditReportInput): Finding[] {
  const allowed = allowedNumbers(input);
  const texts = output.edits.map(({ title, description, changes }) => ({
    title,
    description,
    changes: changes.map(({ values }) => ({ values: values.map(({ value }) => ({ value })) })),
  }));
  return [
    ...replyFindings(output.reply, input),
    ...output.edits.flatMap((edit, index) => editFindings(edit, { input, output, allowed, place: `edits.${index}` })),
    ...textFindings({ reply: output.reply, edits: texts }, input, ["description", "value", "quote"]).filter(
      ({ rule }) => rule !== "repeated-sentence",
    ),
  ];
}

/** A reply speaks of figures that stand somewhere: in the report, in what was read, in what was said. */
export function replyFindings(reply: string, input: EditReportInput): Finding[] {
  // What stands in a picture cannot be looked for: the reply says so (`mendEdits`).
  return input.picture ? [] : unfoundFigures(reply, input);
}

/** The figures of a reply that stand nowhere but, perhaps, in a picture. */
export function unfoundFigures(reply: string, input: EditReportInput): Finding[] {
  const held = input.things.flatMap(({ fields }) =>
    fields.flatMap(({ value }) => (typeof value === "number" ? [`${value}`, `$${value}`, `${value}%`] : [])),
  );
  return figureFindings({ reply }, [input, held]);
}

interface Checking {
  input: EditReportInput;
  output: EditReportOutput;
  /** Numbers that any text may state. */
  allowed: ReadonlySet<string>;
  place: string;
}

function editFindings(edit: WrittenEdit, checking: Checking): Finding[] {
  const { input, place } = checking;
  const stood = edit.changes.flatMap((change) => (thingOf(input, change)?.fields ?? []).map(({ value }) => value));
  const own = new Set([
    ...checking.allowed,
    ...stood.flatMap((value) => (typeof value === "string" ? numbersIn(value) : [])),
    ...(edit.basis === "reasoning" ? [] : numbersIn(edit.quote)),
  ]);
  const told = [edit.title, edit.description].some((text) => numbersIn(text).some((each) => !own.has(each)));
  return [
    ...(told
      ? [refuse("number-in-words", place, "Its title and description state no number that the edit does not rest on.")]
      : []),
    ...edit.changes.flatMap((change, index) =>
      changeFindings(change, { ...checking, allowed: own, place: `${place}.changes.${index}` }),
    ),
  ];
}

function changeFindings(change: WrittenChange, checking: Checking): Finding[] {
  const { input, place } = checking;
  const thing = thingOf(input, change);
  const list = listOfChange(input, change);
  if (!thing && !list)
    return [refuse("no-such-thing", `${place}.target`, "Name a thing, or for add a list, by its handle.")];
  if ((change.kind === "remove" || change.kind === "move") && !thing?.mayGo)
    return [refuse("stays", place, "This cannot be removed or moved.")];
  if (change.kind === "move" && (change.position < 1 || change.position > (thing?.count ?? 0)))
    return [refuse("no-such-place", `${place}.position`, `Give a place from 1 to ${thing?.count}.`)];
  if ((change.kind === "set" || change.kind === "add") && change.values.length === 0)
    return [refuse("says-nothing", place, "Say which fields say what.")];
  return change.values.flatMap((value, index) =>
    valueFindings(value, { ...checking, place: `${place}.values.${index}` }, thing ?? list),
  );
}

function valueFindings(
  { field, value }: WrittenChange["values"][number],
  { input, output, allowed, place }: Checking,
  owner: ReturnType<typeof thingOf> | ReturnType<typeof listOfChange>,
): Finding[] {
  const known = owner?.fields.find((each) => each.field === field);
  if (!known) return [refuse("no-such-field", `${place}.field`, `It has no field ${field}.`)];
  try {
    wordedValue(known.edit, value, field);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [refuse("not-accepted", `${place}.value`, error.message)];
  }
  if (known.edit.kind !== "text" && known.edit.kind !== "texts") return [];
  const invented = numbersIn(value).filter((each) => !allowed.has(each));
  if (invented.length > 0)
    return [
      refuse(
        "number-in-words",
        `${place}.value`,
        `The text states ${invented.join(", ")}, which stands in no field that holds a number, and which the person has not said. Leave it out, or change the field that holds the number.`,
      ),
    ];
  const stood = "value" in known ? known.value : undefined;
  const misplaced = movedNumber(typeof stood === "string" ? stood : "", value, { input, output });
  return misplaced === undefined
    ? []
    : [
        refuse(
          "number-in-words",
          `${place}.value`,
          `The number ${misplaced.number} stands in ${misplaced.handle} ${misplaced.field}. Change it there, and leave the text as it is.`,
        ),
      ];
}

/** A number that a text gives up for another one, while the field that holds it stays as it is. */
function movedNumber(
  before: string,
  after: string,
  { input, output }: Pick<Checking, "input" | "output">,
): { number: string; handle: string; field: string } | undefined {
  const [stood, stands] = [numbersIn(before), numbersIn(after)];
  if (stands.every((each) => stood.includes(each))) return undefined;
  const given = stood.filter((each) => !stands.includes(each));
  for (const thing of input.things)
    for (const { field, value } of thing.fields) {
      // Small counts stand everywhere.
      if (typeof value !== "number" || Math.abs(value) < 10) continue;
      const number = given.find((each) => formsOf(value).includes(each));
      if (number !== undefined && !isSet(output, thing.handle, field)) return { number, handle: thing.handle, field };
    }
  return undefined;
}

const isSet = ({ edits }: EditReportOutput, handle: string, name: string) =>
  edits.some(({ changes }) =>
    changes.some(
      ({ kind, target, values }) => kind === "set" && target === handle && values.some(({ field }) => field === name),
    ),
  );
