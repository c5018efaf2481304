import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";

/** What people wrote about whom the concept is for; the concept's summary where they were not asked. */
export function audienceText(brief: ConceptBrief): string {
  const answers = brief.seed.answers.find(({ identifier }) => identifier === "audience")?.answers ?? [];
  return answers.length > 0 ? answers.join("\n") : `${brief.concept.title}\n${brief.concept.summary}`;
}
