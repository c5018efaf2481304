import type { ToOptions } from "@tanstack/react-router";
import type { Concept } from "./use-concept.ts";

const ofConcept = "/concept/$id";

/** A page of the report; there is one for each file of `routes/…/concept/$id`. */
export type ReportPath = Extract<NonNullable<ToOptions["to"]>, typeof ofConcept | `${typeof ofConcept}/${string}`>;

export interface ReportTab {
  label: string;
  path: ReportPath;
  /** Absent: for every concept. */
  isFor?(concept: Concept): boolean;
}
