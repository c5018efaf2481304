import type { Prompt } from "../../../../../platform/model/task.ts";
import { fencedItems } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { openings } from "./openings.ts";
import { summaryMaxLength } from "./output.ts";

export interface VersionSummaryInput {
  /** The recorded changes, each in a few words: "Trends: Summary of “Political”". */
  changes: string[];
}

export function versionSummaryPrompt({ changes }: VersionSummaryInput): Prompt {
  return {
    system: writingRules,
    prefix: "",
    request: `# The recorded changes
${fencedItems(changes)}

Language of all texts: English

# Your task
You tell a team in its list of versions what this version of a concept and its report changed. They read it to know again which version it is.

- One sentence or two, at most ${summaryMaxLength} characters in all, in the past tense.
- Begin each sentence with one of these words: ${openings.join(", ")}.
- Say only what the recorded changes say: not why, not by whom, and not whether it is better.
- Copy names and numbers from the recorded changes, letter by letter. Count nothing yourself, and write no other name or number, not as a word either.
- Sections are called as they are called there, with their capitals. No other word but the first of a sentence begins with a capital.`,
  };
}
