import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import { editingMediaMax } from "@seedbed/contract/ai-editing/words";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { type Picture, readPicture } from "../../../platform/model/pictures/picture.ts";
import { fileSentence } from "../../report/exports/file-sentence.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { fileRefused, picturesNotTaken } from "../editing-failures.ts";
import { editReportTask } from "../tasks/edit-report/task.ts";

/** Milliseconds for which a person waits until a file is read; one is read after the other. */
const patience = 60_000;
/** What a model is told of a file, in characters. */
const longestText = 12_000;

/** What came with a message: the text of a document, or a picture, of which there is no text. */
export interface ReadMedia {
  filename: string;
  mimetype: string;
  text: string;
  picture: Picture | null;
}

/** Whether a file is sent as a picture; whether it is one, its bytes say. */
export const isNamedPicture = ({ mimetype }: Pick<EditingMedia, "mimetype">): boolean =>
  mimetype.trim().toLowerCase().startsWith("image/");

/**
 * Reads a file that comes with a message. Throws `MessageRefused`, with a sentence, for one that cannot be read or has a virus, and for a picture where the model takes
 * none.
 */
export async function readMedia(
  { library, gateway, scanFile }: Pick<EditingDependencies, "library" | "gateway" | "scanFile">,
  member: Member,
  { mediaData, mimetype, filename }: EditingMedia,
): Promise<ReadMedia> {
  const isPicture = isNamedPicture({ mimetype });
  if (isPicture && !gateway.takesPictures(editReportTask)) throw picturesNotTaken();
  const content = Buffer.from(mediaData, "base64");
  if (content.length > editingMediaMax) throw fileRefused(`A file can have at most ${editingMediaMax / 1000} kB.`);
  await scanFile?.(content).catch((error: unknown) => {
    throw error instanceof Failure ? fileRefused(error.message) : error;
  });
  if (isPicture) {
    const picture = readPicture(content);
    if (typeof picture === "string") throw fileRefused(picture);
    return { filename, mimetype: picture.mediaType, text: "", picture };
  }
  const signal = AbortSignal.timeout(patience);
  const reading = await library
    .readFile(member, { content: new Uint8Array(content), mediaType: mimetype, name: filename }, signal)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      throw fileRefused("Other files are being read right now. Try again in a moment.");
    });
  if (reading.state === "read")
    return { filename, mimetype, text: reading.page.text.slice(0, longestText), picture: null };
  throw fileRefused(
    reading.reason === "rejected" ? "Your company has rejected this file." : fileSentence(reading.sentence),
  );
}
