import { acceptValue } from "../editing/accept/accept-value.ts";
import { refused } from "../editing/accept/refused.ts";
import type { WordedEdit } from "./report-outline.ts";

const yes = /^(?:true|yes|ja|oui|sí|はい)$/iu;
const no = /^(?:false|no|nein|non|いいえ)$/iu;

/** What words mean where a field takes something else than a text. Throws `invalid` for what may not be written there. */
export function wordedValue(edit: WordedEdit, words: string, field: string): unknown {
  const value = meantBy(edit, words.trim(), field);
  return acceptValue(edit, value, { field, standing: new Map(), newUuid: () => "" });
}

function meantBy(edit: WordedEdit, words: string, field: string): unknown {
  switch (edit.kind) {
    case "number":
      return words === "" && edit.mayBeEmpty ? null : numberIn(words, field);
    case "flag":
      if (yes.test(words)) return true;
      if (no.test(words)) return false;
      throw refused(field, 'Write "true" or "false" here.');
    case "texts":
      return words
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    default:
      return words;
  }
}

/** Thousands may be set apart, all by one sign. What else holds a comma is refused: "12,5" is not 125. */
const number = /^-?(?:\d+|\d{1,3}([\s'’,_])\d{3}(?:\1\d{3})*)(?:\.\d+)?(?:e\d+)?$/iu;

function numberIn(words: string, field: string): number {
  const written = words.replaceAll(/^[$€£¥]\s*|\s*[%$€£¥]$/gu, "");
  if (!number.test(written)) throw refused(field, "Write a number in plain digits here.");
  return Number(written.replaceAll(/[\s'’,_]/gu, ""));
}
