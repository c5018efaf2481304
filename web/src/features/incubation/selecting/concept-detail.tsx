import { Button } from "@mantine/core";
import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import styles from "./concept-detail.module.css";
import type { ConceptEdit } from "./concept-edit.ts";
import { ConceptItems } from "./concept-items.tsx";
import { ConceptStepper } from "./concept-stepper.tsx";
import { ConceptText } from "./concept-text.tsx";
import { RestsOn } from "./rests-on.tsx";
import type { Candidate } from "./use-selection.ts";

interface ConceptDetailProps {
  seed: Seed;
  questionnaire: Questionnaire;
  candidate: Candidate;
  /** From 1. */
  position: number;
  count: number;
  onStep: (step: -1 | 1) => void;
  onEdit: (change: ConceptEdit) => void;
  reporting: boolean;
  onReport: () => void;
}

/** One generated concept, every part of it a field. Once it is in the bank it is read here and edited there. */
export function ConceptDetail(props: ConceptDetailProps) {
  const { seed, questionnaire, candidate, onEdit } = props;
  const { concept, edited } = candidate;
  const debug = useDebugMode();
  const shared = { concept, onEdit };
  return (
    <article className={styles.detail} aria-label={concept.title}>
      <div className={styles.bar}>
        <ConceptStepper position={props.position} count={props.count} onStep={props.onStep} />
        <div className={styles.badges}>
          {concept.isSaved && concept.conceptUuid && (
            <Link to="/concept/$id" params={{ id: concept.conceptUuid }}>
              {concept.identifier ?? "Open"} in the bank
            </Link>
          )}
          {edited ? <Badge>Edited</Badge> : <OriginBadge origin={concept.origin} />}
          <Button
            variant="default"
            size="compact-md"
            loading={props.reporting}
            disabled={concept.isGenerating || concept.title.trim() === ""}
            onClick={props.onReport}
          >
            {concept.isGenerating ? "Report started" : "Generate report"}
          </Button>
        </div>
      </div>
      {debug && <code className={styles.uuid}>{concept.uuid}</code>}
      <ConceptText {...shared} name="title" />
      <ConceptText {...shared} name="summary" />
      <ConceptText {...shared} name="overview" />
      <div className={styles.pair}>
        <ConceptText {...shared} name="problemStatement" />
        <ConceptText {...shared} name="valueProposition" />
      </div>
      <div className={styles.pair}>
        <ConceptItems {...shared} name="differentiators" />
        <ConceptItems {...shared} name="rightsToWin" />
      </div>
      <RestsOn seed={seed} questionnaire={questionnaire} identifiers={concept.restsOn} />
    </article>
  );
}
