import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { IconAlertTriangle, IconCheck, IconClock } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { ItemLink } from "../../../frame/places/item-link.tsx";
import { useShowEvidence } from "../../address/use-open-evidence.ts";
import { evidenceQuery, type ReportSource } from "../../evidence-query.ts";
import styles from "./rejected-sources.module.css";
import { type Rested, whatRested } from "./what-rested.ts";

/** Items whose evidence is asked for before somebody wants to see the rest. */
const shownAtFirst = 3;

interface RestedSectionProps {
  conceptId: string;
  section: ReportSection;
  state: SectionState;
  /** What of the section rests on the source. */
  items: ReportSource["items"];
  /** Its uuid. */
  source: string;
}

/** The claims of a section that rested on a source, each with what is left of it, and where the section stands now. */
export function RestedSection({ conceptId, section, state, items, source }: RestedSectionProps) {
  const [all, setAll] = useState(false);
  const show = useShowEvidence();
  const shown = all ? items : items.slice(0, shownAtFirst);
  const views = useQueries({
    queries: shown.map(({ item, field }) => evidenceQuery(conceptId, { item, field })),
  });
  const rested = shown.flatMap((at, index): { at: (typeof shown)[number]; text: string; left: Rested | null }[] => {
    const view = views[index]?.data;
    const found = view ? whatRested(view, source) : [];
    // Until it is known which statements those are, and where it is not, the item stands for them.
    return found.length > 0
      ? found.map((left) => ({ at, text: left.text, left }))
      : [{ at, text: at.title, left: null }];
  });
  const isOutdated = state.status === "outdated";
  return (
    <li className={styles.section}>
      <ul className={styles.claims} aria-label={`Claims of ${reportSectionLabels[section]} that rested on it`}>
        {rested.map(({ at, text, left }) => (
          <li key={`${at.item} ${at.field} ${text}`} data-left={left?.state}>
            <button type="button" aria-haspopup="dialog" onClick={() => show(at)}>
              {text}
            </button>
            {left && (
              <p className={styles.state} data-tone={left.state === "bare" ? "caution" : undefined}>
                {left.state === "bare" ? (
                  <IconAlertTriangle size={14} aria-hidden="true" />
                ) : (
                  <IconCheck size={14} aria-hidden="true" />
                )}
                <b>{left.state === "bare" ? "No source left" : "Stands"}</b>
                <span>{left.note}</span>
              </p>
            )}
          </li>
        ))}
        {shown.length < items.length && (
          <li data-more>
            <button type="button" onClick={() => setAll(true)}>
              {`${items.length - shown.length} more`}
            </button>
          </li>
        )}
      </ul>
      <div className={styles.target} data-outdated={isOutdated || undefined}>
        <ItemLink conceptId={conceptId} section={section} item={items[0]?.item ?? null}>
          {reportSectionLabels[section]}
        </ItemLink>
        <p className={styles.state} data-tone={isOutdated ? "caution" : undefined}>
          {isOutdated ? <IconClock size={14} aria-hidden="true" /> : <IconCheck size={14} aria-hidden="true" />}
          <b>{isOutdated ? "Outdated" : "Current"}</b>
          <span>{items.length === 1 ? "in one place" : `in ${items.length} places`}</span>
        </p>
      </div>
    </li>
  );
}
