import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconPlus, IconX } from "@tabler/icons-react";
import { calledAmong } from "../persona-heading.ts";
import styles from "./ask-several.module.css";

interface WhoIsAskedProps {
  asked: readonly CustomerProfile[];
  others: readonly CustomerProfile[];
  /** Nobody is left out while an answer is on its way. */
  isThinking: boolean;
  onAdd: (profile: CustomerProfile) => void;
  onRemove: (profile: CustomerProfile) => void;
}

/** Who is asked, and who could be. */
export function WhoIsAsked({ asked, others, isThinking, onAdd, onRemove }: WhoIsAskedProps) {
  const all = [...asked, ...others];
  return (
    <ul className={styles.asked} aria-label="Who is asked">
      {asked.map((profile) => (
        <li key={profile.uuid}>
          <span className={styles.persona}>
            <span className={styles.name} dir="auto" title={profile.name}>
              {calledAmong(profile, all)}
            </span>
            {asked.length > 1 && (
              <button
                type="button"
                aria-label={`Leave out ${profile.name}`}
                disabled={isThinking}
                onClick={() => onRemove(profile)}
              >
                <IconX size={13} aria-hidden="true" />
              </button>
            )}
          </span>
        </li>
      ))}
      {others.map((profile) => (
        <li key={profile.uuid}>
          <button type="button" className={styles.add} title={profile.name} onClick={() => onAdd(profile)}>
            <IconPlus size={14} aria-hidden="true" />
            <span className="visually-hidden">Ask </span>
            <span className={styles.name} dir="auto">
              {calledAmong(profile, all)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
