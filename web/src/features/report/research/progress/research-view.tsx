import { reportSectionLabels, reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { IconBook } from "@tabler/icons-react";
import { Card } from "../../../../design/card.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import type { Concept } from "../../frame/use-concept.ts";
import { topics } from "../research-words.ts";
import { ArrivingSection } from "./arriving-section.tsx";
import { ReadLog } from "./read-log.tsx";
import { type Progress, questionsOf } from "./research-of-run.ts";
import styles from "./research-view.module.css";

interface ResearchViewProps {
  conceptId: string;
  concept: Concept;
  plan: ResearchPlan | null;
  progress: Progress | null;
}

/** The sections as they arrive, and beside them what is asked and read for them. */
export function ResearchView({ conceptId, concept, plan, progress }: ResearchViewProps) {
  return (
    <div className={styles.view}>
      <Card
        title="Sections as they arrive"
        aside={<span className={styles.hint}>Read one while the next is written</span>}
      >
        {reportSections.map((section) => (
          <ArrivingSection
            key={section}
            conceptId={conceptId}
            section={section}
            label={reportSectionLabels[section]}
            state={concept.reportStatusBySection[section]}
          />
        ))}
      </Card>
      <Card className={styles.reading}>
        {progress ? (
          <>
            <Asked concept={concept} plan={plan} progress={progress} />
            <ReadLog pages={progress.pages} isRunning={progress.isRunning} />
          </>
        ) : (
          <div role="status" aria-label="Nothing has been asked yet">
            <p className={styles.hint}>Nothing has been asked yet. First come the questions.</p>
            <SkeletonLines lines={6} />
          </div>
        )}
      </Card>
    </div>
  );
}

/** The question that is looked for, and the page that is being read for it. */
function Asked({ concept, plan, progress }: Pick<ResearchViewProps, "concept" | "plan"> & { progress: Progress }) {
  const { current, pages, isRunning } = progress;
  if (!isRunning || !current)
    return (
      <div className={styles.asked}>
        <h2 className={styles.question}>All that was asked has been looked up</h2>
      </div>
    );
  const { place, all } = questionsOf(concept, plan, progress);
  const page = pages.findLast(({ state }) => state === "reading");
  return (
    <div className={styles.asked}>
      <p className="eyebrow">{`Question ${place} of ${all}, for ${topics[current.topic].label}`}</p>
      <h2 className={styles.question}>{current.question}</h2>
      <p className={styles.hint}>{`Searched for ${current.queries.map((words) => `“${words}”`).join(", ")}`}</p>
      {page && (
        <div className={styles.page}>
          <span className={styles.tile}>
            <IconBook size={18} aria-hidden="true" />
          </span>
          <div>
            <p className={styles.hint}>Reading now</p>
            <p className={styles.title}>{page.title || page.url}</p>
            <p className={styles.hint}>
              {page.publisher}
              {page.publishedDate && (
                <>
                  , published <RelativeDate instant={page.publishedDate} />
                </>
              )}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
