import type { EvaluationBrief } from "../evaluation/briefs/brief.ts";
import { askAboutBrief } from "../evaluation/run/ask-about-brief.ts";
import type { AskedTask } from "../evaluation/run/asked-task.ts";
import { testGateway } from "../model-gateway.ts";

export interface DraftedIdea {
  idea: EvaluationBrief;
  /** Every task that was asked, from the seed to the report; `output` is undefined where a draft breaks a rule of its own. */
  drafts: AskedTask[];
}

/** Drafts everything Seedbed writes about an idea, without a model. */
export async function draftIdea(idea: EvaluationBrief): Promise<DraftedIdea> {
  const { asked } = await askAboutBrief(testGateway(), idea, { withoutNeeds: true });
  return { idea, drafts: asked };
}

/** The same with no more than these tasks. */
export function onlyTasks({ idea, drafts }: DraftedIdea, names: readonly string[]): DraftedIdea {
  return { idea, drafts: drafts.filter(({ task }) => names.includes(task.name)) };
}
