import type { Logger } from "pino";
import { createPrinter, type Printer } from "./create-printer.ts";

/** All that prints, each in a process of its own. */
export interface Printers {
  /** PDF. */
  printer: Printer;
  /** Documents for offices. */
  officePrinters: { docx: Printer; pptx: Printer };
  closePrinters(): void;
}

export function createPrinters(log: Logger): Printers {
  const printer = createPrinter({ log });
  const officePrinters = { docx: createPrinter({ log, ways: ["docx"] }), pptx: createPrinter({ log, ways: ["pptx"] }) };
  return {
    printer,
    officePrinters,
    closePrinters() {
      for (const each of [printer, officePrinters.docx, officePrinters.pptx]) each.close();
    },
  };
}
