import type { StanceBasis } from "@seedbed/contract/report/customers/schemas";
import { byHand, conceptParts } from "@seedbed/contract/report/customers/words";
import { questionName } from "../../plain/question-name.ts";

/** Where the words stand that a line rests on: an answer or what was read in the context, the concept's own words, or nowhere else. */
export function whereItStands(
  basis: StanceBasis,
  label: string,
): { to: "/concept/$id/settings" | "/concept/$id/overview"; hash?: string } | null {
  if (basis === "source") return { to: "/concept/$id/settings", hash: "what-was-read" };
  if (basis !== "answer" || label === byHand) return null;
  return conceptParts.some((part) => part === label)
    ? { to: "/concept/$id/overview" }
    : { to: "/concept/$id/settings", hash: questionName(label) };
}
