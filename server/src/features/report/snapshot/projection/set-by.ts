import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { Evidence } from "@seedbed/contract/report/source";
import { originLabels } from "../labels.ts";
import type { ProjectionFile } from "./projection-file.ts";

type Own = SectionWork["edits"][number] | SectionWork["added"][number];

export interface SetBy {
  who: string;
  /** The day, as 2026-03-04; empty where nobody kept it. */
  day: string;
}

interface Named {
  item: string | null;
  field?: string;
  evidence?: Evidence | undefined;
}

/** Who set a number or wrote a thing, and when: a person, or whoever wrote the section, then with the day on which its source was read. */
export function setBy({ work, projection }: Pick<ProjectionFile, "work" | "projection">, named: Named): SetBy {
  const own: Own | undefined =
    work.edits.find(({ item, field }) => item === named.item && (!named.field || field === named.field)) ??
    work.added.find(({ item }) => item === named.item);
  if (own) return { who: nameOf(own.by) || originLabels.user.text, day: dayOf(own.at) };
  const read = named.evidence?.sources.find(({ retrievedAt }) => retrievedAt)?.retrievedAt;
  return { who: originLabels[projection.origin].text, day: dayOf(read ?? null) };
}

const nameOf = (person: Own["by"]) => (person ? `${person.firstName} ${person.lastName}`.trim() : "");
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? "";
