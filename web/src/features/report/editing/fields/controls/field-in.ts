/** What a field of an object holds, with dots between its names. */
export const fieldIn = (owner: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), owner);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
