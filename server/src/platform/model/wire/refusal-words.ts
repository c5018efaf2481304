import type { Refusal } from "./call-refused.ts";

const tellingKeys = /^(?:error|errors|message|msg|detail|details|code|type|param|loc|reason|status|title)$/i;
const deepest = 6;
const longest = 1_000;

/**
 * What an error body says, in one text of lower case: messages, codes and names of fields. What it repeats of the request (pydantic's `input`)
 * is left away, or every refusal would speak of every field.
 */
export function wordsOf({ body }: Pick<Refusal, "body">): string {
  const value = parsed(body);
  const words = value === undefined ? body.slice(0, longest) : collect(value, deepest).join(" ");
  return words.toLowerCase();
}

/** The short code in an error body (`{error: {code, type}}`), for the log. */
export function codeOf({ body }: Pick<Refusal, "body">): string | undefined {
  const value = parsed(body);
  const error = field(value, "error") ?? value;
  const found = [field(error, "code"), field(error, "type"), field(error, "status")].find(
    (code) => typeof code === "number" || (typeof code === "string" && /^[\w.:-]+$/.test(code)),
  );
  return found === undefined ? undefined : String(found).slice(0, 60);
}

/** The status that counts: of the answer, or, in an answer of status 200, the one that its error names. */
export function statusOf(refusal: Refusal): number {
  if (refusal.status >= 300) return refusal.status;
  const value = parsed(refusal.body);
  const error = field(value, "error") ?? value;
  const named = [field(error, "code"), field(error, "status"), field(error, "status_code")]
    .map(Number)
    .find((status) => status >= 400 && status < 600);
  return named ?? refusal.status;
}

function collect(value: unknown, depth: number): string[] {
  if (typeof value === "string") return [value.slice(0, longest)];
  if (typeof value === "number") return [String(value)];
  if (depth === 0 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((part) => collect(part, depth - 1));
  return Object.entries(value).flatMap(([key, part]) => (tellingKeys.test(key) ? collect(part, depth - 1) : []));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
