import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import { confinedTo, isAskedToGo, isInside, leavesPeopleAlone } from "./asked-parts.ts";
import { unfoundFigures } from "./check.ts";
import { type EditReportInput, wordsOfPerson } from "./edit-input.ts";
import { numbersIn } from "./figures-allowed.ts";
import { fieldOf, sectionOfChange, thingOf } from "./named-parts.ts";
import { type EditReportOutput, editsMax, type WrittenChange, type WrittenEdit } from "./output.ts";
import { isGerman, standsIn } from "./said-words.ts";

/**
 * What an edit may not touch goes: what is outside of what was selected, what nobody asked for, and people's own work that was not named. What changes nothing
 * goes, too; an edit of two sections becomes two. A basis that is not found is reasoning.
 */
export function mendEdits(output: EditReportOutput, input: EditReportInput, mended: NoteMend): EditReportOutput {
  const part = confinedTo(input);
  let isLeft = false;
  const edits = output.edits.flatMap((edit, index) => {
    const place = `edits.${index}`;
    if (!standsIn(edit.asked, wordsOfPerson(input))) {
      mended("nobody-asked", place);
      return [];
    }
    const changes = edit.changes.flatMap((change) => {
      const kept = withoutSame(change, input);
      if (kept.kind === "set" && kept.values.length === 0) return [];
      if (!isInside(input, kept, part) || !isAskedToGo(input, kept)) {
        mended("outside-of-scope", place);
        return [];
      }
      if (leavesPeopleAlone(input, kept)) return [kept];
      mended("people's-work", place);
      isLeft = true;
      return [];
    });
    return bySection({ ...withBasis(edit, input, () => mended("basis-not-found", place)), changes }, input);
  });
  const language = isGerman(input.message) ? "de" : "en";
  const isUnfound = input.picture !== null && unfoundFigures(output.reply, input).length > 0;
  const reply = [
    output.reply,
    ...(isUnfound ? [readOffPicture[language]] : []),
    ...(isLeft ? [leftToPeople[language]] : []),
  ].join(" ");
  return { reply, edits: edits.slice(0, editsMax) };
}

const leftToPeople = {
  en: "What people wrote stays as it is: name it to have it changed.",
  de: "Was Menschen geschrieben haben, bleibt: Nennen Sie es, um es zu ändern.",
};

const readOffPicture = {
  en: "Figures here that stand nowhere else were read off the picture: check them there.",
  de: "Zahlen, die sonst nirgends stehen, sind vom Bild abgelesen: Prüfen Sie sie dort.",
};

/** A change without the fields that stay as they are. */
function withoutSame(change: WrittenChange, input: EditReportInput): WrittenChange {
  if (change.kind === "remove" || change.kind === "move") return { ...change, values: [] };
  if (change.kind === "add") return change;
  const thing = thingOf(input, change);
  const isSame = ({ field, value }: WrittenChange["values"][number]) => {
    const stands = fieldOf(thing, field)?.value;
    return (Array.isArray(stands) ? stands.join("\n") : String(stands ?? "")) === value.trim();
  };
  return { ...change, values: change.values.filter((value) => !isSame(value)) };
}

/** The edit with a basis that is there: what a passage says, or a person, letter by letter; else it is reasoning. */
function withBasis(edit: WrittenEdit, input: EditReportInput, isMended: () => void): WrittenEdit {
  if (input.picture && edit.basis !== "reasoning" && !carriesItsNumbers(edit, input)) {
    isMended();
    return { ...edit, basis: "reasoning", passage: "none", quote: "" };
  }
  if (edit.basis === "passage") {
    const text = input.passages.find(({ number }) => number === edit.passage)?.text;
    const span = text === undefined ? null : findQuote(edit.quote, text);
    if (text !== undefined && span) return { ...edit, quote: text.slice(span.start, span.end) };
  }
  const document = input.document ? [input.document.text] : [];
  if (edit.basis === "words" && standsIn(edit.quote, [...wordsOfPerson(input), ...document]))
    return { ...edit, passage: "none" };
  if (edit.basis !== "reasoning") isMended();
  return { ...edit, basis: "reasoning", passage: "none", quote: "" };
}

/** Whether every number that an edit writes is the person's, of its quote, or stood in its field: else it may be one of the picture. */
function carriesItsNumbers({ quote, changes }: WrittenEdit, input: EditReportInput): boolean {
  const said = [...wordsOfPerson(input), quote].flatMap(numbersIn);
  return changes.every((change) =>
    change.values.every(({ field, value }) => {
      const stood = String(fieldOf(thingOf(input, change), field)?.value ?? "");
      const known = new Set([...said, ...numbersIn(stood)]);
      return numbersIn(value).every((number) => known.has(number));
    }),
  );
}

/** One edit for each section that it changes. */
function bySection(edit: WrittenEdit, input: EditReportInput): WrittenEdit[] {
  const sections = [...new Set(edit.changes.map((change) => sectionOfChange(input, change)))];
  return sections.map((section) => ({
    ...edit,
    changes: edit.changes.filter((change) => sectionOfChange(input, change) === section),
  }));
}
