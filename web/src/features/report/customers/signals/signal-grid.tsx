import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { useRef, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import { profileForms } from "../late-forms.ts";
import { SignalCard } from "./signal-card.tsx";
import styles from "./signals.module.css";

/** As many are shown at once. */
const step = 24;

interface SignalGridProps {
  conceptId: string;
  profile: CustomerProfile;
  signals: readonly RealWorldSignal[];
  stance: "All" | RealWorldSignal["stance"];
  /** How many signals of the profile stand before these. */
  behind?: number;
  /** Told before a signal goes. */
  onDelete: (uuid: string) => void;
}

/** Signals in two columns, the first of many; one of them may be in change. */
export function SignalGrid({ conceptId, profile, signals, stance, behind = 0, onDelete }: SignalGridProps) {
  const [wanted, setWanted] = useState(step);
  const [changing, setChanging] = useState<string | null>(null);
  const forms = useLatePart(profileForms, changing !== null);
  const grid = useRef<HTMLDivElement>(null);
  const linked = useLinkedName();
  const linkedAt = signals.findIndex(({ uuid }) => uuid === linked);
  const count = Math.max(wanted, linkedAt + 1);
  const left = signals.length - count;
  if (signals.length === 0) return <p className={styles.state}>{`No signal is ${stance.toLowerCase()} yet.`}</p>;
  const end = (uuid: string) => {
    setChanging(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-changes="${CSS.escape(uuid)}"]`)?.focus());
  };
  const showMore = () => {
    setWanted(count + step);
    // The button moves on, or goes with the last of them.
    requestAnimationFrame(() => grid.current?.querySelectorAll("article")[count]?.focus({ preventScroll: true }));
  };
  return (
    <>
      <div ref={grid} className={styles.grid}>
        {signals
          .slice(0, count)
          .map((signal, index) =>
            changing === signal.uuid && forms ? (
              <forms.SignalForm
                key={signal.uuid}
                conceptId={conceptId}
                profile={profile}
                signal={signal}
                onClose={() => end(signal.uuid)}
              />
            ) : (
              <SignalCard
                key={signal.uuid}
                signal={signal}
                number={behind + index + 1}
                origin={profile.origin}
                conceptId={conceptId}
                onChange={() => setChanging(signal.uuid)}
                onDelete={() => onDelete(signal.uuid)}
              />
            ),
          )}
      </div>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={showMore}>
          {`Show ${Math.min(step, left)} more of ${left}`}
        </button>
      )}
    </>
  );
}
