import type { EvaluationBrief } from "./briefs/brief.ts";
import { difficultBriefs } from "./briefs/difficult-briefs.ts";
import { foreignBriefs } from "./briefs/foreign-briefs.ts";
import { ordinaryBriefs } from "./briefs/ordinary-briefs.ts";

/** The ideas of an evaluation: both kinds, five languages, and what makes a model stumble. */
export const evaluationBriefs: readonly EvaluationBrief[] = [...ordinaryBriefs, ...foreignBriefs, ...difficultBriefs];
