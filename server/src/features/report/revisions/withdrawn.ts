/** A source that was rejected, or a claim that was marked as wrong, on which a section rests as it stands. */
export interface Withdrawn {
  kind: "source" | "claim";
  /** The source's uuid, or the item whose claim it is. */
  uuid: string;
  /** What a person knows it by: the title of the source, the words of the claim. */
  what: string;
  /** The items that rest on it. */
  items: string[];
  by: string;
  /** ISO 8601. */
  at: string;
}
