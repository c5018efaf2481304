import { SectionGate } from "../../frame/section-gate.tsx";
import type { Concept } from "../../frame/use-concept.ts";
import { overview } from "../section.ts";
import { useReportParts } from "../use-report-parts.ts";
import { AssumptionsCard } from "./assumptions-card.tsx";
import styles from "./classic-overview.module.css";
import { ConceptWords } from "./concept-words.tsx";
import { DebugImage } from "./debug-image.tsx";
import { FirstProfileCard } from "./first-profile-card.tsx";

/**
 * The overview in its first form: the concept in people's own words, its first customer and its assumptions. They stand whether or not the
 * overview has been written; its state is told above them.
 */
export function ClassicOverview({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const { profiles, assumptions } = useReportParts(conceptId);
  return (
    <>
      <SectionGate conceptId={conceptId} section={overview} skeleton={Nothing}>
        {Nothing}
      </SectionGate>
      <div className={styles.columns}>
        <ConceptWords conceptId={conceptId} concept={concept} />
        <div className={styles.side}>
          <DebugImage conceptId={conceptId} />
          <FirstProfileCard conceptId={conceptId} profiles={profiles} />
          <AssumptionsCard conceptId={conceptId} assumptions={assumptions} />
        </div>
      </div>
    </>
  );
}

// What waits for the overview here is nothing but a picture that debug mode shows.
const Nothing = () => null;
