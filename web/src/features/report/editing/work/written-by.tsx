import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { relativeAge } from "../../../../design/text/relative-age.ts";
import { call } from "../../../../transport/call.ts";
import { useSession } from "../../../../transport/session.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import { workKey } from "../saving/section-cache.ts";
import styles from "./written-by.module.css";

const workQuery = (conceptId: string, section: ReportSection) =>
  queryOptions({
    queryKey: workKey(conceptId, section),
    queryFn: ({ signal }) =>
      call("GET v2/concept/{id}/report/{section}/edits", { params: { id: conceptId, section }, signal }),
    staleTime: 5 * 60_000,
    enabled: conceptId !== "",
  });

interface WrittenByProps {
  conceptId: string;
  section: ReportSection;
  address: { item: string | null; field: string };
}

/** Whose words a field holds, when a person wrote them. */
export function WrittenBy({ conceptId, section, address }: WrittenByProps) {
  const me = useSession()?.user.uuid;
  const { data } = useQuery(workQuery(conceptId, section));
  const edit = data?.edits.find(({ item, field }) => item === address.item && field === address.field);
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
