import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import { editingMediaMax } from "@seedbed/contract/ai-editing/words";
import type { Member } from "../../../platform/http/actor.ts";
import { fileSentence } from "../../report/exports/file-sentence.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { fileRefused, picturesNotTaken } from "../editing-failures.ts";
import type { MessageRow } from "../store/messages.ts";

/** Milliseconds for which a person waits until a file is read; one is read after the other. */
const patience = 60_000;
/** What a model is told of a file, in characters. */
const longestText = 12_000;

/** The text of a file that comes with a message. Throws `MessageRefused`, with a sentence, for one that cannot be read, and for a picture. */
export async function readMedia(
  { library }: Pick<EditingDependencies, "library">,
  member: Member,
  { mediaData, mimetype, filename }: EditingMedia,
): Promise<NonNullable<MessageRow["media"]>> {
  if (mimetype.toLowerCase().startsWith("image/")) throw picturesNotTaken();
  const content = new Uint8Array(Buffer.from(mediaData, "base64"));
  if (content.length > editingMediaMax) throw fileRefused(`A file can have at most ${editingMediaMax / 1000} kB.`);
  const signal = AbortSignal.timeout(patience);
  const reading = await library
    .readFile(member, { content, mediaType: mimetype, name: filename }, signal)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      throw fileRefused("Other files are being read right now. Try again in a moment.");
    });
  if (reading.state === "read") return { filename, mimetype, text: reading.page.text.slice(0, longestText) };
  throw fileRefused(
    reading.reason === "rejected" ? "Your company has rejected this file." : fileSentence(reading.sentence),
  );
}
