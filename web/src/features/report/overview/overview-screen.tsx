import { OriginBadge } from "../../../design/origin-badge.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { SectionGate } from "../frame/section-gate.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { ConceptImage } from "./concept-image.tsx";
import { GutCheck } from "./gut-check.tsx";
import { NumberedCard } from "./numbered-card.tsx";
import styles from "./overview-screen.module.css";
import { overview } from "./section.ts";
import { SectionCarousel } from "./section-carousel.tsx";

/** The overview in its executive form: is it promising, what is it, and what does it rest on. */
export function OverviewScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const debug = useDebugMode();
  // The first version of the overview keeps its image for debugging.
  const showsImage = debug || concept?.featureVersions.conceptOverview !== "v1";
  return (
    <SectionGate conceptId={conceptId} section={overview}>
      {(data) => (
        <>
          <GutCheck conceptId={conceptId} reasoning={data.shouldWeDoThis} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <section>
                <div className={styles.label}>
                  <h2 className={styles.eyebrow}>What is it?</h2>
                  <OriginBadge origin={data.origin} />
                </div>
                <p className={styles.lead}>{data.whatIsThis}</p>
              </section>
              <div className={styles.pair}>
                <section>
                  <h2 className={styles.eyebrow}>Value Proposition</h2>
                  <p>{data.valueProposition}</p>
                </section>
                <section>
                  <h2 className={styles.eyebrow}>Problem Statement</h2>
                  <p>{data.problemStatement}</p>
                </section>
              </div>
              <div className={styles.pair}>
                <NumberedCard
                  title="Differentiators"
                  items={data.differentiators}
                  empty="No differentiators available"
                />
                <NumberedCard title="Our Right to Win" items={data.rightsToWin} empty="No rights to win available" />
              </div>
            </div>
            <div className={styles.side}>
              {showsImage && (
                <ConceptImage conceptId={conceptId} url={data.conceptImageUrl} origin={data.conceptImageOrigin} />
              )}
              <SectionCarousel conceptId={conceptId} marketSizeSummary={data.marketSizeSummary} />
            </div>
          </div>
        </>
      )}
    </SectionGate>
  );
}
