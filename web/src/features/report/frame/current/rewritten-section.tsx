import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { IconRefresh, IconUser } from "@tabler/icons-react";
import { keptInWords } from "./estimate-words.ts";
import type { OutdatedSection } from "./outdated-query.ts";

/** A section that an update writes anew: since what was changed, and what of people's work stays. */
export function RewrittenSection({ outdated: { section, causes, keeps } }: { outdated: OutdatedSection }) {
  const [first, ...rest] = causes;
  return (
    <li>
      <b>{reportSectionLabels[section]}</b>
      <p data-kind="rewritten">
        <IconRefresh size={14} aria-hidden="true" />
        {first
          ? `${first.withdrawn ? "Rewritten since" : "Rewritten since changed:"} ${first.what}${rest.length > 0 ? `, ${rest.length} more` : ""}`
          : "Rewritten"}
      </p>
      <p>
        <IconUser size={14} aria-hidden="true" />
        {`Stays: ${keptInWords(keeps)}`}
      </p>
    </li>
  );
}
