import { deflateSync, gzipSync } from "node:zlib";
import { printedPdf } from "./print-article.ts";

const about = { title: "Refill depots", author: "Hostile Press", made: new Date("2026-01-05") };

/** A PDF that only opens with a password. */
export const encryptedPdf = () =>
  printedPdf({ ...about, userPassword: "sesame" }, (pdf) => pdf.text("Nobody reads this without a password."));

/** A PDF of so many pages, each of which tells its number. */
export const longPdf = (pages: number) =>
  printedPdf(about, (pdf) => {
    for (let page = 1; page <= pages; page++) {
      if (page > 1) pdf.addPage();
      pdf.text(`This is what stands on page ${page} of the long report about refill depots.`);
    }
  });

/** A PDF of pictures alone, as a scanner makes it: there is no text in it. */
export const scannedPdf = () => printedPdf(about, (pdf) => pdf.rect(72, 72, 300, 400).fill("#888"));

/** A small PDF whose one page draws `megabytes` of instructions once they are inflated, twice. */
export function pdfBomb(megabytes: number): Buffer {
  const instructions = Buffer.alloc(megabytes * 1_000_000, "(refill) Tj ");
  const content = deflateSync(deflateSync(instructions));
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${content.toString("latin1")}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  return pdfOf(objects);
}

/** A PDF whose pages are each other's parents. */
export const circularPdf = () =>
  pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>"]);

function pdfOf(objects: readonly string[]): Buffer {
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf("xref\n0 ")}\n%%EOF`;
  return Buffer.from(file, "latin1");
}

const nested = (depth: number) => `${"<div>".repeat(depth)}deep down${"</div>".repeat(depth)}`;

/** Elements in each other, so many. */
export const deepPage = (depth: number) => `<!doctype html><title>Deep</title><body>${nested(depth)}</body>`;

/** A page of tags, small on the way and large in memory. */
export const millionTags = () =>
  `<!doctype html><title>Tags</title><body>${"<b>".repeat(300_000)}${"<p>".repeat(300_000)}`;

/** So many elements beside each other, more than a page for people has. */
export const flatTags = (count: number) => `<!doctype html><title>Flat</title><body>${"<i></i>".repeat(count)}</body>`;

/** A page that is small while it is packed. */
export const gzipBomb = () => gzipSync(Buffer.alloc(50_000_000, "<p>refill</p>"));
