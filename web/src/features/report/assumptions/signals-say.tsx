import { Button } from "@mantine/core";
import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type EditedSection, useEditedSection } from "../editing/edited-section.tsx";
import { useDesk } from "../editing/saving/use-desk.ts";
import styles from "./assumption-item.module.css";

/** What the signals that touch an assumption say of its certainty, which they are, and the way to take what they suggest. */
export function SignalsSay({ assumption }: { assumption: ListedAssumption }) {
  const edited = useEditedSection();
  const { balance } = assumption;
  if (!balance) return null;
  const { suggested, written, isSetByPerson, reason, signals } = balance;
  const moves = suggested !== written;
  return (
    <div className={styles.signals}>
      <div className={styles.balance}>
        <p>
          <strong>{moves && !isSetByPerson ? "Certainty follows signals." : "Signals."}</strong> {reason}
          {isSetByPerson && moves && " It stays as your team has set it."}
        </p>
        {edited && isSetByPerson && moves && <Take edited={edited} assumption={assumption} />}
      </div>
      <details>
        <summary>{`${signals.length} ${signals.length === 1 ? "signal touches" : "signals touch"} this`}</summary>
        <ul className={styles.touching}>
          {signals.map(({ uuid, description, stance, segment, words }) => (
            <li key={uuid}>
              <strong>{stance}</strong>
              {": "}
              {edited ? (
                <Link
                  to="/concept/$id/customer-profile"
                  params={{ id: edited.conceptId }}
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

function Take({ edited: { conceptId }, assumption }: { edited: EditedSection; assumption: ListedAssumption }) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const { uuid, statement, certainty, balance } = assumption;
  if (!balance) return null;
  const label = labelOfScale(balance.suggested);
  const take = async () => {
    const { save } = await import("../editing/saving/save.ts");
    await save(queryClient, desk, {
      section: "assumptions",
      address: { item: uuid, place: "[]", field: "certainty" },
      label: `Certainty of “${statement}”`,
      isRead: true,
      change: { kind: "set", item: uuid, field: "certainty", value: balance.suggested, seen: certainty },
      says: `Certainty is ${label.toLowerCase()} now`,
      what: `certainty of “${statement}”`,
    });
  };
  return (
    <Button variant="default" size="compact-sm" onClick={() => void take()}>
      {`Take ${label}`}
      <span className="visually-hidden">{` as the certainty of “${statement}”`}</span>
    </Button>
  );
}
