import type { Picture } from "../../../../platform/model/pictures/picture.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { OutlineList, OutlineThing } from "../../../report/exports/report-outline.ts";

/** A passage of the report's sources that an edit may rest on. */
export interface ReadPassage {
  /** By which a model names it: "1". */
  number: string;
  text: string;
  title: string;
}

/** What an edit is to be confined to; nothing else is changed. */
export interface AskedPart {
  /** Of things: they and what they hold. */
  handles: string[];
  /** A field of the first of them; null for all of it. */
  field: string | null;
  /** The words that were selected; empty for none. */
  quote: string;
}

/** What a reply and its edits are made from. Ids are nowhere in it. */
export interface EditReportInput {
  brief: ConceptBrief;
  things: OutlineThing[];
  lists: OutlineList[];
  passages: ReadPassage[];
  /** What was said before, the oldest first. */
  said: { by: "person" | "ai"; text: string }[];
  /** What was proposed and is neither made nor discarded. */
  open: { title: string; what: string }[];
  /** Labels of sections that are outdated. */
  outdated: string[];
  message: string;
  /** The text of a file that came with the message; null for none. */
  document: { filename: string; text: string } | null;
  /** A picture that came with the message; null for none. What stands in it is nobody's words. */
  picture: { filename: string; picture: Picture } | null;
  scope: AskedPart | null;
}

/** All that the person has said, the last first. */
export const wordsOfPerson = ({ message, said, scope }: EditReportInput): string[] => [
  message,
  ...said.filter(({ by }) => by === "person").map(({ text }) => text),
  ...(scope && scope.quote !== "" ? [scope.quote] : []),
];
