import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "../../transport/create-call.ts";
import { tell } from "../../transport/queries/tell.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { changeConceptLists, rowOfChanged } from "./concept-lists.ts";
import { keptNames } from "./kept-names.ts";

/** Shows a concept that a person has just changed wherever it was read: under its uuid, under its identifier and in lists. */
export function showConcept(queryClient: QueryClient, concept: Answer<"GET v1/concept/{id}/">): void {
  for (const name of keptNames(queryClient, concept.uuid)) tell(queryClient, conceptKeys.detail(name), concept);
  changeConceptLists(queryClient, rowOfChanged(concept));
}
