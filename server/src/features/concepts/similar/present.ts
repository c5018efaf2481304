import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { shorten } from "../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import type { Resemblance } from "./store.ts";

export function presentSimilarIdea({ uuid, kind, title, status, similarity, sharedWords }: Resemblance): SimilarIdea {
  return {
    uuid,
    kind,
    title: kind === "seed" ? shorten(plainSentences(title)[0] ?? "", 12) : title,
    // The tables hold no other value.
    status: status as SimilarIdea["status"],
    similarity: Math.round(similarity * 100) / 100,
    sharedWords,
  };
}
