import type { CustomerProfile, JourneyStep } from "@seedbed/contract/report/customers/schemas";
import type { relationTypes } from "@seedbed/contract/report/customers/words";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Badge, type BadgeTone } from "../../../../design/badge.tsx";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { EditableChoice, EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { useConcept } from "../../frame/use-concept.ts";
import { called } from "../../plain/called.ts";
import { Section } from "../../plain/section.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { profileForms } from "../late-forms.ts";
import { InsightNote } from "../needs/insight-note.tsx";
import { inOrder } from "../profile-field.ts";
import { useEmptyJourney } from "../use-list-of-profile.ts";
import styles from "./journey.module.css";

const place = "[].journey[]";

interface JourneyProps {
  conceptId: string;
  profile: CustomerProfile;
  gap: ReactNode;
}

/** How the persona gets from today to the product, step by step. */
export function Journey({ conceptId, profile, gap }: JourneyProps) {
  const { data: concept } = useConcept(conceptId);
  const mayEdit = useEditedSection() !== null;
  const read = useEmptyJourney({ conceptId, profile: profile.uuid }, profile.journey.length === 0 && !gap);
  const [isAdding, setAdding] = useState(false);
  const forms = useLatePart(profileForms, isAdding);
  const adds = useRef<HTMLButtonElement>(null);
  const steps = inOrder(profile.journey.length > 0 ? profile.journey : (read.data?.results ?? []));
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => adds.current?.focus());
  };
  const addStep = mayEdit && (
    <button
      ref={adds}
      type="button"
      className={styles.add}
      data-adds-to={place}
      aria-expanded={isAdding}
      onClick={() => setAdding(!isAdding)}
    >
      <IconPlus size={15} aria-hidden="true" />
      Add a step
    </button>
  );
  if (gap && steps.length === 0) return <Section title="Journey">{gap}</Section>;
  return (
    <Section title="Journey" aside={addStep}>
      {concept && <p className={styles.to}>{`From today to ${concept.title}`}</p>}
      <InsightNote profile={profile} field="journeyInsight" label="Journey, in short" />
      {isAdding && forms && <forms.AddStep conceptId={conceptId} profile={profile} onClose={close} />}
      {read.isError && steps.length === 0 ? (
        <ErrorState
          title="Failed to load user journey steps. Please try again."
          description={undefined}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <>
          {steps.length === 0 && !read.isFetching && <p className={styles.none}>No steps yet.</p>}
          <ol className={styles.journey}>
            {steps.map((step, position) => (
              <Step key={step.uuid} step={step} position={position} count={steps.length} />
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}

const tones = {
  "Journey Step": "neutral",
  JTBD: "ai",
  Pain: "bad",
  "Moment of Intervention": "ok",
} as const satisfies Record<(typeof relationTypes)[number], BadgeTone>;

function Step({ step, position, count }: { step: JourneyStep; position: number; count: number }) {
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(step.uuid);
  const { title, description, relationType } = step;
  const at = { item: step.uuid, place };
  return (
    <li className={`${className} ${styles.step}`} {...linked}>
      <div className={styles.head}>
        <EditableChoice {...at} field="relationType" label={called("Kind", title)} value={relationType}>
          <Badge tone={tones[relationType]}>{relationType}</Badge>
        </EditableChoice>
        <ItemTools item={step} place={place} position={position} count={count} label={`step “${title}”`} />
      </div>
      <strong>
        <EditableText {...at} field="title" label={called("Title", title)} value={title} />
      </strong>
      <div className={styles.told}>
        <EditableText {...at} field="description" label={called("Description", title)} value={description} multiline />
      </div>
    </li>
  );
}
