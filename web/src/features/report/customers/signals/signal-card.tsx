import type { Origin } from "@seedbed/contract/plain-text";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Badge, type BadgeTone } from "../../../../design/badge.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { SourceChip } from "../../../../design/source-chip.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { profileForms } from "../late-forms.ts";
import styles from "./signals.module.css";

const stanceTones = { "In Favour": "ok", Neutral: "neutral", Against: "bad" } as const satisfies Record<
  RealWorldSignal["stance"],
  BadgeTone
>;

interface SignalCardProps {
  conceptId: string;
  signal: RealWorldSignal;
  /** Its position as shown, from 1. */
  number: number;
  origin: Origin;
  onChange: () => void;
  /** Told before it goes. */
  onDelete: () => void;
}

/** One signal: on which side, of what kind, what it says, and where. */
export function SignalCard({ conceptId, signal, number, origin, onChange, onDelete }: SignalCardProps) {
  const { uuid, stance, sourceCategory, isHypothesis, description, sources, evidence, interview } = signal;
  const mayEdit = useEditedSection() !== null;
  const { className, ...linked } = useLinkedItem<HTMLElement>(uuid);
  const [isDeleting, setDeleting] = useState(false);
  const forms = useLatePart(profileForms, isDeleting);
  return (
    <article className={`${className} ${styles.card}`} aria-label={`Signal ${number}`} tabIndex={-1} {...linked}>
      <header className={styles.head}>
        <Badge tone={stanceTones[stance]}>{stance}</Badge>
        <Badge>{sourceCategory}</Badge>
        {isHypothesis && <Badge tone="warn">To verify</Badge>}
        {mayEdit && (
          <span className={styles.tools}>
            <IconButton
              aria-label={`Edit signal ${number}`}
              aria-haspopup="dialog"
              data-changes={uuid}
              onClick={onChange}
            >
              <IconPencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton aria-label={`Delete signal ${number}`} onClick={() => setDeleting(true)}>
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </header>
      <div data-claim>
        <p className={styles.told}>{description}</p>
        {interview && (
          <blockquote className={styles.quote}>
            “{interview.quote}”
            <footer>
              <Link
                to="."
                search={(before: object) => ({ ...before, view: "interviews" as const, interview: interview.uuid })}
                hash={`line-${interview.line}`}
              >
                {`Said in an interview, line ${interview.line}`}
              </Link>
            </footer>
          </blockquote>
        )}
        {!evidence && sources?.length > 0 && (
          <div className={styles.sources}>
            {sources.map(({ title, url }) => (
              <SourceChip key={`${title} ${url}`} title={title} url={url} />
            ))}
          </div>
        )}
        <RestsOn item={uuid} field="" name={`signal ${number}`} evidence={evidence} origin={origin} />
      </div>
      {forms && (
        <forms.DeleteSignal
          conceptId={conceptId}
          signal={signal}
          opened={isDeleting}
          onClose={() => setDeleting(false)}
          onDelete={onDelete}
        />
      )}
    </article>
  );
}
