import type { Source } from "@seedbed/contract/report/source";
import { TypedSource } from "@seedbed/contract/report/typed-source";
import { refused } from "./refused.ts";

/** The sources that stand in a content, by uuid. */
export function standingSources(content: unknown): ReadonlyMap<string, Source> {
  const found = new Map<string, Source>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("classification" in value && "uuid" in value) found.set(String(value.uuid), value as Source);
    for (const part of Object.values(value)) look(part);
  };
  look(content);
  return found;
}

/**
 * Sources as a person named them. One that stands already and says the same stays what it is; any other is the person's word: only a
 * person typed its address in. Throws `invalid`.
 */
export function acceptSources(
  value: unknown,
  {
    field,
    most,
    standing,
    newUuid,
  }: { field: string; most: number; standing: ReadonlyMap<string, Source>; newUuid(): string },
): Source[] {
  if (!Array.isArray(value)) throw refused(field, "This must be a list.");
  if (value.length > most) throw refused(field, `At most ${most} sources can be named.`);
  const sources = value.map((each) => {
    const { success, data, error } = TypedSource.safeParse(each);
    if (!success) {
      const [issue] = error.issues;
      throw refused([field, ...(issue?.path ?? [])].join("."), issue?.message ?? "This is no source.");
    }
    return sourceOf(data, standing, newUuid);
  });
  if (new Set(sources.map(({ uuid }) => uuid)).size < sources.length) throw refused(field, "A source is named twice.");
  return sources;
}

function sourceOf(typed: TypedSource, standing: ReadonlyMap<string, Source>, newUuid: () => string): Source {
  const { uuid = newUuid(), title, description = "", url = null, publishedDate = null } = typed;
  const known = standing.get(uuid);
  const says = { title, description, url, publishedDate };
  if (known && Object.entries(says).every(([name, value]) => known[name as keyof typeof says] === value)) return known;
  return { uuid, ...says, classification: "person", citations: [], confidenceLevel: "medium" };
}
