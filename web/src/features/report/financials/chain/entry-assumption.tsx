import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { assumptions } from "../../assumptions/section.ts";
import { useReadSection } from "../../editing/edited-section.tsx";
import styles from "./entry-assumption.module.css";

/** The assumption that was made from a number, by which it is put to the test; nothing for a number that is none. */
export function EntryAssumption({ item }: { item: string }) {
  const read = useReadSection();
  const conceptId = read?.conceptId ?? "";
  const { data } = useQuery({ ...assumptions.query(conceptId), enabled: read !== null });
  const made = data?.results.find(({ madeFrom }) => madeFrom?.item === item);
  if (!made) return null;
  return (
    <p className={styles.made}>
      {"Assumption to test: "}
      <Link to="/concept/$id/assumptions" params={{ id: conceptId }} hash={made.uuid}>
        {made.statement}
      </Link>
    </p>
  );
}
