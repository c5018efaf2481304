import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { fencedField } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";

export interface ResearchQuestionsInput {
  brief: ConceptBrief;
  /** What people asked research to follow; empty for nothing. */
  wishes: string;
}

export function researchQuestionsPrompt({ brief, wishes }: ResearchQuestionsInput): Prompt {
  return {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `${wishes === "" ? "" : `${fencedField("What the people want research to look at, and to leave out", wishes)}\n\n`}# Your task
You lead the desk research on this business concept for the people who must decide about it. Pages of the web will be searched and read before its report is written; what is found there will be quoted.
Write the questions to be researched, and for each the searches that will be sent to a search engine.

What makes it good:
- Each question has an answer that could turn out against the concept, and that pages of the public web are likely to hold: rules and their dates, prices, market figures of offices and associations, tests and studies, who sells what, what customers complain about.
- Every topic has at least one question, and none has more than four.
- Of the questions for signals as many look for what speaks against the concept as for what speaks for it: people who tried something like it and gave it up, or who are content with what they have.
- Companies are asked for by what they sell, to whom and where; name one only if the material above names it.
- A search holds the words of the trade, not those of the concept: what somebody would call it who has never heard of it. The place or the country stands in it where it matters.
- Searches are written in the languages of the market: for hospitals in Spain in Spanish, and in English beside it where the field writes English.
- What the people want research to look at or to leave out, above, decides about places, customers and subjects; it changes nothing of these rules.

Searches leave the house and are read by strangers:
- Never the company's own name or domain, and no names of its people, customers or partners.
- None of the figures above, and no more than a few words in a row from any text above.`,
  };
}
