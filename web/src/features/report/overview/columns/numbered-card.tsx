import type { Origin } from "@seedbed/contract/plain-text";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem, ItemTools } from "../../editing/items.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import styles from "./numbered-card.module.css";

interface NumberedCardProps {
  title: string;
  /** Who wrote the list as it was drawn up; what people change in it is said at the entry itself. */
  origin: Origin;
  /** Where the list stands in the section. */
  list: string;
  /** One of its entries, in words. */
  one: string;
  items: Overview["differentiators"];
  empty: string;
}

/** A numbered list that people add to, edit, put in order and take from. */
export function NumberedCard({ title, origin, list, one, items, empty }: NumberedCardProps) {
  const ordered = items.toSorted((a, b) => a.order - b.order);
  return (
    <Card title={title} aside={ordered.length > 0 && <OriginBadge origin={origin} />}>
      {ordered.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.list}>
          {ordered.map((item, index) => (
            <li key={item.uuid}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text} data-claim>
                <EditableText
                  item={item.uuid}
                  place={list}
                  field="description"
                  label={`${title} ${index + 1}`}
                  value={item.description}
                  multiline
                />
                <RestsOn item={item.uuid} name={`${title} ${index + 1}`} evidence={item.evidence} origin={origin} />
              </div>
              <ItemTools
                item={item}
                place={list}
                position={index}
                count={ordered.length}
                label={`${one} “${item.description}”`}
              />
            </li>
          ))}
        </ol>
      )}
      <AddItem
        place={list}
        parent={null}
        label={`Add a ${one}`}
        fields={[{ field: "description", label: `New ${one}`, multiline: true }]}
      />
    </Card>
  );
}
