import { DOMParser } from "linkedom";
import { zipEntry } from "../../../../platform/research/reading/content/docx/zip-entry.ts";

/** A cell as the file says it: a text, a number, or a formula with the result kept beside it. */
export interface ReadCell {
  text?: string;
  value?: number;
  formula?: string;
}

/** By sheet, by address. */
export type ReadWorkbook = Map<string, Map<string, ReadCell>>;

/** An XLSX file as its parts say, read without what writes it. */
export async function readWorkbook(content: Uint8Array): Promise<ReadWorkbook> {
  const archive = Buffer.from(content);
  const part = async (name: string) => {
    const found = await zipEntry(archive, name);
    if (!found) throw new Error(`no ${name}`);
    return new DOMParser().parseFromString(found.toString("utf8"), "text/xml");
  };
  const texts = [...(await part("xl/sharedStrings.xml")).querySelectorAll("si")].map((each) => each.textContent ?? "");
  const names = [...(await part("xl/workbook.xml")).querySelectorAll("sheet")].map((each) => each.getAttribute("name"));
  const workbook: ReadWorkbook = new Map();
  for (const [place, name] of names.entries()) {
    const cells = [...(await part(`xl/worksheets/sheet${place + 1}.xml`)).querySelectorAll("c")];
    workbook.set(name ?? "", new Map(cells.map((cell) => [cell.getAttribute("r") ?? "", cellOf(cell, texts)])));
  }
  return workbook;
}

interface Element {
  getAttribute(name: string): string | null;
  querySelector(name: string): { textContent: string | null } | null;
}

function cellOf(cell: Element, texts: readonly string[]): ReadCell {
  const said = (name: string) => cell.querySelector(name)?.textContent ?? undefined;
  const [formula, value] = [said("f"), said("v")];
  if (cell.getAttribute("t") === "s") return { text: texts[Number(value)] ?? "" };
  return { ...(formula === undefined ? {} : { formula }), ...(value === undefined ? {} : { value: Number(value) }) };
}
