import { Uuid } from "@seedbed/contract/plain-text";
import { notFound } from "../../platform/failure.ts";

/** The id in a path. What cannot be one is answered like a missing one, with the sentence, and never reaches the database. */
export function knownId(text: string, sentence: string): string {
  if (!Uuid.safeParse(text).success) throw notFound(sentence);
  return text;
}
