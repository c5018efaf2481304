/** The field that holds a list, of what holds it: "keyFinding" for "results[].keyFinding[]". A section that is itself a list is read page by page. */
export function listNamed(place: string, parent: string | null): string {
  const names = place.split("[]").map((name) => name.replace(/^\./, ""));
  return (parent === null ? names[0] : names.at(-2)) || "results";
}

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object of this uuid, wherever it stands in the data. */
export function findItem(value: unknown, uuid: string): Fields | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findItem(each, uuid);
      if (found) return found;
    }
    return undefined;
  }
  if (!isFields(value)) return undefined;
  return value.uuid === uuid ? value : findItem(Object.values(value), uuid);
}

// The parts of a section are read from addresses of their own: what stands at "overview.whatIsThis" is "whatIsThis" there.
export function pathIn(owner: unknown, field: string, isSection: boolean): string[] | undefined {
  const path = field.split(".");
  if (stands(owner, path)) return path;
  const below = path.slice(1);
  return isSection && below.length > 0 && stands(owner, below) ? below : undefined;
}

function stands(owner: unknown, path: readonly string[]): boolean {
  const holder = valueAt(owner, path.slice(0, -1));
  return isFields(holder) && Object.hasOwn(holder, path.at(-1) ?? "");
}

export const valueAt = (owner: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), owner);
