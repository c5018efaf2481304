import { IconPointFilled, type TablerIcon } from "@tabler/icons-react";
import { type LatePart, latePart, useLatePart } from "../../../../design/late/late-part.ts";
import styles from "./named-icon.module.css";

export const revenueIcons = latePart(() => import("./revenue-icons.ts").then((module) => module.revenueIcons));
export const savingsIcons = latePart(() => import("./savings-icons.ts").then((module) => module.savingsIcons));

export type NamedIcons = LatePart<Readonly<Record<string, TablerIcon>>>;

interface NamedIconProps {
  /** As the icon set calls it; a dot stands for what it does not know. */
  name: string | undefined;
  of: NamedIcons;
  /** In a box of its own, as the sign of a card. */
  isSign?: boolean;
}

/** An icon by its name, for whom the words beside it are not enough. Its room is kept until it comes. */
export function NamedIcon({ name = "", of, isSign = false }: NamedIconProps) {
  const icons = useLatePart(of, true);
  const Icon = icons && (icons[name] ?? IconPointFilled);
  return (
    <span className={styles.icon} data-sign={isSign || undefined} aria-hidden="true">
      {Icon && <Icon size={isSign ? 20 : 16} stroke={1.6} />}
    </span>
  );
}
