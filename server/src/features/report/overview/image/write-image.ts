import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { imageUrl } from "../../writing/images/image-file.ts";
import type { WritingTools } from "../../writing/writing-tools.ts";
import { conceptDrawing } from "./concept-drawing.ts";
import { conceptImageTask } from "./concept-image-task.ts";

/** The image of the concept: made by the image model, or else drawn. It never fails the section. */
export async function writeImage({
  brief,
  images,
}: WritingTools): Promise<Pick<Overview, "conceptImageUrl" | "conceptImageOrigin">> {
  const { conceptId } = images;
  const made = await images.make(conceptImageTask, brief.concept, { about: "Concept image" });
  if (made) return { conceptImageUrl: imageUrl(conceptId, made), conceptImageOrigin: "model" };
  const drawn = await images.keepDrawing(conceptDrawing(conceptId, brief.concept));
  return { conceptImageUrl: imageUrl(conceptId, drawn), conceptImageOrigin: "draft" };
}
