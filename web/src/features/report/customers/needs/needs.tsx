import type { CustomerProfile, ProfileNeed } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem, ItemTools } from "../../editing/items.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { inOrder } from "../profile-field.ts";
import { InsightNote } from "./insight-note.tsx";
import styles from "./needs.module.css";

const kinds = {
  jobs: { title: "Jobs to be done", one: "job", add: "Add a job", field: "Job" },
  pains: { title: "Pains", one: "pain point", add: "Add a pain point", field: "Pain point" },
} as const;

interface NeedsProps {
  kind: keyof typeof kinds;
  profile: CustomerProfile;
  /** Stands there where they are missing. */
  gap: ReactNode;
}

/** Jobs to be done, or pains: each edited in its line. */
export function Needs({ kind, profile, gap }: NeedsProps) {
  const { title, add, field } = kinds[kind];
  const needs = inOrder(profile[kind]);
  const place = `[].${kind}[]`;
  return (
    <Card title={title}>
      {gap && needs.length === 0 ? (
        gap
      ) : (
        <>
          <InsightNote profile={profile} field={`${kind}Insight`} label={`${title}, in short`} />
          {needs.length > 0 && (
            <ul className={styles.list}>
              {needs.map((need, position) => (
                <Need key={need.uuid} kind={kind} need={need} position={position} count={needs.length} />
              ))}
            </ul>
          )}
          <AddItem
            place={place}
            parent={profile.uuid}
            label={add}
            fields={[{ field: "description", label: field, multiline: true }]}
          />
        </>
      )}
    </Card>
  );
}

interface NeedProps {
  kind: keyof typeof kinds;
  need: ProfileNeed;
  position: number;
  count: number;
}

function Need({ kind, need, position, count }: NeedProps) {
  const { one, field } = kinds[kind];
  const place = `[].${kind}[]`;
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(need.uuid);
  return (
    <li className={`${className} ${styles.need}`} {...linked}>
      <div className={styles.words}>
        <EditableText
          item={need.uuid}
          place={place}
          field="description"
          label={`${field} ${position + 1}`}
          value={need.description}
        />
        {need.fromConversation && <span className={styles.synthetic}>From a synthetic conversation</span>}
      </div>
      <ItemTools item={need} place={place} position={position} count={count} label={`${one} ${position + 1}`} />
    </li>
  );
}
