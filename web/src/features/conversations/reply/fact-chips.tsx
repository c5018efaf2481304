import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import {
  IconAlertTriangle,
  IconArrowsShuffle,
  IconBulb,
  IconCheck,
  IconCoin,
  IconHelpCircle,
  IconRoute,
  IconUser,
  IconWorld,
} from "@tabler/icons-react";
import styles from "./fact-chips.module.css";
import { factFragment, standsIn } from "./fact-fragment.ts";
import { factWords } from "./fact-words.ts";
import type { ReplyFacts } from "./facts-of.ts";

const icons = {
  ...{ profile: IconUser, stance: IconCoin, job: IconCheck, pain: IconAlertTriangle },
  ...{ alternative: IconArrowsShuffle, journeyStep: IconRoute, signal: IconWorld, concept: IconBulb },
} as const satisfies Record<RestsOn["kind"], unknown>;

interface FactChipsProps {
  facts: ReplyFacts;
  profile: CustomerProfile | undefined;
  /** They belong to the answer that is looked at. */
  isSelected?: boolean;
  onShowFact: (fragment: string) => void;
}

/** What a reply rests on, each chip leading to its fact; what is guessed or not known is dashed. */
export function FactChips({ facts, profile, isSelected = false, onShowFact }: FactChipsProps) {
  const { restsOn, guesses, unknown } = facts;
  if (restsOn.length + guesses.length + unknown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Rests on" data-selected={isSelected || undefined}>
      {restsOn.map((fact) => (
        <li key={`${factFragment(fact)} ${fact.label}`}>
          <FactChip fact={fact} profile={profile} onShowFact={onShowFact} />
        </li>
      ))}
      {guesses.map((guess) => (
        <li key={`guess ${guess}`}>
          <Open words={`Guess: ${guess}`} />
        </li>
      ))}
      {unknown.map((what) => (
        <li key={`unknown ${what}`}>
          <Open words={`Does not know: ${what}`} />
        </li>
      ))}
    </ul>
  );
}

interface FactChipProps extends Pick<FactChipsProps, "profile" | "onShowFact"> {
  fact: RestsOn;
}

function FactChip({ fact, profile, onShowFact }: FactChipProps) {
  const Icon = icons[fact.kind];
  const fragment = factFragment(fact);
  const isThere = profile !== undefined && standsIn(profile, fact);
  const words = (
    <>
      <Icon size={13} aria-hidden="true" />
      <span className={styles.words}>{factWords(fact, profile)}</span>
    </>
  );
  if (fragment === null || !isThere)
    return (
      <span
        className={styles.chip}
        title={fragment === null ? `${fact.label} (the concept)` : `${fact.label} (no longer in the profile)`}
      >
        {words}
      </span>
    );
  return (
    <button type="button" className={styles.chip} title={fact.label} onClick={() => onShowFact(fragment)}>
      {words}
    </button>
  );
}

function Open({ words }: { words: string }) {
  return (
    <span className={styles.chip} data-open title={words}>
      <IconHelpCircle size={13} aria-hidden="true" />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
