import { z } from "zod";
import { Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { ChangedRevision } from "../editing/schemas.ts";
import { NewProposal, Proposal, Proposals } from "./schemas.ts";

/** Changes that wait for a person: nothing proposed changes a report by itself. */
export const proposalRoutes = {
  "GET v1/concept/{id}/proposals": {
    summary: "The proposed changes of a report: those that wait, and the last that were decided on.",
    access: "member",
    status: 200,
    answer: Proposals,
  },
  "POST v1/concept/{id}/proposals": {
    summary:
      "Proposes changes of a section, as people make them by hand; they wait until a person accepts or declines them.",
    access: "member",
    tokens: "propose",
    status: 201,
    body: NewProposal,
    answer: Proposal,
    errors: ["conflict"],
  },
  "POST v1/concept/{id}/proposals/{proposal}/accept": {
    summary: "Makes a proposed change as the caller's own, all of it or nothing.",
    access: "member",
    tokens: "never",
    status: 200,
    answer: ChangedRevision,
    errors: ["conflict"],
  },
  "POST v1/concept/{id}/proposals/{proposal}/decline": {
    summary: "Declines a proposed change.",
    access: "member",
    tokens: "never",
    status: 204,
    errors: ["conflict"],
  },
  "GET v1/concept/{id}/report/{section}/content": {
    summary: "What a section says as it is stored, with what of it can be changed by hand or proposed.",
    access: "member",
    status: 200,
    answer: z.object({
      conceptUuid: Uuid,
      section: z.string(),
      revision: z.int(),
      content: z.unknown(),
      /** Fields that may be written, by where they stand: "" for the section itself, "results[]" for each item of a list. */
      fields: z.record(z.string(), z.record(z.string(), z.unknown())),
      /** Lists that things may be added to, removed from and moved in. */
      lists: z.record(z.string(), z.unknown()),
    }),
  },
} as const satisfies Routes;
