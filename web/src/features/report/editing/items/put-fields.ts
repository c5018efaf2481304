type Fields = Record<string, unknown>;

/** An object with fields set whose names have dots between: `evidence.insight`. */
export function putFields(owner: Fields, fields: readonly (readonly [string, unknown])[]): Fields {
  return fields.reduce((whole, [field, value]) => put(whole, field.split("."), value), owner);
}

function put(owner: Fields, [name = "", ...below]: string[], value: unknown): Fields {
  const held = owner[name];
  return { ...owner, [name]: below.length === 0 ? value : put(isFields(held) ? held : {}, below, value) };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
