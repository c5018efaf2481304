import { z } from "zod";
import { PageNumber } from "../../pagination.ts";
import { requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { writtenAnew } from "../written-anew.ts";
import { assumptionsEdits } from "./edits.ts";
import {
  AddedAssumption,
  AssumptionCategory,
  AssumptionList,
  MadeFrom,
  Scale,
  TestedAssumptionList,
} from "./schemas.ts";
import { assumptionPages } from "./words.ts";

const { statement, falsifier } = assumptionsEdits.edits["[]"];

const AssumptionWords = z.object({
  /** At most 40 words. */
  statement: requiredText(statement.max),
  category: AssumptionCategory,
  importance: Scale,
  certainty: Scale,
  /** What would prove it wrong; as it stands, or nothing, where it is absent. */
  falsifier: textUpTo(falsifier.max).optional(),
});

const pageQuery = (pageSize: number) => ({
  page: PageNumber,
  page_size: z.coerce.number().int().min(1).max(assumptionPages.most).default(pageSize),
});

export const assumptionRoutes = {
  "GET v2/concept/{id}/key-assumptions": {
    summary: "The key assumptions with the metrics of each category.",
    access: "member",
    status: 200,
    query: z.object({ category: AssumptionCategory.optional(), ...pageQuery(assumptionPages.report) }),
    answer: AssumptionList,
  },
  "POST v2/concept/{id}/key-assumptions/add": {
    summary: "Adds a key assumption, which nobody has tested yet; it can be taken back like any change by hand.",
    access: "member",
    status: 201,
    body: AssumptionWords.extend({
      /** The synthetic conversation in which it was said. */
      fromConversation: Uuid.optional(),
      /** The thing of the report that rests on it. */
      madeFrom: MadeFrom.optional(),
    }),
    answer: AddedAssumption,
    errors: ["conflict"],
  },
  "PUT v2/concept/{id}/key-assumptions/{aid}/update": {
    summary: "Changes a key assumption, over what stands there; it can be taken back like any change by hand.",
    access: "member",
    status: 200,
    body: AssumptionWords,
    answer: AddedAssumption,
    errors: ["conflict"],
  },
  "DELETE v2/concept/{id}/key-assumptions/{aid}/remove": {
    summary: "Removes a key assumption.",
    access: "member",
    status: 204,
  },
  "GET v1/concept/{id}/key-assumptions": {
    summary: "The key assumptions as tests take them and as the first form of their page lists them, ten at a time.",
    access: "member",
    status: 200,
    query: z.object(pageQuery(assumptionPages.list)),
    answer: TestedAssumptionList,
  },
  "POST v1/concept/{id}/key-assumptions": {
    summary: "Adds a key assumption, as the first form of their page does.",
    access: "member",
    status: 201,
    body: AssumptionWords,
    answer: AddedAssumption,
    errors: ["conflict"],
  },
  "PATCH v1/concept/key-assumption/{aid}": {
    summary: "Changes the fields of a key assumption that are named, over what stands there.",
    access: "member",
    status: 200,
    body: AssumptionWords.partial(),
    answer: AddedAssumption,
    errors: ["conflict"],
  },
  "DELETE v1/concept/key-assumption/{aid}": {
    summary: "Removes a key assumption, named by itself alone.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/{id}/key-assumptions/generate": writtenAnew("Writes the key assumptions again."),
} as const satisfies Routes;
