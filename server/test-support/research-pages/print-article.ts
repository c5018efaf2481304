import PDFDocument from "pdfkit";
import type { Article } from "./articles.ts";

/** The article as a PDF with numbered pages. */
export function printArticle({ title, publisher, published, paragraphs }: Article): Promise<Buffer> {
  return printedPdf({ title, author: publisher, made: new Date(published) }, (pdf) => {
    pdf.fontSize(18).text(title).moveDown();
    for (const paragraph of paragraphs) {
      const isHeading = paragraph.startsWith("# ");
      pdf.fontSize(isHeading ? 14 : 11).text(isHeading ? paragraph.slice(2) : paragraph);
      pdf.moveDown();
    }
  });
}

/** A PDF that `write` fills; `userPassword` closes it. */
export function printedPdf(
  about: { title: string; author: string; made: Date; userPassword?: string },
  write: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const { title, author, made, userPassword } = about;
    const info = { Title: title, Author: author, CreationDate: made };
    const pdf = new PDFDocument({ size: "A4", margin: 72, info, ...(userPassword && { userPassword }) });
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
    write(pdf);
    pdf.end();
  });
}
