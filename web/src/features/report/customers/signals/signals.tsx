import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { signalStances } from "@seedbed/contract/report/customers/words";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { Section } from "../../plain/section.tsx";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import journeyStyles from "../journey/journey.module.css";
import { profileForms } from "../late-forms.ts";
import { InsightNote } from "../needs/insight-note.tsx";
import { useEmptySignals } from "../use-list-of-profile.ts";
import { Basis } from "./basis.tsx";
import { isUnderWay, NoSignals } from "./no-signals.tsx";
import { SignalGrid } from "./signal-grid.tsx";
import styles from "./signals.module.css";
import { ToLookFor } from "./to-look-for.tsx";
import { useFocusAfterDeletion } from "./use-focus-after-deletion.ts";

interface SignalsProps {
  conceptId: string;
  profile: CustomerProfile;
  gap: ReactNode;
  interviews?: ReactNode;
}

/** What real people and publications say for and against, in favour first. */
export function Signals({ conceptId, profile, gap, interviews }: SignalsProps) {
  const mayEdit = useEditedSection() !== null;
  const read = useEmptySignals({ conceptId, profile: profile.uuid }, profile.signals.length === 0 && !gap);
  const linked = useLinkedName();
  const [chosen, setChosen] = useState<Choice>("All");
  const [isAdding, setAdding] = useState(false);
  const forms = useLatePart(profileForms, isAdding);
  const { list, adds, onDelete } = useFocusAfterDeletion(profile.signals.length);
  const all = byStance(profile.signals.length > 0 ? profile.signals : (read.data?.signals ?? []));
  const [signals, hypotheses] = [all.filter(isFound), all.filter((signal) => !isFound(signal))];
  // What a link leads to is never behind another tab.
  const stance = signals.some((signal) => signal.uuid === linked && !isIn(chosen, signal)) ? "All" : chosen;
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => adds.current?.focus());
  };
  if (gap && all.length === 0) return <Section title="Real-world signals">{gap}</Section>;
  const shown = signals.filter((signal) => isIn(stance, signal));
  return (
    <Section
      title="Real-world signals"
      aside={
        signals.length > 0 && (
          <PillTabs
            label="Stance of the signals"
            size="small"
            tabs={choices.map((choice) => ({
              value: choice,
              label: `${choice} ${signals.filter((signal) => isIn(choice, signal)).length}`,
            }))}
            value={stance}
            onChange={setChosen}
          />
        )
      }
    >
      <InsightNote profile={profile} field="signalsSummary" label="Real-world signals, in short" />
      {!gap && !isUnderWay(read) && <Basis conceptId={conceptId} signals={signals} />}
      {isAdding && forms && <forms.SignalForm conceptId={conceptId} profile={profile} signal={null} onClose={close} />}
      <div ref={list}>
        {signals.length > 0 ? (
          <SignalGrid
            key={stance}
            conceptId={conceptId}
            profile={profile}
            signals={shown}
            stance={stance}
            onDelete={onDelete}
          />
        ) : (
          <NoSignals read={read} />
        )}
        <ToLookFor
          conceptId={conceptId}
          profile={profile}
          hypotheses={hypotheses}
          behind={signals.length}
          onDelete={onDelete}
        />
      </div>
      <div className={styles.ways}>
        {mayEdit && (
          <button
            ref={adds}
            type="button"
            className={journeyStyles.add}
            data-adds-to="[].signals[]"
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <IconPlus size={15} aria-hidden="true" />
            Add a signal
          </button>
        )}
        {interviews}
      </div>
    </Section>
  );
}

const choices = ["All", ...signalStances] as const;
type Choice = (typeof choices)[number];

const isFound = ({ isHypothesis }: RealWorldSignal) => !isHypothesis;

const isIn = (choice: Choice, { stance }: RealWorldSignal) => choice === "All" || choice === stance;

const byStance = (signals: readonly RealWorldSignal[]) =>
  signals.toSorted((one, other) => signalStances.indexOf(one.stance) - signalStances.indexOf(other.stance));
