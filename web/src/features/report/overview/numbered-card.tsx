import { Card } from "../../../design/card.tsx";
import styles from "./numbered-card.module.css";

interface NumberedCardProps {
  title: string;
  items: readonly { uuid: string; order: number; description: string }[];
  empty: string;
}

export function NumberedCard({ title, items, empty }: NumberedCardProps) {
  const ordered = [...items].sort((a, b) => a.order - b.order);
  return (
    <Card title={title}>
      {ordered.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.list}>
          {ordered.map((item, index) => (
            <li key={item.uuid}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{item.description}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
