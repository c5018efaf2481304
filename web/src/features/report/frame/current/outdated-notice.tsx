import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { IconClock, IconRefresh, IconSitemap } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { useConcept } from "../use-concept.ts";
import { CauseSentence } from "./cause-sentence.tsx";
import styles from "./outdated.module.css";
import { useOutdated } from "./outdated-query.ts";
import { useUpdateSections } from "./use-update-sections.ts";

const RejectedSources = lazyPart(() =>
  import("../../evidence/verdicts/rejected/rejected-sources.tsx").then((module) => ({
    default: module.RejectedSources,
  })),
);

/** Causes that are shown before one asks for the rest. */
const shownAtFirst = 2;
const timeOfDay = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

interface OutdatedNoticeProps {
  conceptId: string;
  section: { name: ReportSection; writingFailed?: string };
}

/** What has changed since a section was written, and a way to write it anew; of sources that were rejected also all that rested on them. */
export function OutdatedNotice({ conceptId, section: { name: section, writingFailed } }: OutdatedNoticeProps) {
  const { data: concept } = useConcept(conceptId);
  const { data } = useOutdated(conceptId, concept);
  const update = useUpdateSections(conceptId, writingFailed);
  const [all, setAll] = useState(false);
  const [follows, setFollows] = useState(false);
  const causes = data?.sections.find((each) => each.section === section)?.causes ?? [];
  const oldest = causes.findLast(({ at }) => at !== null)?.at;
  const isSourceRejected = causes.some(({ withdrawn }) => withdrawn?.kind === "source");
  const shown = all ? causes : causes.slice(0, shownAtFirst);
  const notice = (
    <div className={styles.notice} role="note" aria-label="Outdated" data-followed={follows || undefined}>
      <IconClock className={styles.clock} size={20} aria-hidden="true" />
      <div className={styles.why}>
        <p className={styles.since}>
          {oldest ? (
            <>
              {isToday(oldest) ? `Outdated since ${timeOfDay.format(new Date(oldest))}, ` : "Outdated since "}
              <RelativeDate instant={oldest} />.
            </>
          ) : (
            "Outdated."
          )}{" "}
          {causes.length === 0 && <span>The concept or a section it rests on has changed since it was written.</span>}
          {causes.length === 1 && shown[0] && (
            <span>
              <CauseSentence conceptId={conceptId} section={section} cause={shown[0]} />
            </span>
          )}
        </p>
        {causes.length > 1 && (
          <ul className={styles.causes}>
            {shown.map((cause) => (
              <li key={`${cause.source} ${cause.item} ${cause.field} ${cause.what}`}>
                <CauseSentence conceptId={conceptId} section={section} cause={cause} />
              </li>
            ))}
          </ul>
        )}
        {causes.length > shown.length && (
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {`${causes.length - shown.length} more`}
          </button>
        )}
      </div>
      {isSourceRejected && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconSitemap size={16} aria-hidden="true" />}
          aria-expanded={follows}
          onClick={() => setFollows(!follows)}
        >
          What rested on it
        </Button>
      )}
      {!concept?.isHistoricalVersion && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={update.isPending}
          disabled={concept?.reportStatus === "pending"}
          onClick={({ detail }) => detail < 2 && update.mutate([section])}
        >
          Update this section
        </Button>
      )}
    </div>
  );
  return (
    <>
      {notice}
      {isSourceRejected && follows && concept && (
        <Suspense fallback={null}>
          <RejectedSources conceptId={conceptId} concept={concept} />
        </Suspense>
      )}
    </>
  );
}
