import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "../../transport/create-call.ts";
import { changeConceptLists, rowOfChanged } from "./concept-lists.ts";
import { keptNames } from "./kept-names.ts";
import { tellConcept } from "./tell-concept.ts";

/** Shows a concept that a person has just changed wherever it was read: under its uuid, under its identifier and in lists. */
export function showConcept(queryClient: QueryClient, concept: Answer<"GET v1/concept/{id}/">): void {
  for (const name of keptNames(queryClient, concept.uuid)) tellConcept(queryClient, name, () => concept);
  changeConceptLists(queryClient, rowOfChanged(concept));
}
