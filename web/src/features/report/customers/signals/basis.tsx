import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../../transport/session.ts";
import { researchQuery } from "../../research/research-query.ts";
import { isLookedUp, lookedFor } from "./looked-for.ts";
import styles from "./signals.module.css";

/** Where signals come from: how much was looked for on each side, or that only the team adds any, and how. */
export function Basis({ conceptId, signals }: { conceptId: string; signals: readonly RealWorldSignal[] }) {
  const { data: research } = useQuery(researchQuery(conceptId));
  const isAdmin = useSession()?.user.role === "admin";
  const looked = research ? lookedFor(research, signals) : null;
  if (looked) return <p className={styles.basis}>{looked}</p>;
  if (signals.some(isLookedUp)) return null;
  return (
    <p className={styles.basis}>
      Nothing was looked up here: this holds only what your team adds. Type in what somebody has seen, with its source,
      or take it from a real interview.
      {isAdmin && research?.provider === null && (
        <>
          {" "}
          To have signals for and against looked up, set <code>RESEARCH</code> where the server runs, and write the
          profiles anew.
        </>
      )}
    </p>
  );
}
