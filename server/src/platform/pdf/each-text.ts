import type { PrintedDocument } from "./printed-document.ts";

const exact = new Set(["kind", "as", "tone", "align", "language", "madeAt", "address"]);

/** The document with every text in it changed; closed words, moments and addresses stay. */
export function eachText(document: PrintedDocument, change: (text: string) => string): PrintedDocument {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return exact.has(key) ? value : change(value);
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
  };
  return { ...(walk({ ...document, kind: "" }, "") as PrintedDocument), kind: change(document.kind) };
}
