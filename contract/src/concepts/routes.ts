import type { Routes } from "../route.ts";
import { Concept, ConceptChange, ConceptList, ConceptListQuery, FeatureVersions, NewReportForms } from "./schemas.ts";

export const conceptRoutes = {
  "GET v1/concept/": {
    summary: "The concept bank.",
    access: "member",
    status: 200,
    query: ConceptListQuery,
    answer: ConceptList,
    heavy: { work: "search", with: "search" },
  },
  "GET v1/concept/{id}/": { summary: "One concept.", access: "member", status: 200, answer: Concept },
  "PATCH v1/concept/{id}/": {
    summary: "Changes fields or the status.",
    access: "member",
    status: 200,
    body: ConceptChange,
    answer: Concept,
    errors: ["precondition_failed"],
  },
  "DELETE v1/concept/{id}/": { summary: "Deletes a concept and its report.", access: "member", status: 204 },
  "POST v1/concept/{id}/restore": {
    summary: "Brings back a concept that was deleted within the last ten minutes, with its report as it was.",
    access: "member",
    status: 200,
    answer: Concept,
  },
  "POST v1/concept/{id}/unarchive": {
    summary: "Restores the status held before archiving.",
    access: "member",
    status: 200,
    answer: Concept,
    errors: ["conflict"],
  },
  "POST v2/concept/{id}/seen": {
    summary: "Marks the concept's latest change as seen by the caller.",
    access: "member",
    status: 204,
  },
  "GET v1/account/report-forms": {
    summary: "The forms that the reports of new concepts take.",
    access: "member",
    status: 200,
    answer: FeatureVersions,
  },
  "PUT v1/account/report-forms": {
    summary: "Changes the forms of concepts that are made from now on; those of concepts there are stay.",
    access: "admin",
    status: 200,
    body: NewReportForms,
    answer: FeatureVersions,
  },
} as const satisfies Routes;
