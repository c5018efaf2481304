import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Typst from "@myriaddreamin/typst-ts-node-compiler";
import { fitChapters, type SetChapter } from "../fit-chapters.ts";
import { fontNames, readFont } from "../fonts.ts";
import type { Print } from "../print.ts";
import { printableDocument } from "../printable.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { shownAddress } from "../shown-address.ts";
import { createMissingLetters } from "./typst-missing-letters.ts";

const templateFile = new URL("./document.typ", import.meta.url);
/** Results that have served no compilation for so many are forgotten. */
const cacheAge = 4;

/** Prints with Typst. Throws when its binary does not load on this machine. */
export function createTypstPrinter(): Print {
  // A native module that is missing must fail here and not where the process starts.
  const { NodeCompiler } = createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler") as typeof Typst;
  const template = readFileSync(templateFile, "utf8");
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fontNames.map(readFont) }] });
  const findMissing = createMissingLetters(compiler);

  const set = (document: PrintedDocument, chapters: readonly SetChapter[]) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { document: JSON.stringify(forTemplate(document, chapters)) },
    });
    const { result } = compiled;
    if (!result) {
      const reasons = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
      throw new Error(`Typst refuses its template: ${JSON.stringify(reasons).slice(0, 500)}`);
    }
    return { result, pages: pagesOf(compiler.query(result, { selector: "<end>", field: "value" }) as ChapterEnd[]) };
  };

  return async (document) => {
    const printable = printableDocument(document, findMissing);
    const { result } = fitChapters(printable, (chapters) => set(printable, chapters));
    const bytes = compiler.pdf(result, {});
    compiler.evictCache(cacheAge);
    return bytes;
  };
}

/** The page on which a chapter ends, and how much of it is taken. */
interface ChapterEnd {
  page: number;
  share: number;
}

const pagesOf = (ends: readonly ChapterEnd[]): number[] =>
  ends.map(({ page, share }, index) => page - (ends[index - 1]?.page ?? 0) - 1 + share);

/** What Typst cannot make out of JSON itself: a moment by its parts, and addresses that may break where they are shown. */
function forTemplate(document: PrintedDocument, chapters: readonly SetChapter[]) {
  const made = new Date(document.madeAt);
  return {
    ...document,
    flows: document.flows ?? false,
    chapters: withShownAddresses(chapters),
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
