import { byteOrderMark, csvLine } from "@seedbed/rules/tables/csv-line";
import { saveFile } from "../../../../transport/files/save-file.ts";
import { standaloneSvg } from "./standalone-svg.ts";

/** What a picture shows, in plain numbers. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

type Picture = SVGSVGElement | string;

export async function saveSvg(title: string, picture: Picture): Promise<void> {
  saveFile(`${fileName(title)}.svg`, new Blob([standaloneSvg(picture, title).text], { type: "image/svg+xml" }));
}

export async function saveFigures(title: string, { columns, rows }: Figures): Promise<void> {
  const lines = [columns, ...rows].map((row) => csvLine(row));
  saveFile(`${fileName(title)}.csv`, new Blob([byteOrderMark, ...lines], { type: "text/csv;charset=utf-8" }));
}

/** Twice as large as it is drawn, so that it is sharp on paper. Throws where the browser cannot draw it. */
export async function savePng(title: string, picture: Picture): Promise<void> {
  const { text, width, height } = standaloneSvg(picture, title);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const content = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, "image/png"));
    if (!content) throw new Error("The picture could not be drawn.");
    saveFile(`${fileName(title)}.png`, content);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Letters and digits of any script, hyphens between them. */
const fileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "chart";
