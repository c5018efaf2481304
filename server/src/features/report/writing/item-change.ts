/** A change of single things of a section. Values are JSON; what they may be is the section's schema's to say. */
export type ItemChange =
  /**
   * Sets a field of an item, or of the section itself; `field` with dots between ("overview.whatIsThis"). `follows`: only what another change
   * brings with it, and not told beside that.
   */
  | { kind: "set"; item: string | null; field: string; value: unknown; follows?: true }
  /** Adds an item at a position of a list, at its end when absent. `place` as in the section's declaration. */
  | { kind: "add"; place: string; parent: string | null; item: { uuid: string } & Record<string, unknown>; at?: number }
  | { kind: "remove"; item: string }
  /** `order`: what the item tells of its place from then on, where its neighbours leave room for it. */
  | { kind: "move"; item: string; at: number; order?: number }
  /** A list that an item holds is what was written there; nothing in it is a person's any more. */
  | { kind: "reset"; item: string; list: string; items: unknown };
