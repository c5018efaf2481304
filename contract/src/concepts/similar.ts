import { z } from "zod";
import { SeedStatus } from "../incubation/schemas.ts";
import { pageSize } from "../limits.ts";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { ConceptStatus } from "./schemas.ts";

export const IdeaKind = z.enum(["concept", "seed"]);
export type IdeaKind = z.infer<typeof IdeaKind>;

/** Another concept or seed of the company that says nearly the same. */
export const SimilarIdea = z.object({
  uuid: Uuid,
  kind: IdeaKind,
  title: z.string(),
  status: z.union([ConceptStatus, SeedStatus]),
  /** 0 to 1: how much of what the two say is the same. */
  similarity: z.number().min(0).max(1),
  /** Words both use, as the one that was asked about writes them. */
  sharedWords: z.array(z.string()),
});
export type SimilarIdea = z.infer<typeof SimilarIdea>;

/** One page of rows, asked about at once. */
const ideaIds = z
  .string()
  .transform((value) => value.split(",").filter((id) => id !== ""))
  .pipe(z.array(Uuid).min(1).max(pageSize));

export const similarIdeaRoutes = {
  "GET v1/concept/similar": {
    summary:
      "For each of these concepts and seeds, those that say nearly the same; ids that are not known are left out.",
    access: "member",
    status: 200,
    query: z.object({ ids: ideaIds }),
    answer: z.array(z.object({ uuid: Uuid, similar: z.array(SimilarIdea) })),
    heavy: { work: "comparison" },
  },
  "GET v1/concept/{id}/similar": {
    summary: "Concepts and seeds that say nearly the same as this concept, the nearest first.",
    access: "member",
    status: 200,
    answer: z.array(SimilarIdea),
    heavy: { work: "comparison" },
  },
  "GET v2/concept/seed/{id}/similar": {
    summary: "Concepts and seeds that say nearly the same as this seed, the nearest first.",
    access: "member",
    status: 200,
    answer: z.array(SimilarIdea),
    heavy: { work: "comparison" },
  },
  "PUT v1/concept/{id}/similar/{otherId}/distinct": {
    summary: "Remembers for the company that this concept and another concept or seed are not the same.",
    access: "member",
    status: 204,
  },
  "DELETE v1/concept/{id}/similar/{otherId}/distinct": {
    summary: "Forgets that the two are not the same.",
    access: "member",
    status: 204,
  },
  "PUT v2/concept/seed/{id}/similar/{otherId}/distinct": {
    summary: "Remembers for the company that this seed and another seed or concept are not the same.",
    access: "member",
    status: 204,
  },
  "DELETE v2/concept/seed/{id}/similar/{otherId}/distinct": {
    summary: "Forgets that the two are not the same.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
