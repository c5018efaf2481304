import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import { editingMediaMax, pictureTypes } from "@seedbed/contract/ai-editing/words";

/** What a document's name ends with. */
const documentEndings = [".pdf", ".docx", ".txt", ".md", ".csv", ".html"] as const;

const isPicture = (file: File) => (pictureTypes as readonly string[]).includes(file.type);
const isDocument = ({ name }: File) => documentEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** What the browser offers to choose from. */
export const acceptedMedia = (takesPictures: boolean): string =>
  [...documentEndings, ...(takesPictures ? pictureTypes : [])].join(",");

/** A file as it goes with a message, or a sentence that says why it does not. */
export async function readMedia(file: File, takesPictures: boolean): Promise<EditingMedia | string> {
  if (isPicture(file) && !takesPictures)
    return "The model that is connected takes no pictures. Attach a document, or describe what is in it.";
  if (!isPicture(file) && !isDocument(file))
    return `“${file.name}” is neither a document that can be read (PDF, DOCX, TXT, MD, CSV, HTML)${takesPictures ? " nor a picture (PNG, JPEG, WebP)" : ""}.`;
  if (file.size > editingMediaMax) return `A file can have at most ${editingMediaMax / 1000} kB.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { mediaData: base64Of(bytes), mimetype: file.type || "application/octet-stream", filename: file.name };
  } catch {
    return "The file can no longer be read. Choose it again.";
  }
}

const chunk = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
