import { writingRules } from "../../../src/features/nucleus/exports/writing-rules.ts";
import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";
import type { Prompt } from "../../../src/platform/model/task.ts";

export interface PromptFaults {
  /** Whether the rules of writing and truth are missing. */
  rules: boolean;
  /** Words of the people that are missing. */
  brief: string[];
  /** Whether nothing says which language to write in. */
  language: boolean;
  /** Lines of the people that stand in the prompt as if they were its own headings, tags or roles. */
  fence: string[];
}

const saysLanguage = /\b[Ll]anguage\b|\bin (?:English|German|Spanish|French|Japanese)\b/u;
const looksLikeOurs = /^\s*(?:#|<\/|system:|assistant:|user:)/iu;

/** What a prompt lacks that is asked about `brief`. Pure. */
export function promptFaults({ system, prefix, request }: Prompt, brief: unknown): PromptFaults {
  const whole = [system, prefix, request].join("\n");
  const said = squeezed(whole);
  const ownLines = new Set(whole.split(/\r?\n/u).map((line) => line.trim()));
  const lines = textsOf(brief)
    .filter(({ place }) => !/(?:^|\.)(?:identifier|type)$/u.test(place))
    .flatMap(({ text }) => text.split(/\r?\n/u))
    .map((line) => line.trim());
  return {
    rules: !writingRules.split("\n").every((line) => whole.includes(line)),
    brief: lines.filter((line) => !said.includes(squeezed(line))),
    language: !saysLanguage.test(whole),
    fence: lines.filter((line) => looksLikeOurs.test(line) && ownLines.has(line)),
  };
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
