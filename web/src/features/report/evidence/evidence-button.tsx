import type { Claim, Source } from "@seedbed/contract/report/source";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import { useState } from "react";
import { useReadSection } from "../editing/edited-section.tsx";
import { useIsOpenEvidence, useShowEvidence } from "./address/use-open-evidence.ts";
import { ConfidenceMeter } from "./confidence-meter.tsx";
import styles from "./evidence-button.module.css";
import { evidenceButtonId } from "./evidence-button-id.ts";
import { stanceOf } from "./stance-of.ts";
import { useEvidenceAhead } from "./use-evidence-ahead.ts";
import { useRejectedSources } from "./use-rejected-sources.ts";

interface EvidenceButtonProps {
  item: string;
  /** The field of the item that holds the evidence, for items with evidence in several. */
  field?: string;
  /** What is called in question, such as the title of a card. */
  name: string;
  sources?: readonly Source[];
  claims?: readonly Claim[] | undefined;
  /** Where there is little room. */
  isShort?: boolean;
}

/**
 * Opens what a claim rests on, and tells how sure it is by its sources. What carries `data-claim` around it stays outlined while it is open.
 * Nothing on pages that only show a report, such as a comparison.
 */
export function EvidenceButton({ item, field = "", name, sources = [], claims, isShort = false }: EvidenceButtonProps) {
  const at = { item, field };
  const isOpen = useIsOpenEvidence(at);
  const show = useShowEvidence();
  const ahead = useEvidenceAhead(at);
  const rejected = useRejectedSources();
  const [now] = useState(() => new Date().toISOString());
  if (!useReadSection()) return null;
  const weighed = sources.map((source) => ({
    ...source,
    stance: stanceOf(source.uuid, claims),
    isRejected: rejected.has(source.uuid),
  }));
  const { level } = confidenceOf(weighed, now);
  return (
    <button
      id={evidenceButtonId(at)}
      type="button"
      className={styles.button}
      data-open={isOpen || undefined}
      aria-haspopup="dialog"
      aria-label={`Evidence and reasoning of ${name}${level ? `, ${level} confidence` : ""}`}
      {...ahead}
      onClick={() => show(at)}
    >
      {level && <ConfidenceMeter level={level} />}
      <span>{isShort ? "Evidence" : "Evidence and reasoning"}</span>
    </button>
  );
}
