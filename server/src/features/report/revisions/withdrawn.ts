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
  /** Why, in the person's words; empty for none. */
  reason: string;
}

/** A person's word on a source or a claim. */
export interface StoredVerdict {
  userId: string;
  at: Date;
  reason: string;
}

/** What people have said of what a section rests on. */
export interface Verdicts {
  /** By the uuid of the source. */
  rejected: ReadonlyMap<string, StoredVerdict>;
  /** By the words of the statement. */
  wrong: ReadonlyMap<string, StoredVerdict & { item: string }>;
}
