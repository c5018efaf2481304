import type { Replaced, TranscriptLine } from "@seedbed/contract/report/interviews/schemas";
import { readTurns } from "./read-turns.ts";
import { createReplacing } from "./replacing/replace-people.ts";
import { isAsking, isRole } from "./speaker-labels.ts";
import type { Turn } from "./turn-forms.ts";

/** What reads words takes its time for a very long one. */
const tooLongForAWord = /\S{300}/gu;

export interface ReadTranscript {
  lines: TranscriptLine[];
  words: number;
  replaced: Replaced;
}

/** A transcript in its lines, with names, mail addresses, phone numbers and street addresses of people replaced; pure. */
export function readTranscript(text: string, alsoReplace: readonly string[]): ReadTranscript {
  const turns = readTurns(text.replaceAll(tooLongForAWord, "$& "));
  const labels = [...new Set(turns.map(({ label }) => label))].filter((label) => label !== "");
  const asking = whoAsks(turns, labels);
  const answering = labels.filter((label) => label !== asking);
  const shown = (label: string) => {
    if (label === "" || label === asking) return label && "Q";
    if (isRole(label)) return label;
    return answering.length === 1 ? "P" : `P${answering.indexOf(label) + 1}`;
  };
  const names = labels.filter((label) => !isRole(label));
  const replacing = createReplacing({ text: turns.map((turn) => turn.text).join("\n"), names, alsoReplace });
  const lines = turns.map(({ time, label, text: said }) => ({
    time,
    speaker: shown(label),
    isQuestion: label !== "" && label === asking,
    text: replacing.replace(said),
  }));
  return {
    lines,
    words: lines.reduce((sum, line) => sum + line.text.split(" ").length, 0),
    replaced: replacing.counts(),
  };
}

/** Whose label says so, or who asks most of what is said; undefined where one speaks, or nobody asks. */
function whoAsks(turns: readonly Turn[], labels: readonly string[]): string | undefined {
  const told = labels.find(isAsking);
  if (told !== undefined || labels.length < 2) return told;
  const share = (label: string) => {
    const own = turns.filter((turn) => turn.label === label);
    return own.filter(({ text }) => text.endsWith("?")).length / own.length;
  };
  const most = labels.toSorted((one, other) => share(other) - share(one))[0];
  return most !== undefined && share(most) >= 0.4 ? most : undefined;
}
