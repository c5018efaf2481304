import type { Trend } from "@seedbed/contract/report/trends/schemas";
import { IconBuildingBank, IconCoins, IconCpu, IconGavel, IconLeaf, IconUsers } from "@tabler/icons-react";
import styles from "./trend-card.module.css";

const icons = {
  Political: IconBuildingBank,
  Economic: IconCoins,
  Social: IconUsers,
  Technological: IconCpu,
  Environmental: IconLeaf,
  Legal: IconGavel,
} satisfies Record<Trend["category"], unknown>;

/** The picture of a category: it follows the category when a person changes it. */
export function TrendIcon({ category }: { category: Trend["category"] }) {
  const Icon = icons[category];
  return (
    <span className={styles.icon}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
