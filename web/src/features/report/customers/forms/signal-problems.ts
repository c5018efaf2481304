import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { signalStances } from "@seedbed/contract/report/customers/words";
import { sourceCategories } from "@seedbed/contract/report/vocabulary";

const limits = customersEdits.edits["[].signals[]"];
const { title: titleLimit, url: urlLimit } = limits.sources.fields;
const tooLong = "Description exceeds the maximum allowed length.";

/** What was written into a form; nothing is chosen yet where it is empty. */
export interface DraftSignal {
  description: string;
  stance: (typeof signalStances)[number] | "";
  sourceCategory: RealWorldSignal["sourceCategory"] | "";
  sources: readonly { title: string; url: string }[];
}

export interface SignalProblems {
  description: string | null;
  stance: string | null;
  sourceCategory: string | null;
  /** By position. */
  sources: readonly { title: string | null; url: string | null }[];
}

const problemOf = (text: string, max: number, missing: string) =>
  text === "" ? missing : text.length > max ? tooLong : null;

/** What keeps a signal from being saved. One that was said in an interview rests on that: it needs no page. */
export function signalProblems(draft: DraftSignal, { needsSource }: { needsSource: boolean }): SignalProblems {
  return {
    description: problemOf(draft.description.trim(), limits.description.max, "Description is required."),
    stance: draft.stance ? null : "Stance is required.",
    sourceCategory: draft.sourceCategory ? null : "Source category is required.",
    sources: draft.sources.map((source) => {
      const [title, url] = [source.title.trim(), source.url.trim()];
      if (!needsSource && title === "" && url === "") return { title: null, url: null };
      return {
        title: problemOf(title, titleLimit.max, "Source title is required."),
        url: problemOf(url, urlLimit.max, "Source URL is required."),
      };
    }),
  };
}

export const isSound = ({ sources, ...fields }: SignalProblems): boolean =>
  Object.values(fields).every((problem) => problem === null) &&
  sources.every(({ title, url }) => title === null && url === null);

const formNames: Partial<Record<RealWorldSignal["sourceCategory"], string>> = {
  "First-Party Research": "First Party",
  "Government Report": "Government",
  "Academic Study": "Academic",
};

/** The kinds of sources, as they are stored and as the form calls them. */
export const namedCategories = sourceCategories.map((value) => ({ value, label: formNames[value] ?? value }));

export const descriptionMax = limits.description.max;
export const sourcesMax = limits.sources.most;
