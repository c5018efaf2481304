import type { Citation } from "./cited-claims.ts";

/** A part of an answer that cites: a claim, or an item that cites by itself. */
export interface CitingPart {
  /** Where it stands, such as `categories.2.keyFindings.0.claims.1`. */
  place: string;
  /** Where its statement stands. */
  statementPlace: string;
  statement: string;
  citations: Citation[];
  premises: string[];
}

/** All parts of an answer that have citations, in order. */
export function citingParts(value: unknown, place = ""): CitingPart[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    citingParts(part, place === "" ? key : `${place}.${key}`),
  );
  return isCiting(value) ? [partOf(value, place), ...inner] : inner;
}

interface Citing {
  citations: Citation[];
  statement?: string;
  description?: string;
  text?: string;
  premises?: string[];
}

const isCiting = (value: object): value is Citing => "citations" in value && Array.isArray(value.citations);

function partOf(value: Citing, place: string): CitingPart {
  const field =
    (["statement", "description", "text"] as const).find((name) => value[name] !== undefined) ?? "statement";
  return {
    place,
    statementPlace: `${place}.${field}`,
    statement: value[field] ?? "",
    citations: value.citations,
    premises: value.premises ?? [],
  };
}
