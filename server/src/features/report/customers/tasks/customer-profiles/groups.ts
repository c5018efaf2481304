import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";
import { groupLabel } from "../../drafting/group-label.ts";
import { areAlike } from "../../segment-label.ts";

export interface NamedGroup {
  segment: string;
  /** In the words of those who named it. */
  group: Statement;
}

/** The groups that somebody named, in their order, each once. Those without a short name are left out, unless there is no other: then the first is called `described`. */
export function groupsOf(
  statements: readonly Statement[],
  { language, described }: { language: DraftLanguage; described: string },
): NamedGroup[] {
  const told = statements.filter(({ topic }) => topic === "audience");
  const groups: NamedGroup[] = [];
  for (const group of told) {
    const segment = groupLabel(group.text, language);
    if (segment !== undefined && !groups.some((other) => areAlike(segment, other.segment)))
      groups.push({ segment, group });
  }
  return groups.length > 0 ? groups : told.slice(0, 1).map((group) => ({ segment: described, group }));
}
