import type { Overview } from "@seedbed/contract/report/overview/schemas";
import type { ImageContent } from "@seedbed/contract/route";
import { readWhole } from "../../../../platform/files/read-whole.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { HandlerTools } from "../../handler-tools.ts";
import { conceptFolder, imageName, imageUrl, mediaTypeOf, nameInUrl } from "../../writing/images/image-file.ts";
import { conceptDrawing } from "./concept-drawing.ts";

type Tools = Pick<HandlerTools, "database" | "files" | "log" | "read">;

interface AskedImage {
  actor: Member;
  reference: string;
  /** An image of this concept by its name, of now or earlier; anything else names none. */
  name?: string | undefined;
}

/** The overview, with an image also where it was written before there were any: the concept's drawing, which changes nothing in the report. */
export async function readOverview(tools: Tools, asked: AskedImage): Promise<Overview> {
  const overview = await overviewOf(tools, asked);
  if (overview.conceptImageUrl !== null) return overview;
  const concept = await conceptOf(tools, asked);
  const name = imageName(Buffer.from(conceptDrawing(concept.id, concept)), "svg");
  return { ...overview, conceptImageUrl: imageUrl(concept.id, name), conceptImageOrigin: "draft" };
}

/**
 * The image of a concept: as it was stored, or else its drawing, also when the place for files is away. Throws `not_found` for a foreign concept and
 * before there is an overview.
 */
export async function readImage(tools: Tools, asked: AskedImage): Promise<ImageContent> {
  const { files, log } = tools;
  const overview = await overviewOf(tools, asked);
  const concept = await conceptOf(tools, asked);
  const name = asked.name && mediaTypeOf(asked.name) ? asked.name : nameInUrl(overview.conceptImageUrl);
  const mediaType = name && mediaTypeOf(name);
  if (mediaType) {
    const content = await readWhole(files.of(asked.actor.accountId), `${conceptFolder(concept.id)}/${name}`).catch(
      (error: unknown) => {
        log.warn({ part: "files", err: error }, "an image could not be read, its concept is drawn instead");
        return null;
      },
    );
    if (content) return { mediaType, tag: name, content };
  }
  const content = Buffer.from(conceptDrawing(concept.id, concept));
  return { mediaType: "image/svg+xml", tag: imageName(content, "svg"), content };
}

const overviewOf = async ({ read }: Tools, { actor, reference }: AskedImage): Promise<Overview> =>
  (await read({ actor, params: { id: reference } }, "overview")).overview;

const conceptOf = ({ database }: Tools, { actor, reference }: AskedImage) =>
  database.readTenant(
    actor,
    async (transaction) => (await requireConcept(transaction, reference, actor.userId)).concept,
  );
