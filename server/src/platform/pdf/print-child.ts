import { answerOrders } from "../processes/answer-orders.ts";
import type { Print, PrintingWay } from "./print.ts";
import type { PrintedDocument } from "./printed-document.ts";

/* A process of its own that prints one document after the other, in the way that its first argument names. */

// What another way needs is not loaded.
const creators = {
  typst: async () => (await import("./typst/typst-printer.ts")).createTypstPrinter(),
  plain: async () => (await import("./plain/plain-printer.ts")).createPlainPrinter(),
  docx: async () => (await import("../office/docx/write-docx.ts")).writeDocx,
  pptx: async () => (await import("../office/pptx/write-pptx.ts")).writePptx,
} satisfies Record<PrintingWay, () => Promise<Print>>;
const wayOf = (name = ""): PrintingWay => (name in creators ? (name as PrintingWay) : "typst");

let print: Print | undefined;

answerOrders(async (document: PrintedDocument) => {
  print ??= await creators[wayOf(process.argv[2])]();
  return print(document);
});
