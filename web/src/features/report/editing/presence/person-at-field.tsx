import type { PresentPerson } from "@seedbed/contract/report/editing/schemas";
import { hueOf } from "../people/hue-of.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import styles from "./presence.module.css";

/** A flag at a field that somebody else is editing. */
export function PersonAtField({ person }: { person: PresentPerson }) {
  return (
    <span className={styles.flag} data-hue={hueOf(person.uuid)} title={nameOf(person)}>
      <Initials person={person} size={18} />
      <span>{person.firstName || nameOf(person)} is writing</span>
    </span>
  );
}
