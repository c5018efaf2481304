import { fitChapters, type SetChapter } from "../fit-chapters.ts";
import type { Print } from "../print.ts";
import { printableDocument } from "../printable.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { shownAddress } from "../shown-address.ts";
import { openTemplate } from "./typst-template.ts";

const templateFile = new URL("./document.typ", import.meta.url);

/** Prints with Typst. Throws when its binary does not load on this machine. */
export function createTypstPrinter(): Print {
  const { compiler, findMissing, forget, set } = openTemplate(templateFile);

  const setChapters = (document: PrintedDocument, chapters: readonly SetChapter[]) => {
    const result = set(forTemplate(document, chapters));
    return { result, pages: pagesOf(compiler.query(result, { selector: "<end>", field: "value" }) as ChapterEnd[]) };
  };

  return async (document) => {
    const printable = printableDocument(document, findMissing);
    const { result } = fitChapters(printable, (chapters) => setChapters(printable, chapters));
    const bytes = compiler.pdf(result, {});
    forget();
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
