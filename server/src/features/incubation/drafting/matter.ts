/** Ends of sentences about one matter, in one language: they follow what is quoted, whatever its grammar. */
export interface Matter {
  /** After a quotation that is about this matter. */
  said: readonly string[];
  /** Where nothing is said about it: what to find out, as a clause after "it is not said yet". */
  unsaid: readonly string[];
}
