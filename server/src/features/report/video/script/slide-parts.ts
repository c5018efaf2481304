import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Source } from "@seedbed/contract/report/source";
import type { Slide } from "../../../../platform/film/film-script.ts";
import type { Label } from "../../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import { sectionLabels } from "../../snapshot/labels.ts";
import type { SnapshotInput } from "../../snapshot/snapshot-input.ts";
import type { VideoWords } from "./words/video-words.ts";

/** A report, and the words in which its video speaks of it. */
export interface Telling {
  input: SnapshotInput;
  words: VideoWords;
  language: string;
}

/** Letters that a text of a slide may have: more is neither read nor heard to its end. */
export const room = { statement: 240, aside: 130, point: 165, title: 120 } as const;

const translated: Readonly<Record<string, keyof VideoWords["labels"]>> = {
  "AI reasoning": "model",
  "Drafted offline": "draft",
  "Written by a person": "user",
  "Edited by people": "edited",
  Outdated: "outdated",
};

/** Who wrote what a slide shows. */
export const labelsOf = ({ input, words }: Telling, ...sections: ReportSection[]): Label[] =>
  sectionLabels(input, sections).map((label) => {
    const name = translated[label.text];
    return name ? { ...label, text: words.labels[name] } : label;
  });

const mostSources = 2;

/** A line for each of the first sources, and how many more there are. What is reasoning is none. */
export function sourceLines({ words }: Telling, sources: readonly Source[]): string[] {
  const named = [...new Map(sources.map((source) => [source.url ?? source.title, source])).values()].filter(
    ({ classification }) => classification !== "reasoning",
  );
  const lines = named
    .slice(0, mostSources)
    .map(({ title, publisher, publishedDate }) =>
      [`${words.source}: ${shortened(title, 90)}`, publisher && shortened(publisher, 40), publishedDate?.slice(0, 4)]
        .filter(Boolean)
        .join(", "),
    );
  const more = named.length - lines.length;
  return more > 0 ? [...lines.slice(0, -1), `${lines.at(-1)} ${words.moreSources(more)}`] : lines;
}

/** A heading as it is said. */
export const spoken = (heading: string, language: string): string => `${heading}${language === "ja" ? "。" : "."}`;

/** A slide of one text. */
export function statement(
  telling: Telling,
  { heading, text, sections, sources = [], aside = null, picture = null }: StatementParts,
): Slide {
  const shown = shortened(text, room.statement) || telling.words.notWritten;
  return {
    heading,
    labels: text ? labelsOf(telling, ...sections) : [],
    sources: sourceLines(telling, sources),
    shown: { kind: "statement", text: shown, aside, picture },
    said: [
      spoken(heading, telling.language),
      shown,
      ...(aside ? [spoken(aside.title, telling.language), aside.text] : []),
    ],
  };
}

interface StatementParts {
  heading: string;
  text: string;
  sections: ReportSection[];
  sources?: readonly Source[];
  aside?: { title: string; text: string } | null;
  picture?: string | null;
}
