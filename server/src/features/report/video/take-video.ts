import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { Failure } from "../../../platform/failure.ts";
import { readFilm } from "../../../platform/film/filming/read-film.ts";
import type { UploadedFile } from "../../../platform/http/uploaded-file.ts";
import { type AskedConcept, requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { completeVideo } from "./make/make-video.ts";
import { presentVideo } from "./present-video.ts";
import { filmPath } from "./video-files.ts";
import { findVideo } from "./video-store.ts";

type Taking = Pick<ReportDependencies, "database" | "files" | "log">;

/**
 * Takes the film that a browser has made of the slides. The first one counts: a later one finds it there. Throws `not_found`, `conflict` for a video that
 * waits for none, and `unsupported_media` for what is no MP4 and no WebM.
 */
export async function takeVideo(
  taking: Taking,
  { actor, reference, uuid, file }: AskedConcept & { uuid: string; file: UploadedFile | undefined },
): Promise<ConceptVideo> {
  const row = await taking.database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    return findVideo(transaction, concept.id);
  });
  if (row?.id === uuid && row.status === "completed") return presentVideo(row);
  if (row?.id !== uuid || row.status !== "generating" || row.stage !== "browser") throw notAwaited();
  const film = file && readFilm(file.content);
  if (!film) throw new Failure("unsupported_media", "This is no video: choose an MP4 or a WebM.");
  const { mediaType, bytes } = film;
  await taking.files.of(row.accountId).put(filmPath({ ...row, mediaType }), { content: bytes, mediaType });
  return presentVideo(await completeVideo(taking, row, { mediaType, bytes: bytes.length, madeBy: "browser" }));
}

const notAwaited = () => new Failure("conflict", "This video does not wait for a browser any more.");
