import type { Figures } from "./picture-files.ts";
import { SaveMenu } from "./save-menu.tsx";

interface SavePictureProps {
  /** What the picture shows. */
  title: string;
  /** The picture itself: one that stands in the page, or one that is drawn for the file. Nothing for what is words. */
  picture?: () => SVGSVGElement | string | null;
  figures: Figures;
}

const files = () => import("./picture-files.ts");

/** A picture as a file, and its figures as a table. */
export function SavePicture({ title, picture, figures }: SavePictureProps) {
  const drawn = () => {
    const found = picture?.();
    if (!found) throw new Error("There is no picture.");
    return found;
  };
  const pictures = [
    { label: "Picture (PNG)", save: async () => (await files()).savePng(title, drawn()) },
    { label: "Drawing (SVG)", save: async () => (await files()).saveSvg(title, drawn()) },
  ];
  const table = { label: "Table (CSV)", save: async () => (await files()).saveFigures(title, figures) };
  return <SaveMenu name={title} choices={picture ? [...pictures, table] : [table]} />;
}
