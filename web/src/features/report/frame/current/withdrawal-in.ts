import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { OutdatedCause } from "./outdated-query.ts";

interface Withdrawal {
  kind: "source" | "statement";
  /** The title of the source or the words of the statement, in quotation marks. */
  name: string;
}

/** What a person took from under a section: a source that was rejected, a statement that is wrong. Null for every other change. */
export function withdrawalIn(
  { source, field, what }: Pick<OutdatedCause, "source" | "field" | "what">,
  section: ReportSection,
): Withdrawal | null {
  // Nothing that a section says itself makes it outdated, but a word on what it rests on.
  if (source !== section) return null;
  const [, name] = /^(“.*”) (?:rejected|marked as wrong)$/su.exec(what) ?? [];
  if (name === undefined) return null;
  return { kind: field === "sources" ? "source" : "statement", name };
}
