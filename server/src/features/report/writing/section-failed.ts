/** A section that cannot be written; the message is a sentence for the person. */
export class SectionFailed extends Error {
  override readonly name = "SectionFailed";
}
