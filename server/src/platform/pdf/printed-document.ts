/** A document to print, free of how it is drawn: the printers turn each of its blocks into pages. All texts are plain. */
export interface PrintedDocument {
  title: string;
  /** What kind of document it is: "Opportunity Snapshot". */
  kind: string;
  author: string;
  description: string;
  /** A tag such as "en": of the words around the texts. */
  language: string;
  /** ISO 8601: when it was made. */
  madeAt: string;
  /** What stands below the title on the first page. */
  details: string[];
  /** What stands at the foot of every page, beside its number. */
  foot: string[];
  /** A sentence for a page whose texts had to be shortened to fit: where the whole of them is found. */
  whole: string;
  /** Each has a page of its own, or, in a document that flows, as many as it takes: nothing is shortened then. */
  flows?: boolean;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  labels: Label[];
  blocks: Block[];
}

/** Who wrote something. */
export interface Label {
  text: string;
  tone: "ai" | "draft" | "person" | "caution";
}

export interface Entry {
  title: string;
  text: string;
  /** A few words behind the title: "Mostly Headwinds, 7.1 / 10". */
  note: string;
  tone: "plain" | "positive" | "negative" | "caution";
  labels: Label[];
}

export interface TableColumn {
  name: string;
  align: "left" | "right";
  /** Of the width, relative to the other columns. */
  share: number;
}

export type Block =
  | { kind: "lead"; text: string }
  | { kind: "text"; text: string }
  | { kind: "notice"; text: string }
  | { kind: "entries"; numbered: boolean; entries: Entry[] }
  /** Scores from 0 to 10, the better the further out. `alternative` says the picture in words. */
  | { kind: "radar"; alternative: string; axes: { name: string; score: number; told: string }[] }
  /** One within the other, the largest first. */
  | { kind: "circles"; alternative: string; circles: { name: string; meaning: string; amount: number; told: string }[] }
  /** Lengths from 0 on, the longest first. */
  | {
      kind: "bars";
      about: string;
      as: "usd" | "percent";
      alternative: string;
      bars: { name: string; value: number; told: string }[];
    }
  | { kind: "table"; about: string; columns: TableColumn[]; rows: string[][] }
  | { kind: "columns"; columns: { share: number; blocks: Block[] }[] }
  | { kind: "part"; title: string; tone: Entry["tone"]; level?: 2 | 3; labels: Label[]; blocks: Block[] }
  /** `quote` stands where there is room for it; empty for none. */
  | { kind: "sources"; sources: { title: string; note: string; quote: string; address: string | null }[] };
