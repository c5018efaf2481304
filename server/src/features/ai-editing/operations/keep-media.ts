import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { EditingDependencies } from "../dependencies.ts";
import type { MessageRow } from "../store/messages.ts";
import type { SessionRow } from "../store/sessions.ts";
import { keepPicture } from "./kept-picture.ts";
import { readMedia } from "./read-media.ts";

/**
 * What is kept of a file that comes with a message: of a document its text, of a picture all of it, in the folder of its conversation. Throws
 * `MessageRefused`.
 */
export async function keepMedia(
  dependencies: Pick<EditingDependencies, "library" | "gateway" | "files">,
  member: Member,
  { session, media }: { session: Pick<SessionRow, "id" | "conceptId">; media: EditingMedia | null | undefined },
): Promise<MessageRow["media"]> {
  if (!media) return null;
  const { picture, ...read } = await readMedia(dependencies, member, media);
  if (!picture) return read;
  const { accountId } = member;
  return { ...read, picture: await keepPicture(dependencies, { ...session, accountId }, picture) };
}
