import { createHash } from "node:crypto";
import { imageTypes } from "../../../../platform/model/images/image-kind.ts";

/** Media types of stored images by how their names end: a drawing, or what a model made. */
const mediaTypes = { svg: "image/svg+xml", ...imageTypes } as const;

export type ImageEnding = keyof typeof mediaTypes;

const namePattern = /^[0-9a-f]{24}\.(svg|png|jpg|webp)$/;

/** The name of an image: what it holds, so that another image has another name. */
export function imageName(content: Uint8Array, ending: ImageEnding): string {
  return `${createHash("sha256").update(content).digest("hex").slice(0, 24)}.${ending}`;
}

/** The media type of an image by its name; null for what is no such name. */
export function mediaTypeOf(name: string): (typeof mediaTypes)[ImageEnding] | null {
  const ending = namePattern.exec(name)?.[1] as ImageEnding | undefined;
  return ending ? mediaTypes[ending] : null;
}

/** The folder of a concept's files. */
export const conceptFolder = (conceptId: string): string => `concepts/${conceptId}`;

/** Where an image of a concept is fetched; the name makes the address of another image another one. */
export const imageUrl = (conceptId: string, name: string): string => `/api/v2/concept/${conceptId}/image?v=${name}`;

/** The name in such an address; null for any other address. */
export function nameInUrl(url: string | null): string | null {
  const name = url?.split("/image?v=")[1] ?? "";
  return mediaTypeOf(name) ? name : null;
}
