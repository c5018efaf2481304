import type { PresentPerson } from "@seedbed/contract/report/editing/schemas";
import { useSession } from "../../../../transport/session.ts";
import { sections } from "../../sections.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import styles from "./presence.module.css";

const pillsMax = 4;

/** These people, in pills and in a sentence. */
export function PeoplePills({ people }: { people: readonly PresentPerson[] }) {
  const me = useSession()?.user;
  return (
    <span className={styles.people}>
      <span className={styles.pills}>
        {me && <Initials person={me} size={22} />}
        {people.slice(0, pillsMax).map((person) => (
          <span key={person.uuid} title={`${nameOf(person)}, ${placeOf(person)}`}>
            <Initials person={person} size={22} />
          </span>
        ))}
        {people.length > pillsMax && <span className={styles.more}>+{people.length - pillsMax}</span>}
      </span>
      <span className={styles.sentence}>{whoIsHere(people)}</span>
    </span>
  );
}

const placeOf = ({ section }: PresentPerson) => sections[section].tab.label;

function whoIsHere(people: readonly PresentPerson[]): string {
  const [first, second] = people;
  if (!first) return "";
  if (!second) return `${nameOf(first)} is in ${placeOf(first)}`;
  if (people.length === 2) return `${nameOf(first)} and ${nameOf(second)} are in this report, too`;
  return `${nameOf(first)} and ${people.length - 1} others are in this report, too`;
}
