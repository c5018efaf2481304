import type { ImageTask } from "../../../../../platform/model/images/image-task.ts";
import { type ConceptImageInput, conceptImagePrompt } from "./prompt.ts";

/** The picture that stands for a concept. */
export const conceptImageTask: ImageTask<ConceptImageInput> = {
  name: "concept-image",
  version: 1,
  prompt: conceptImagePrompt,
};
