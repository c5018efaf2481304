import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { useConcept } from "../../frame/use-concept.ts";
import { Section } from "../../plain/section.tsx";
import { profileForms } from "../late-forms.ts";
import { InsightNote } from "../needs/insight-note.tsx";
import { inOrder } from "../profile-field.ts";
import { useEmptyJourney } from "../use-list-of-profile.ts";
import styles from "./journey.module.css";
import { Step } from "./step.tsx";

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
  const [changing, setChanging] = useState<string | null>(null);
  const forms = useLatePart(profileForms, isAdding || changing !== null);
  const adds = useRef<HTMLButtonElement>(null);
  const steps = inOrder(profile.journey.length > 0 ? profile.journey : (read.data?.results ?? []));
  const changed = steps.find(({ uuid }) => uuid === changing);
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => adds.current?.focus());
  };
  const endChange = (uuid: string) => {
    setChanging(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-changes="${CSS.escape(uuid)}"]`)?.focus());
  };
  const addStep = mayEdit && (
    <button
      ref={adds}
      type="button"
      className={styles.add}
      data-adds-to="[].journey[]"
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
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
      {isAdding && forms && <forms.StepForm conceptId={conceptId} profile={profile} step={null} onClose={close} />}
      {changed && forms && (
        <forms.StepForm
          conceptId={conceptId}
          profile={profile}
          step={changed}
          onClose={() => endChange(changed.uuid)}
        />
      )}
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
              <Step
                key={step.uuid}
                step={step}
                position={position}
                count={steps.length}
                onChange={() => setChanging(step.uuid)}
              />
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}
