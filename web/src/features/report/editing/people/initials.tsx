import { hueOf } from "./hue-of.ts";
import styles from "./initials.module.css";

interface InitialsProps {
  person: { uuid: string; firstName: string; lastName: string };
  size: number;
}

/** A person's initials in their own colour. Decoration: the name stands beside it. */
export function Initials({ person, size }: InitialsProps) {
  const letters = [person.firstName, person.lastName].map((name) => [...name.trim()][0] ?? "").join("");
  return (
    <span
      className={styles.initials}
      data-hue={hueOf(person.uuid)}
      style={{ width: size, height: size, fontSize: Math.max(8, size * 0.42) }}
      aria-hidden="true"
    >
      {letters.toLocaleUpperCase() || "?"}
    </span>
  );
}
