/** The value of a field, with dots between; undefined where there is none. */
export const readField = (owner: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), owner);

/** What was written before these were, and by people, may lack them. */
const mayBeMissing = new Set(["claims", "sources", "evidence", "fromConversation"]);

/**
 * Sets a field, with dots between; undefined takes one out that may be missing. `holders` say how fields begin that may be missing, and
 * what holds one is made of them. False where there is none to set.
 */
export function setField(
  owner: unknown,
  field: string,
  { value, holders = {} }: { value: unknown; holders?: Readonly<Record<string, unknown>> | undefined },
): boolean {
  const path = field.split(".");
  const [first = ""] = path;
  if (isRecord(owner) && path.length > 1 && !isRecord(owner[first]) && Object.hasOwn(holders, first))
    owner[first] = structuredClone(holders[first]);
  const last = path.pop() ?? "";
  const holder = path.length === 0 ? owner : readField(owner, path.join("."));
  if (!isRecord(holder)) return false;
  if (!Object.hasOwn(holder, last) && !mayBeMissing.has(last) && !Object.hasOwn(holders, field)) return false;
  const stored = value === undefined ? readField(holders, field) : value;
  if (stored === undefined) delete holder[last];
  else holder[last] = structuredClone(stored);
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
