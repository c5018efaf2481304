import type { PrintedDocument } from "./printed-document.ts";

/** Prints a document: the bytes of a tagged PDF. */
export type Print = (document: PrintedDocument) => Promise<Uint8Array>;

/** How a PDF is printed: by Typst, or plainer, in JavaScript alone. */
export const printingWays = ["typst", "plain"] as const;
/** The same, and documents for offices. */
export type PrintingWay = (typeof printingWays)[number] | "docx" | "pptx";
