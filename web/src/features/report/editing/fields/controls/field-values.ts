import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { numberProblem, textProblem } from "../problems.ts";
import { fieldIn } from "./field-in.ts";
import { sourceProblem, type TypedSource } from "./typed-source.ts";

/** What a field holds before anybody has written in it. */
export function emptyOf(edit: FieldEdit | undefined): unknown {
  switch (edit?.kind) {
    case "choice":
      return edit.values[0] ?? "";
    case "number":
      return null;
    case "flag":
      return false;
    case "texts":
    case "sources":
    case "entries":
      return [];
    default:
      return "";
  }
}

/** A value without the blanks at its ends, and without the entries in which nothing was written. */
export function tidy(edit: FieldEdit | undefined, value: unknown): unknown {
  switch (edit?.kind) {
    case "text":
      return String(value).trim();
    case "texts":
      return (value as readonly string[]).map((text) => text.trim()).filter((text) => text !== "");
    case "sources":
      return (value as readonly TypedSource[]).filter(({ title, url }) => title.trim() || url?.trim());
    default:
      return value;
  }
}

/** Why a tidied value cannot stand in a field; null when it can. */
export function problemOf(edit: FieldEdit | undefined, value: unknown): string | null {
  switch (edit?.kind) {
    case "text":
      return textProblem(edit, value as string);
    case "number":
      return numberProblem(edit, value as number | null);
    case "texts": {
      const texts = value as readonly string[];
      if (texts.length > edit.most) return `At most ${edit.most} can be listed.`;
      return texts.map((text) => textProblem(edit, text)).find((problem) => problem !== null) ?? null;
    }
    case "sources": {
      const sources = value as readonly TypedSource[];
      if (sources.length > edit.most) return `At most ${edit.most} sources can be named.`;
      return sources.map(sourceProblem).find((problem) => problem !== null) ?? null;
    }
    case "entries": {
      const entries = value as readonly object[];
      if (entries.length > edit.most) return `At most ${edit.most} can be listed.`;
      const problems = entries.flatMap((entry) =>
        Object.entries(edit.fields).map(([field, each]) => problemOf(each, tidy(each, fieldIn(entry, field)))),
      );
      return problems.some((problem) => problem !== null) ? "Something is missing or too long above." : null;
    }
    default:
      return null;
  }
}
