import { imageKind, imageTypes } from "../images/image-kind.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";

/** Pictures that go with one prompt at most. */
export const picturesMax = 4;
/** Bytes that one may have: in base64 it is still less than the least that a provider takes. */
const largestPicture = 3_500_000;
/** Pixels of a side: providers refuse more. */
const longestSide = 8_000;

/** A picture that a model is shown. Its bytes are no part of what is compared and searched as the input of a task. */
export class Picture {
  readonly mediaType: (typeof imageTypes)[keyof typeof imageTypes];
  readonly #bytes: Buffer;
  readonly #size: PictureSize;

  constructor(bytes: Buffer, mediaType: Picture["mediaType"], size: PictureSize) {
    this.mediaType = mediaType;
    this.#bytes = bytes;
    this.#size = size;
  }

  base64(): string {
    return this.#bytes.toString("base64");
  }

  /** Tokens that it counts as at most, roughly: providers count by its pixels, and make large ones smaller before. */
  tokens(): number {
    return Math.min(10_000, 300 + Math.ceil((this.#size.width * this.#size.height) / 400));
  }
}

/** A picture by its bytes, whatever its sender calls it; else a sentence that says why it is none. */
export function readPicture(bytes: Buffer): Picture | string {
  if (bytes.length > largestPicture) return `A picture can have at most ${largestPicture / 1_000_000} MB.`;
  const kind = imageKind(bytes);
  const size = kind && pictureSize(bytes, kind);
  if (kind === null || size === null) return "This is no picture that can be read: attach a PNG, a JPEG or a WebP.";
  if (Math.max(size.width, size.height) > longestSide)
    return `A picture can have at most ${longestSide} pixels a side. Attach a smaller one.`;
  return new Picture(bytes, imageTypes[kind], size);
}
