import type { WildBehaviour } from "./behaviour.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { forms } from "./forms.ts";
import { chunkWords, streams } from "./streams.ts";
import { texts } from "./texts.ts";

/** All ways in which servers of models behave that are known of, by what they concern. */
export const behavioursByKind: Record<string, WildBehaviour[]> = {
  "How a stream is put": streams,
  "What stands in its chunks": chunkWords,
  "What stands in the text": texts,
  "Forms that are not taken": forms,
  "Faults that pass": faults,
  "Faults that stay": errors,
};
