import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { IconHighlight } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { numbered } from "../transcript/marks-in-line.ts";
import { useInterview } from "../use-interview.ts";
import styles from "./found.module.css";
import { FoundSignal } from "./found-signal.tsx";
import { LeftOutSignal } from "./left-out-signal.tsx";
import { MarkWords } from "./mark-words.tsx";
import { ReadingState } from "./reading-state.tsx";

interface FoundSignalsProps {
  conceptId: string;
  interview: OpenedInterview;
  profile: CustomerProfile;
  /** The words that are selected in the transcript. */
  selected: string;
}

/** What was found in a transcript, to be taken as signals of the profile or left. */
export function FoundSignals({ conceptId, interview, profile, selected }: FoundSignalsProps) {
  const { take } = useInterview(conceptId, interview);
  /** What a person has ticked or unticked; what a word rule has chosen is judged by nobody, and is not ticked by itself. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [isMarking, setMarking] = useState(false);
  const signals = numbered(interview.found);
  const leftOut = interview.found.filter((signal) => signal.leftOut !== null);
  const isTicked = ({ uuid, origin, isTaken }: OpenedInterview["found"][number]) =>
    !isTaken && (ticked[uuid] ?? origin !== "draft");
  const chosen = signals.filter(({ signal }) => isTicked(signal)).map(({ signal }) => signal.uuid);
  const then = profile.signals.length + chosen.length;
  const origin = interview.found.find((signal) => signal.origin !== "user")?.origin;
  return (
    <Card title="Signals found" aside={<OriginBadge origin={origin} />}>
      <p className={styles.note}>
        {origin === "draft"
          ? "Without a model, sentences are chosen by a list of words alone. Read them, or mark words by hand."
          : "Each rests on the marked words. Take them, or leave them."}
      </p>
      <ReadingState conceptId={conceptId} interview={interview} />
      <ol className={styles.signals}>
        {signals.map(({ number, signal }) => (
          <FoundSignal
            key={signal.uuid}
            number={number}
            signal={signal}
            isTicked={isTicked(signal)}
            onTick={(isOn) => setTicked((before) => ({ ...before, [signal.uuid]: isOn }))}
          />
        ))}
        {leftOut.map((signal) => (
          <LeftOutSignal key={signal.uuid} signal={signal} />
        ))}
      </ol>
      {isMarking ? (
        <MarkWords conceptId={conceptId} interview={interview} selected={selected} onDone={() => setMarking(false)} />
      ) : (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHighlight size={16} aria-hidden="true" />}
          onClick={() => setMarking(true)}
        >
          {selected === "" ? "Mark words by hand" : "Mark the selected words"}
        </Button>
      )}
      <footer className={styles.footer}>
        <span className="numerals">{`For ${profile.name}: ${then} ${then === 1 ? "signal" : "signals"} then`}</span>
        <Button
          disabled={chosen.length === 0}
          loading={take.isPending}
          onClick={({ detail }) => detail < 2 && take.mutate(chosen)}
        >
          {chosen.length === 1 ? "Add 1 signal" : `Add ${chosen.length} signals`}
        </Button>
      </footer>
    </Card>
  );
}
