import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useEditingKit } from "../editing-kit.ts";
import styles from "./item-tools.module.css";
import type { ItemMenuProps } from "./open-item-menu.tsx";

/** What can be done with an item, behind three dots. */
export function ItemMenu(props: ItemMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const kit = useEditingKit(isWanted);
  if (isWanted && kit) return <kit.OpenItemMenu {...props} />;
  return (
    <button
      ref={props.buttonRef}
      type="button"
      className={styles.tool}
      aria-label={`Actions for ${props.label}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onKeyDown={props.onKeyDown}
      onClick={() => setWanted(true)}
    >
      <IconDots size={16} aria-hidden="true" />
    </button>
  );
}
