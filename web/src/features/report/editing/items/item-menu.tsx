import { Menu } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent, Ref } from "react";
import "@mantine/core/styles/Menu.layer.css";
import styles from "./item-tools.module.css";

interface ItemMenuProps {
  label: string;
  buttonRef: Ref<HTMLButtonElement>;
  position: number;
  count: number;
  onMove: (position: number) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What can be done with an item, behind three dots. */
export function ItemMenu({ label, buttonRef, position, count, onMove, onRemove, onKeyDown }: ItemMenuProps) {
  return (
    <Menu position="bottom-end" width={180} withinPortal returnFocus={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button
          ref={buttonRef}
          type="button"
          className={styles.tool}
          aria-label={`Actions for ${label}`}
          onKeyDown={onKeyDown}
        >
          <IconDots size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {count > 1 && (
          <>
            <Menu.Item
              leftSection={<IconArrowUp size={16} aria-hidden="true" />}
              disabled={position === 0}
              onClick={() => onMove(position - 1)}
            >
              Move up
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} aria-hidden="true" />}
              disabled={position >= count - 1}
              onClick={() => onMove(position + 1)}
            >
              Move down
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} color="var(--negative)" onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
