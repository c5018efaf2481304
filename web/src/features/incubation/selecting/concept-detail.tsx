import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { OpportunityPanel } from "../opportunity/opportunity-panel.tsx";
import { ChoiceReason } from "./choice-reason.tsx";
import styles from "./concept-detail.module.css";
import { type ConceptEdit, type ConceptPartName, partLabels } from "./concept-edit.ts";
import { ConceptItems } from "./concept-items.tsx";
import { ConceptStepper } from "./concept-stepper.tsx";
import { ConceptText } from "./concept-text.tsx";
import { PartSources } from "./part-sources.tsx";
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
  onExplain: (reason: string) => void;
  reporting: boolean;
  onReport: () => void;
}

/** One generated concept, every part of it a field. Once it is in the bank it is read here and edited there. */
export function ConceptDetail(props: ConceptDetailProps) {
  const { seed, questionnaire, candidate, onEdit } = props;
  const { concept, edited } = candidate;
  const debug = useDebugMode();
  const shared = (name: ConceptPartName) => ({
    concept,
    onEdit,
    name,
    sources: (
      <PartSources
        seed={seed}
        questionnaire={questionnaire}
        identifiers={candidate.editedParts.has(name) ? [] : concept.restsOn[name]}
        part={partLabels[name]}
      />
    ),
  });
  return (
    <article className={styles.detail} aria-label={concept.title || "The concept without a title"}>
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
      {candidate.chosen && !concept.isSaved && <ChoiceReason value={candidate.reason} onChange={props.onExplain} />}
      <ConceptText {...shared("title")} name="title" />
      {concept.opportunity && (
        <OpportunityPanel seed={seed} questionnaire={questionnaire} opportunity={concept.opportunity} />
      )}
      <ConceptText {...shared("summary")} name="summary" />
      <ConceptText {...shared("overview")} name="overview" />
      <div className={styles.pair}>
        <ConceptText {...shared("problemStatement")} name="problemStatement" />
        <ConceptText {...shared("valueProposition")} name="valueProposition" />
      </div>
      <div className={styles.pair}>
        <ConceptItems {...shared("differentiators")} name="differentiators" />
        <ConceptItems {...shared("rightsToWin")} name="rightsToWin" />
      </div>
    </article>
  );
}
