/** The value of a field, with dots between; undefined where there is none. */
export const readField = (owner: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), owner);

/** Sets a field, with dots between. False where there is none to set. */
export function setField(owner: unknown, field: string, value: unknown): boolean {
  const path = field.split(".");
  const last = path.pop() ?? "";
  const holder = path.length === 0 ? owner : readField(owner, path.join("."));
  if (!isRecord(holder) || !Object.hasOwn(holder, last)) return false;
  holder[last] = structuredClone(value);
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
