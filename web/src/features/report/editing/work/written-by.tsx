import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { relativeAge } from "../../../../design/text/relative-age.ts";
import { useSession } from "../../../../transport/session.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import { useWork } from "./use-work.ts";
import styles from "./written-by.module.css";

interface WrittenByProps {
  conceptId: string;
  section: ReportSection;
  address: { item: string | null; field: string };
}

/** Whose words a field holds, when a person wrote them. */
export function WrittenBy({ address, ...place }: WrittenByProps) {
  const me = useSession()?.user.uuid;
  const edit = useWork(place, address);
  if (!edit) return null;
  const who = edit.by?.uuid === me ? "you" : nameOf(edit.by);
  const words = `Written by ${who}${edit.at ? `, ${relativeAge(Date.parse(edit.at), Date.now())}` : ""}`;
  return (
    <span className={styles.pill} title={words}>
      {edit.by && <Initials person={edit.by} size={18} />}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
