import { latePart } from "../../../design/late/late-part.ts";

/** The rule that knows questions that lead: fetched with the first word that is written. */
export const leadingRule = latePart(() => import("@seedbed/rules/interviews/leading-question"));
