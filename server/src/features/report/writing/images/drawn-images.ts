import type { ImageTools } from "../writing-tools.ts";
import { imageName } from "./image-file.ts";

/** Without a model for images, and without a place for files. */
export const drawnImages = (conceptId: string): ImageTools => ({
  conceptId,
  make: async () => null,
  keepDrawing: async (svg) => imageName(Buffer.from(svg), "svg"),
});
