import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import "@mantine/core/styles/Menu.layer.css";
import { useOpenedAtOnce } from "../../../../design/late/use-opened-at-once.ts";
import styles from "./item-tools.module.css";

export interface ItemMenuProps {
  label: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  position: number;
  count: number;
  onMove: (position: number) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The menu of an item: open from the moment it comes, in place of the button that it was asked for with. */
export function OpenItemMenu({ label, buttonRef, position, count, onMove, onRemove, onKeyDown }: ItemMenuProps) {
  const [opened, setOpened] = useOpenedAtOnce(buttonRef);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={180}
      withinPortal
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
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
