import type { Concept } from "../../frame/use-concept.ts";
import type { Place } from "../place-link.tsx";
import type { ReportPart, ReportParts } from "../use-report-parts.ts";
import { AnswerCard } from "./answer-card.tsx";
import styles from "./at-a-glance.module.css";
import { ForWhom } from "./for-whom.tsx";
import { HowBig } from "./how-big.tsx";
import { nextSteps } from "./next-steps.ts";
import { PointList } from "./point-list.tsx";
import { sizingPlace, speaksAgainst, speaksFor, unknowns } from "./points.ts";

interface AtAGlanceProps {
  conceptId: string;
  concept: Pick<Concept, "reportStatusBySection" | "featureVersions">;
  parts: ReportParts;
}

const market: Place = { page: "trends-drivers" };

/**
 * What a person has to know of a concept in one look: for whom it is, how big, what speaks for it and against it, what nobody knows yet, and
 * what to do next. All of it is read from the other sections; what they do not hold is said to be unknown.
 */
export function AtAGlance({ conceptId, concept, parts }: AtAGlanceProps) {
  const { profiles, projection, scan, assumptions } = parts;
  const list = assumptions.data?.results ?? [];
  const shown = { conceptId };
  return (
    <section aria-labelledby="in-short">
      <h2 id="in-short" className="visually-hidden">
        In short
      </h2>
      <div className={styles.answers}>
        <AnswerCard
          {...shown}
          question="For whom?"
          rests={[profiles]}
          place={{ page: "customer-profile" }}
          from="Profiles"
        >
          <ForWhom {...shown} profiles={profiles.data ?? []} />
        </AnswerCard>
        <AnswerCard
          {...shown}
          question="How big?"
          rests={[projection]}
          place={sizingPlace(projection.data)}
          from="Sizing"
        >
          <HowBig projection={projection.data} />
        </AnswerCard>
        <AnswerCard {...shown} question="What speaks for it?" rests={[scan, assumptions]} place={market} from="Scan">
          <PointList {...shown} points={speaksFor(scan.data, list)} tone="for" none={noneIn(scan, "speaks for it")} />
        </AnswerCard>
        <AnswerCard
          {...shown}
          question="What speaks against it?"
          rests={[scan, assumptions]}
          place={market}
          from="Scan"
        >
          <PointList
            {...shown}
            points={speaksAgainst(scan.data, list)}
            tone="against"
            none={noneIn(scan, "speaks against it")}
          />
        </AnswerCard>
        <AnswerCard
          {...shown}
          question="What do we not know?"
          rests={[assumptions]}
          place={{ page: "assumptions" }}
          from="Risks"
        >
          <PointList {...shown} points={unknowns(list)} tone="unknown" none={nothingOpen(assumptions)} />
        </AnswerCard>
        <AnswerCard
          {...shown}
          question="What next?"
          rests={[assumptions, projection]}
          place={{ page: concept.featureVersions.assumptions === "v2" ? "testing" : "assumptions" }}
          from={concept.featureVersions.assumptions === "v2" ? "Tests" : "Risks"}
        >
          <PointList
            {...shown}
            points={nextSteps({
              sections: concept.reportStatusBySection,
              assumptions: list,
              projection: projection.data,
              tests: concept.featureVersions.assumptions === "v2",
            })}
            tone="next"
            none="Not known yet: there are no assumptions to put to the test."
          />
        </AnswerCard>
      </div>
    </section>
  );
}

const noneIn = (scan: ReportPart<unknown>, what: string) =>
  scan.state === "missing"
    ? "Not known yet: the market scan has not been written."
    : `Not known: neither the market scan nor a test has found anything that ${what}.`;

const nothingOpen = ({ data }: ReportParts["assumptions"]) =>
  data && data.count > 0
    ? "Every key assumption has been settled by a test."
    : "Not known yet: the key assumptions have not been written.";
