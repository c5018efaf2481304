import type { Files } from "../../../../platform/files/files.ts";
import { conceptFolder, type ImageEnding, imageName, mediaTypeOf } from "./image-file.ts";

/** Stores an image of a concept and gives its name. Throws `FilesAway`. */
export async function storeImage(
  files: Files,
  { accountId, conceptId }: { accountId: string; conceptId: string },
  { content, ending }: { content: Uint8Array; ending: ImageEnding },
): Promise<string> {
  const name = imageName(content, ending);
  const mediaType = mediaTypeOf(name) ?? "application/octet-stream";
  await files.of(accountId).put(`${conceptFolder(conceptId)}/${name}`, { content, mediaType });
  return name;
}
