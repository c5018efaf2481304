import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { Matter } from "../../../drafting/matter.ts";

/** The words of a direction in one language. */
export interface DirectionWords {
  /** Titles around `{said}`, what was said about the direction. */
  titles: readonly string[];
  /** The title where that is not said, behind the idea and a colon. */
  bare: string;
  summary: Matter;
  /** The first step, after a quotation about `stepAbout`. */
  step: readonly string[];
  /** What tells it from other ways, after what was said about the direction. */
  difference: readonly string[];
}

/** A way to go with an idea. */
export interface Direction {
  /** What it starts from. */
  topics: readonly Topic[];
  stepAbout: Topic;
  /** The effect it looks for; undefined when it suits any. */
  pays?: "revenue" | "savings";
  words: InEach<DirectionWords>;
}
