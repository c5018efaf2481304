import type { SimilarIdea } from "@seedbed/contract/concepts/similar";

export const similarIdeaWith = (change: Partial<SimilarIdea> = {}): SimilarIdea => ({
  uuid: "55555555-5555-4555-8555-555555555555",
  kind: "concept",
  title: "Depot for refills",
  status: "ideating",
  similarity: 0.816,
  sharedWords: ["refill", "depot", "soap"],
  ...change,
});
