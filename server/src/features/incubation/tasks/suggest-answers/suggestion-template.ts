/** A suggestion before a person's words are put into it; slots as `drafting/draft-words.ts` says. */
export interface SuggestionTemplate {
  title: string;
  description: string;
}
