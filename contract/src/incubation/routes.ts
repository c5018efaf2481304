import { z } from "zod";
import { WorkStarted } from "../concepts/schemas.ts";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import {
  ClarifyingQuestion,
  GenerateConcepts,
  GeneratedConcept,
  GeneratedConceptFields,
  NewSeedAnswer,
  Questionnaire,
  Seed,
  SeedAnswer,
  SeedAnswerChange,
  SeedList,
  SeedListQuery,
  SeedStatus,
  SeedType,
} from "./schemas.ts";

export const incubationRoutes = {
  "GET v1/concept/ignition/questionnaires": {
    summary: "The current questionnaires.",
    access: "member",
    status: 200,
    answer: z.array(Questionnaire),
  },
  "POST v2/concept/seed": {
    summary: "Plants a seed.",
    access: "member",
    status: 201,
    body: z.object({ type: SeedType }),
    answer: z.object({ uuid: Uuid }),
  },
  "GET v2/concept/seed": {
    summary: "The seeds of the company.",
    access: "member",
    status: 200,
    query: SeedListQuery,
    answer: SeedList,
  },
  "GET v2/concept/seed/{id}": {
    summary:
      "One seed with answers, clarifying questions and generated concepts; 404 when `status` is given and differs.",
    access: "member",
    status: 200,
    query: z.object({ status: SeedStatus.optional() }),
    answer: Seed,
  },
  "PATCH v2/concept/seed/{id}": {
    summary: "Archives a seed or takes it back.",
    access: "member",
    status: 200,
    body: z.object({ status: z.enum(["draft", "archived"]) }),
    answer: Seed,
  },
  "DELETE v2/concept/seed/{id}": { summary: "Deletes a seed.", access: "member", status: 204 },
  "POST v2/concept/seed/{id}/clone": {
    summary: "Copies a seed's answers into a new draft.",
    access: "member",
    status: 201,
    answer: z.object({ uuid: Uuid }),
  },
  "GET v2/concept/incubation/seed/{id}/answers": {
    summary: "The answers of a seed.",
    access: "member",
    status: 200,
    answer: z.array(SeedAnswer),
  },
  "POST v2/concept/incubation/seed/{id}/answer": {
    summary: "Answers a question.",
    access: "member",
    status: 201,
    body: NewSeedAnswer,
    answer: SeedAnswer,
  },
  "PATCH v2/concept/incubation/seed/answer/{id}": {
    summary: "Changes an answer.",
    access: "member",
    status: 200,
    body: SeedAnswerChange,
    answer: SeedAnswer,
  },
  "DELETE v2/concept/incubation/seed/answer/{id}": { summary: "Deletes an answer.", access: "member", status: 204 },
  "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}": {
    summary:
      "Changes an answer and removes what followed it; 409 without `force_delete` when later work would be lost.",
    access: "member",
    status: 200,
    query: z.object({ force_delete: z.stringbool().default(false) }),
    body: SeedAnswerChange,
    answer: SeedAnswer,
  },
  "POST v2/concept/incubation/seed/{id}/clarifying-questions": {
    summary: "Asks for clarifying questions of the seed, or of one generated concept.",
    access: "member",
    status: 201,
    body: z.object({ conceptUuid: Uuid.optional() }),
    answer: z.array(ClarifyingQuestion),
    expensive: true,
  },
  "POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer": {
    summary: "Answers a clarifying question.",
    access: "member",
    status: 200,
    body: SeedAnswerChange,
    answer: ClarifyingQuestion,
  },
  "POST v2/concept/incubation/seed/{id}/generate-concepts": {
    summary: "Starts generating concepts; they stream by event and are cached on the seed.",
    access: "member",
    status: 202,
    body: GenerateConcepts,
    answer: WorkStarted,
    expensive: true,
  },
  "POST v2/concept/incubation/seed/{id}/generated": {
    summary: "Saves the chosen generated concepts to the bank; the answer is the saved list.",
    access: "member",
    status: 201,
    body: z.array(GeneratedConceptFields).min(1).max(20),
    answer: z.array(GeneratedConcept),
  },
  "POST v2/concept/incubation/seed/{id}/generated/{conceptUuid}/report": {
    summary: "Saves one generated concept when needed and starts its report.",
    access: "member",
    status: 202,
    answer: z.object({ conceptUuid: Uuid, identifier: z.string() }),
    expensive: true,
  },
  "DELETE v2/concept/incubation/seed/{id}/generated": {
    summary: "Discards the generated concepts that were not saved.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
