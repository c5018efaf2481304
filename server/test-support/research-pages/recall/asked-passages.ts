import type { Topic } from "../pages-of-topics.ts";

/** A question and the words of the one passage that answers it; what is searched for it are the queries of its topic, which do not know the answer. */
export interface AskedPassage {
  topic: Topic;
  question: string;
  /** The page that holds the answer. */
  path: string;
  /** Words within the passage that answers, as they stand there. */
  answer: string;
}

type Row = readonly [path: string, answer: string, question: string];

/** Rows of a topic; what each tries stands in the files that hold them. */
export const askedOf = (topic: Topic, rows: readonly Row[]): AskedPassage[] =>
  rows.map(([path, answer, question]) => ({ topic, question, path, answer }));
