import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { relativeAge } from "../../../../design/text/relative-age.ts";
import { useSession } from "../../../../transport/session.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import styles from "./written-by.module.css";

/** Whose words a field holds. */
export function WrittenBy({ edit }: { edit: SectionWork["edits"][number] }) {
  const me = useSession()?.user.uuid;
  const who = edit.by?.uuid === me ? "you" : nameOf(edit.by);
  const words = `Written by ${who}${edit.at ? `, ${relativeAge(Date.parse(edit.at), Date.now())}` : ""}`;
  return (
    <span className={styles.pill} title={words}>
      {edit.by && <Initials person={edit.by} size={18} />}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
