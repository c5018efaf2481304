import type { Source } from "@seedbed/contract/report/source";
import type { Block } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";

/** The sources that a snapshot has named so far, numbered in the order in which they were. */
export interface SourceRegister {
  /** "[2] [5]" for these; empty when nothing but reasoning stands behind a claim. */
  numbers(sources: readonly Source[]): string;
  block(): Extract<Block, { kind: "sources" }>;
}

/** `isWhole`: titles and quotes are not shortened. */
export function createSourceRegister({ isWhole = false } = {}): SourceRegister {
  const known = new Map<string, Source>();
  return {
    numbers(sources) {
      const keys = sources.filter(({ classification }) => classification !== "reasoning").map(keyOf);
      for (const [index, source] of sources.filter(({ classification }) => classification !== "reasoning").entries()) {
        const key = keys[index] ?? "";
        if (!known.has(key)) known.set(key, source);
      }
      const order = [...known.keys()];
      return [...new Set(keys)].map((key) => `[${order.indexOf(key) + 1}]`).join(" ");
    },
    block: () => ({
      kind: "sources",
      sources: [...known.values()].map((source) => ({
        title: isWhole ? source.title : shortened(source.title, 160),
        note: [classifications[source.classification], source.publisher, ...daysOf(source)].filter(Boolean).join(", "),
        quote: !isWhole && known.size > mostWithQuotes ? "" : quoteOf(source, isWhole),
        address: source.url,
      })),
    }),
  };
}

/** So many sources leave room on their page for what is quoted of each. */
const mostWithQuotes = 14;
const longestQuote = 110;

/** What is quoted of a page that was kept, letter by letter but for its end; what a person says of a source is no quotation. */
function quoteOf({ citations: [first = ""], retrievedAt }: Source, isWhole: boolean): string {
  const words = first.trim().replace(/\s+/gu, " ");
  return words === "" || !retrievedAt ? "" : `“${isWhole ? words : shortened(words, longestQuote)}”`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

function daysOf({ publishedDate, retrievedAt }: Source): string[] {
  const published = publishedDate ? [`published ${day.format(new Date(`${publishedDate}T00:00:00Z`))}`] : [];
  return retrievedAt ? [...published, `read ${day.format(new Date(retrievedAt))}`] : published;
}

const keyOf = ({ uuid, url, title, classification }: Source) =>
  url ?? (classification === "upload" ? uuid : `${classification}:${title}`);

const classifications = {
  web: "web page",
  upload: "uploaded document",
  person: "given by a person",
  library: "from the library of Seedbed",
  reasoning: "reasoning",
} as const satisfies Record<Source["classification"], string>;
