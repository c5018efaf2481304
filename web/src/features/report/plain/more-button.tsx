import type { Source } from "@seedbed/contract/report/source";
import type { ComponentProps } from "react";
import styles from "./source-list.module.css";

export interface MoreSourcesProps {
  sources: readonly Source[];
}

/** Says how many sources have no room. */
export function MoreButton({ count, ...button }: ComponentProps<"button"> & { count: number }) {
  return (
    <button
      type="button"
      {...button}
      className={styles.more}
      aria-label={`${count} more ${count === 1 ? "source" : "sources"}`}
    >
      +{count}
    </button>
  );
}
