import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { ItemLink } from "../places/item-link.tsx";
import styles from "./find-dialog.module.css";
import type { Excerpt } from "./find-words.ts";
import type { FoundText } from "./texts-of.ts";

export interface Hit extends FoundText {
  excerpt: Excerpt;
}

const shown = 20;

interface SectionHitsProps {
  conceptId: string;
  section: ReportSection;
  hits: readonly Hit[];
  onOpen: () => void;
}

/** What was found in a section, each with a link to where it stands. */
export function SectionHits({ conceptId, section, hits, onOpen }: SectionHitsProps) {
  return (
    <section>
      <h3>
        {reportSectionLabels[section]} <span className="numerals">{hits.length}</span>
      </h3>
      <ul>
        {hits.slice(0, shown).map(({ item, place, label, text, excerpt }) => (
          <li key={`${item} ${label} ${text}`}>
            <ItemLink
              conceptId={conceptId}
              section={section}
              item={item}
              place={place}
              className={styles.hit}
              onClick={onOpen}
            >
              <span className={styles.label}>{label}</span>
              <span>
                {excerpt.before}
                <mark>{excerpt.found}</mark>
                {excerpt.after}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
      {hits.length > shown && (
        <p className={styles.more}>{`${hits.length - shown} more: say more words to narrow it down.`}</p>
      )}
    </section>
  );
}
