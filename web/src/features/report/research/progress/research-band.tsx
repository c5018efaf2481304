import { reportSectionLabels, reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { costInWords, timeInWords } from "../../frame/current/estimate-words.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { counted } from "../research-words.ts";
import styles from "./research-band.module.css";
import { countsOf, type Progress, questionsOf, stepOf, stepWords } from "./research-of-run.ts";
import { StepIcon } from "./step-icon.tsx";
import { useToldSparingly } from "./use-told-sparingly.ts";

interface ResearchBandProps {
  concept: Concept;
  plan: ResearchPlan | null;
  /** Null before anything was asked. */
  progress: Progress | null;
}

/** How far a report is that is written with research: what is asked, its six sections, what it has cost, and how long reading is about to take. */
export function ResearchBand({ concept, plan, progress }: ResearchBandProps) {
  const questions = progress && questionsOf(concept, plan, progress);
  const headline = headlineOf(progress, questions);
  const { read, refused } = countsOf(progress?.pages ?? []);
  const sections = `${concept.completedSections} of ${concept.totalSections}`;
  const told = useToldSparingly(
    `${headline}. ${counted(read, "page")} read, ${refused} refused. ${sections} sections are written.`,
  );
  const left = secondsLeft(plan, progress, questions);
  return (
    <section className={styles.band} aria-label="Report with research">
      <div className={styles.top}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>Report with research</p>
          <h2>{headline}</h2>
          <p>You may leave this page. The work goes on, and we tell you here when it is done.</p>
          {progress?.ended && <p className={styles.ended}>{progress.ended}</p>}
        </div>
        <dl className={styles.figures}>
          {left !== null && <Figure meaning="of reading, about" value={timeInWords(left)} />}
          <Figure meaning="sections" value={sections} />
          {progress && <Figure meaning="so far" value={costInWords(progress.usd)} />}
        </dl>
      </div>
      <ol className={styles.steps}>
        {reportSections.map((section) => {
          const state = stepOf(concept.reportStatusBySection[section]);
          return (
            <li key={section} data-state={state}>
              <i aria-hidden="true" />
              <span>
                <StepIcon state={state} />
                {`${reportSectionLabels[section]}, ${stepWords[state]}`}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </section>
  );
}

type Questions = ReturnType<typeof questionsOf> | null;

function headlineOf(progress: Progress | null, questions: Questions): string {
  if (!progress || !questions) return "Thinking of what to look up";
  if (!progress.isRunning) return "Writing from what was read";
  return `Reading for question ${questions.place} of ${questions.all}`;
}

/** What is left of the estimate by the questions that are still to be asked; null where that says nothing. */
function secondsLeft(plan: ResearchPlan | null, progress: Progress | null, questions: Questions): number | null {
  if (!plan) return null;
  if (!progress || !questions) return plan.estimate.seconds;
  const left = questions.all - progress.asked;
  return progress.isRunning && left > 0 ? Math.ceil((plan.estimate.seconds * left) / questions.all) : null;
}

function Figure({ meaning, value }: { meaning: string; value: string }) {
  return (
    <div>
      <dt>{meaning}</dt>
      <dd className="numerals">{value}</dd>
    </div>
  );
}
