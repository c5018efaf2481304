import type { OpenedInterview, Touched } from "@seedbed/contract/report/interviews/schemas";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../../design/badge.tsx";
import { lineId } from "../transcript/transcript-line.tsx";
import styles from "./found.module.css";

const stanceTones = { "In Favour": "ok", Neutral: "neutral", Against: "bad" } as const;
const touchedWords: Record<Touched["kind"], string> = { pain: "Pain", stance: "Stance", assumption: "Assumption" };

interface FoundSignalProps {
  number: number;
  signal: OpenedInterview["found"][number];
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
}

export function FoundSignal({ number, signal, isTicked, onTick }: FoundSignalProps) {
  const { description, stance, line, touches, isTaken, origin } = signal;
  return (
    <li className={styles.signal}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.badges}>
          <Badge tone={stanceTones[stance]}>{stance}</Badge>
          <Badge>First Party</Badge>
          {origin === "user" && <Badge>You</Badge>}
        </div>
        <p className={styles.description}>{description}</p>
        <p className={styles.basis}>
          <Link to="." search={(before) => before} hash={lineId(line)} className={styles.verbatim}>
            <IconCheck size={12} aria-hidden="true" />
            {origin === "user" ? `Marked by hand, line ${line}` : `Found word for word, line ${line}`}
          </Link>
          {touches && (
            <span title={touches.label}>
              {touchedWords[touches.kind]}: {touches.label}
            </span>
          )}
        </p>
      </div>
      {isTaken ? (
        <Badge tone="ok">Added</Badge>
      ) : (
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={`Take signal ${number}: ${description}`}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      )}
    </li>
  );
}
