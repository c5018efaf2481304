import { isDeepStrictEqual } from "node:util";
import { Failure } from "../../../platform/failure.ts";
import type { ItemKind } from "../writing/section.ts";
import { standing } from "./apply-changes.ts";
import { readField } from "./fields.ts";
import type { StoredRevision } from "./revision-store.ts";
import type { SectionChange } from "./section-change.ts";

const longestQuote = 120;

/** Throws `conflict`, naming both values, when something the changes touch is no longer what it was at the revision they were made from. */
export function assertUntouched(
  { base, head }: { base: StoredRevision | undefined; head: StoredRevision },
  changes: readonly SectionChange[],
  declared: Readonly<Record<string, ItemKind>>,
): void {
  for (const change of changes) {
    const [was, is] = [base, head].map((revision) => touched(revision?.content, change, declared));
    if (base && isDeepStrictEqual(was, is)) continue;
    throw changedMeanwhile({ is, ...("value" in change ? { wanted: change.value } : {}) });
  }
}

/** A conflict that names what stands, nothing when it was removed, and what was wanted in its place. */
export function changedMeanwhile({ is, wanted }: { is: unknown; wanted?: unknown }): Failure {
  const own = wanted === undefined ? "" : ` You wrote ${quoted(wanted)}.`;
  return new Failure("conflict", `This was changed meanwhile. It now says ${quoted(is)}.${own}`);
}

/** What a change would touch: a field, an item, the order of a list, or all. */
function touched(content: unknown, change: SectionChange, declared: Readonly<Record<string, ItemKind>>): unknown {
  try {
    switch (change.kind) {
      case "replaceAll":
        return content;
      case "add":
        return change.parent === null ? null : standing(content, declared, change.parent).item.uuid;
      case "remove":
      case "reset":
        return standing(content, declared, change.item).item;
      case "move":
        return standing(content, declared, change.item).list.items.map(({ uuid }) => uuid);
      case "set":
        return readField(change.item === null ? content : standing(content, declared, change.item).item, change.field);
    }
  } catch {
    // It is not there.
    return undefined;
  }
}

function quoted(value: unknown): string {
  if (value === undefined) return "nothing: it was removed";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text}”`;
}
