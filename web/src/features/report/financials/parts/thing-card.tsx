import type { ReactNode } from "react";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { called } from "../../plain/called.ts";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import styles from "./thing-card.module.css";

interface ThingCardProps {
  item: { uuid: string; title: string };
  place: string;
  position: number;
  count: number;
  /** What it is: "channel". */
  kind: string;
  /** What stands before its title. */
  sign?: ReactNode;
  children: ReactNode;
}

/** A thing of a list of the projection: its title, what can be done with it, and what is said of it. */
export function ThingCard({ item, place, position, count, kind, sign, children }: ThingCardProps) {
  const { className, ...linked } = useLinkedItem(item.uuid);
  return (
    <div className={className} {...linked} data-claim>
      <Card className={styles.card}>
        <header className={styles.header}>
          {sign}
          <h3 className={styles.title} aria-label={item.title}>
            <EditableText
              item={item.uuid}
              place={place}
              field="title"
              value={item.title}
              label={called("Title", item.title)}
            />
          </h3>
          <ItemTools item={item} place={place} position={position} count={count} label={`${kind} “${item.title}”`} />
        </header>
        {children}
      </Card>
    </div>
  );
}
