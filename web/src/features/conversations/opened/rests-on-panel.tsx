import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { IconHelpCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../../design/badge.tsx";
import { factsInWords, type ReplyFacts } from "../reply/facts-of.ts";
import { restsOnGroups, type ShownFact } from "./rests-on-groups.ts";
import styles from "./rests-on-panel.module.css";

/** A fact that somebody wants to see; `id` tells a second wish from the first. */
export interface Spot {
  fragment: string;
  id: number;
}

interface RestsOnPanelProps {
  profile: CustomerProfile;
  /** Of the answer that is looked at; undefined before there is one. */
  facts: ReplyFacts | undefined;
  spot: Spot | null;
  onShowFact: (fragment: string) => void;
}

const stanceTones = { "In Favour": "ok", Neutral: "neutral", Against: "bad" } as const;
const nothing: ReplyFacts = { restsOn: [], guesses: [], unknown: [] };

/** A profile beside a conversation: what the answer that is looked at rests on is marked in it. */
export function RestsOnPanel({ profile, facts, spot, onShowFact }: RestsOnPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!spot) return;
    const fact = body.current?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(spot.fragment)}"]`);
    fact?.scrollIntoView({ block: "nearest" });
    fact?.focus({ preventScroll: true });
  }, [spot]);
  const { guesses, unknown } = facts ?? nothing;
  const open = [...guesses.map((guess) => `Guess: ${guess}`), ...unknown.map((what) => `Does not know: ${what}`)];
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <h3>What this answer rests on</h3>
        <p>{facts ? factsInWords(facts, firstNameOf(profile.name)) : "Ask something, and it is marked here."}</p>
      </div>
      <div ref={body} className={styles.body}>
        {profile.customerInsight && <p className={styles.quote}>{profile.customerInsight}</p>}
        {open.length > 0 && (
          <section>
            <h4>Not in the profile</h4>
            <ul className={styles.open}>
              {open.map((words) => (
                <li key={words}>
                  <IconHelpCircle size={14} aria-hidden="true" />
                  {words}
                </li>
              ))}
            </ul>
          </section>
        )}
        {restsOnGroups(profile, facts ?? nothing).map(({ title, facts: shown }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul>
              {shown.map((fact) => (
                <li key={fact.key} data-used={fact.isUsed || undefined}>
                  <Fact fact={fact} onShowFact={onShowFact} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Fact({ fact, onShowFact }: { fact: ShownFact; onShowFact: (fragment: string) => void }) {
  const { fragment, text, aside, isUsed, stance } = fact;
  const words = (
    <>
      <span>
        {text}
        {isUsed && <span className="visually-hidden"> (the answer rests on this)</span>}
      </span>
      {stance ? (
        <Badge tone={stanceTones[stance]}>{stance}</Badge>
      ) : (
        aside && <span className={styles.aside}>{aside}</span>
      )}
    </>
  );
  if (fragment === null) return <span className={styles.fact}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.fact}
      data-fact={fragment}
      title="Show in the profile"
      onClick={() => onShowFact(fragment)}
    >
      {words}
    </button>
  );
}
