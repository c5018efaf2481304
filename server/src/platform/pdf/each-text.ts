import type { PrintedDocument } from "./printed-document.ts";

const exact = new Set(["kind", "as", "tone", "align", "language", "madeAt", "address"]);

/** The document with every text in it changed; closed words, moments and addresses stay. */
export function eachText(document: PrintedDocument, change: (text: string) => string): PrintedDocument {
  return { ...textsIn({ ...document, kind: "" }, exact, change), kind: change(document.kind) };
}

/** The value with every text in it changed but those of these keys. */
export function textsIn<Value>(value: Value, keptKeys: ReadonlySet<string>, change: (text: string) => string): Value {
  const walk = (each: unknown, key: string): unknown => {
    if (typeof each === "string") return keptKeys.has(key) ? each : change(each);
    if (Array.isArray(each)) return each.map((one) => walk(one, key));
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, walk(one, name)]));
  };
  return walk(value, "") as Value;
}
