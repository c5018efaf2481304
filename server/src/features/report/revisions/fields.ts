/** The value of a field, with dots between; undefined where there is none. */
export const readField = (owner: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), owner);

/** What was written before claims were, and by people, may lack these. */
const mayBeMissing = new Set(["claims", "sources", "evidence"]);

/** Sets a field, with dots between; undefined takes one out that may be missing. False where there is none to set. */
export function setField(owner: unknown, field: string, value: unknown): boolean {
  const path = field.split(".");
  const last = path.pop() ?? "";
  const holder = path.length === 0 ? owner : readField(owner, path.join("."));
  if (!isRecord(holder) || (!Object.hasOwn(holder, last) && !mayBeMissing.has(last))) return false;
  if (value === undefined) delete holder[last];
  else holder[last] = structuredClone(value);
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
