import { EditableText } from "../editing/editable.tsx";
import { called } from "../plain/called.ts";
import styles from "./turning-points.module.css";

interface TurningPointsProps {
  item: { uuid: string; whatWouldTurn: string; howToNotice: string };
  /** What the item is called. */
  name: string;
  place: string;
}

/** What would turn a force or a trend, and how one would notice; nothing where neither is known. */
export function TurningPoints({ item, name, place }: TurningPointsProps) {
  const points = [
    { field: "whatWouldTurn", label: "What would turn it", value: item.whatWouldTurn },
    { field: "howToNotice", label: "How one would notice", value: item.howToNotice },
  ].filter(({ value }) => value);
  if (points.length === 0) return null;
  return (
    <dl className={styles.points}>
      {points.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <EditableText
              item={item.uuid}
              place={place}
              field={field}
              value={value}
              label={called(label, name)}
              multiline
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
