import type { Origin } from "@seedbed/contract/plain-text";
import type { Evidence } from "@seedbed/contract/report/source";
import { useReadSection } from "../editing/edited-section.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { SourceList } from "../plain/source-list.tsx";
import { EvidenceButton } from "./evidence-button.tsx";
import styles from "./rests-on.module.css";

interface RestsOnProps {
  item: string;
  /** The field of the item that holds the evidence, for items with evidence in several. */
  field?: string;
  /** What is called in question. */
  name: string;
  evidence: Pick<Evidence, "sources" | "claims"> | undefined;
  /** Who wrote what rests on it. */
  origin?: Origin;
}

/** The sources of a thing where there are any, and the way to what stands behind it. */
export function RestsOn({ item, field = "", name, evidence, origin = "model" }: RestsOnProps) {
  const { sources = [], claims } = evidence ?? {};
  const opens = useReadSection() !== null;
  if (sources.length === 0 && !opens) return null;
  return (
    <div className={styles.rests} data-bare={sources.length === 0 || undefined}>
      {sources.length > 0 && <SourceList sources={sources} origin={origin} />}
      <EvidenceButton item={item} field={field} name={name} sources={sources} claims={claims} isShort />
    </div>
  );
}

/** The same for what a section says beside its lists; `field` begins with the name of the section. */
export function PartRestsOn(props: Omit<RestsOnProps, "item"> & { field: string }) {
  const read = useReadSection();
  return read && <OfConcept {...props} conceptId={read.conceptId} />;
}

function OfConcept({ conceptId, ...part }: Omit<RestsOnProps, "item"> & { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  return concept && <RestsOn {...part} item={concept.uuid} />;
}
