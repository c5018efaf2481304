/** One image that a model is asked for. Pure, as all tasks. */
export interface ImageTask<Input> {
  /** Unique and stable; usage rows carry it. */
  name: string;
  /** Raised whenever the prompt changes what the image shows. */
  version: number;
  prompt(input: Input): string;
}

export interface MadeImage {
  content: Buffer;
  kind: "png" | "jpg" | "webp";
}
