/** What a reader of one kind makes of a file. */
export interface Reading {
  /** "" where the file has none. */
  title: string;
  publisher: string;
  publishedDate: string | null;
  language: string | null;
  /** As it stands there; tidied by whoever asked for it. */
  text: string;
}
