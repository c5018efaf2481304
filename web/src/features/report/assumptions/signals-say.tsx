import { touchingSignalsShownMax } from "@seedbed/contract/limits";
import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useEditedSection, useReadSection } from "../editing/edited-section.tsx";
import styles from "./assumption-item.module.css";
import { TakeRating } from "./take-rating.tsx";

/** What the signals that touch an assumption say of its certainty, which they are, and the way to take what they suggest. */
export function SignalsSay({ assumption }: { assumption: ListedAssumption }) {
  const edited = useEditedSection();
  const read = useReadSection();
  const { balance } = assumption;
  const moves = balance !== null && balance.suggested !== balance.written;
  const mayTake = edited !== null && moves && balance.isSetByPerson;
  const { touching, onTake } = useFocusAfterTaking(mayTake);
  if (!balance) return null;
  const { isSetByPerson, reason, signals, for: inFavour, against } = balance;
  const listed = (side: (typeof signals)[number]["stance"]) => signals.filter(({ stance }) => stance === side).length;
  return (
    <div className={styles.signals}>
      <div className={styles.balance}>
        <p>
          <strong>{moves && !isSetByPerson ? "Certainty follows signals." : "Signals."}</strong> {reason}
          {isSetByPerson && moves && " It stays as your team has set it."}
        </p>
        {mayTake && (
          <TakeRating
            edited={edited}
            assumption={assumption}
            field="certainty"
            value={balance.suggested}
            onTake={onTake}
          />
        )}
      </div>
      <details>
        <summary ref={touching}>
          {signals.length >= touchingSignalsShownMax
            ? `The ${signals.length} strongest signals that touch this`
            : `${signals.length} ${signals.length === 1 ? "signal touches" : "signals touch"} this`}
        </summary>
        {(listed("In Favour") > inFavour || listed("Against") > against) && (
          <p>What one interview or one publisher says counts once on each side.</p>
        )}
        <ul className={styles.touching}>
          {signals.map(({ uuid, description, stance, segment, words }) => (
            <li key={uuid}>
              <strong>{stance}</strong>
              {": "}
              {read ? (
                <Link
                  to="/concept/$id/customer-profile"
                  params={{ id: read.conceptId }}
                  search={{ persona: segment }}
                  hash={uuid}
                >
                  {description}
                </Link>
              ) : (
                description
              )}
              <small>
                {words.length > 0 ? `Both speak of: ${words.join(", ")}.` : "Connected by whoever read it."}
              </small>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** With what suggests a certainty goes the focus, once it is taken: the signals under it get it. */
function useFocusAfterTaking(mayTake: boolean) {
  const touching = useRef<HTMLElement>(null);
  const isTaking = useRef(false);
  useEffect(() => {
    if (mayTake || !isTaking.current) return;
    isTaking.current = false;
    if (document.activeElement === document.body) touching.current?.focus();
  }, [mayTake]);
  return {
    touching,
    onTake: () => {
      isTaking.current = true;
    },
  };
}
