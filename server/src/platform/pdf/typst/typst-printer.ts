import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Typst from "@myriaddreamin/typst-ts-node-compiler";
import { type FontName, fontFiles, readFont } from "../fonts.ts";
import type { Print } from "../print.ts";
import { printableTexts } from "../printable.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { shownAddress } from "../shown-address.ts";

const templateFile = new URL("./document.typ", import.meta.url);
/** Results that have served no compilation for so many are forgotten. */
const cacheAge = 5;

/** Prints with Typst. Throws when its binary does not load on this machine. */
export function createTypstPrinter(): Print {
  // A native module that is missing must fail here and not where the process starts.
  const { NodeCompiler } = createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler") as typeof Typst;
  const template = readFileSync(templateFile, "utf8");
  const fontBlobs = (Object.keys(fontFiles) as FontName[]).map(readFont);
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  return async (document) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { document: JSON.stringify(forTemplate(document)) },
    });
    if (!compiled.result) {
      const reasons = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
      throw new Error(`Typst refuses its template: ${JSON.stringify(reasons).slice(0, 500)}`);
    }
    const bytes = compiler.pdf(compiled.result, {});
    compiler.evictCache(cacheAge);
    return bytes;
  };
}

/** What Typst cannot make out of JSON itself: a moment by its parts, and addresses that may break where they are shown. */
function forTemplate(document: PrintedDocument) {
  const made = new Date(document.madeAt);
  const texts = printableTexts(document);
  return {
    ...(withShownAddresses(texts) as PrintedDocument),
    made: {
      year: made.getUTCFullYear(),
      month: made.getUTCMonth() + 1,
      day: made.getUTCDate(),
      hour: made.getUTCHours(),
      minute: made.getUTCMinutes(),
      second: made.getUTCSeconds(),
    },
  };
}

function withShownAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withShownAddresses);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withShownAddresses(each)] as const);
  const address = entries.find(([key]) => key === "address")?.[1];
  return Object.fromEntries(typeof address === "string" ? [...entries, ["shown", shownAddress(address)]] : entries);
}
