import { createHash } from "node:crypto";
import { editedPicturesMax } from "@seedbed/contract/ai-editing/words";
import type { Transaction } from "../../../platform/database/database.ts";
import { FilesAway } from "../../../platform/files/files.ts";
import { readWhole } from "../../../platform/files/read-whole.ts";
import { type Picture, readPicture } from "../../../platform/model/pictures/picture.ts";
import { conceptSubfolder } from "../../report/exports/concept-subfolder.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { fileRefused, picturesNotTaken } from "../editing-failures.ts";
import { type MessageRow, readMessages } from "../store/messages.ts";
import type { SessionRow } from "../store/sessions.ts";
import { editReportTask } from "../tasks/edit-report/task.ts";

type Place = Pick<SessionRow, "id" | "accountId" | "conceptId">;

/** Where the pictures of a conversation are kept: they go with it, and with its concept. */
const picturesFolder = ({ id, conceptId }: Place) => conceptSubfolder(conceptId, `editing-${id}`);

/** Keeps a picture of a conversation and gives its name there. Throws `MessageRefused` when there is no place for it now. */
export async function keepPicture(
  { files }: Pick<EditingDependencies, "files">,
  place: Place,
  picture: Picture,
): Promise<string> {
  const content = Buffer.from(picture.base64(), "base64");
  const name = createHash("sha256").update(content).digest("hex");
  await files
    .of(place.accountId)
    .put(`${picturesFolder(place)}/${name}`, { content, mediaType: picture.mediaType })
    .catch(placeAway);
  return name;
}

/** The picture of a message as a model is shown it; null for a message without one. Throws `MessageRefused`. */
export async function readKeptPicture(
  { files, gateway }: Pick<EditingDependencies, "files" | "gateway">,
  place: Place,
  { media }: Pick<MessageRow, "media">,
): Promise<Picture | null> {
  if (!media?.picture) return null;
  // Another model may be connected than when it was taken.
  if (!gateway.takesPictures(editReportTask)) throw picturesNotTaken();
  const path = `${picturesFolder(place)}/${media.picture}`;
  const content = await readWhole(files.of(place.accountId), path).catch(placeAway);
  const picture = content && readPicture(content);
  if (picture === null || typeof picture === "string")
    throw fileRefused("The picture of this message is no longer there. Attach it again.");
  return picture;
}

/** Has the pictures of a conversation removed once the transaction is committed. */
export const removePictures = (
  { removals }: Pick<EditingDependencies, "removals">,
  transaction: Transaction,
  place: Place,
): Promise<void> => removals.order(transaction, { accountId: place.accountId, path: picturesFolder(place) });

/** Throws `MessageRefused` for a conversation that holds as many pictures as it may. */
export async function requirePlaceForPicture(transaction: Transaction, sessionId: string): Promise<void> {
  const messages = await readMessages(transaction, sessionId);
  if (messages.filter(({ media }) => media?.picture).length >= editedPicturesMax)
    throw fileRefused(
      `A conversation can have at most ${editedPicturesMax} pictures. Clear it to begin another one, or describe what this one shows.`,
    );
}

function placeAway(error: unknown): never {
  if (error instanceof FilesAway)
    throw fileRefused("Pictures cannot be kept or read right now. Try again in a moment, or send your words alone.");
  throw error;
}
