import { Drawer, Popover } from "@mantine/core";
import { Button } from "./button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import styles from "./disclosure-panel.module.css";

interface DisclosurePanelProps {
  /** What the button says; the panel's title on a narrow screen. */
  label: string;
  icon?: ReactNode;
  /** Beside the label: a count. */
  badge?: ReactNode;
  /** It takes the place of a button that was pressed before it came. */
  isOpenedAtOnce?: boolean;
  children: ReactNode;
}

/** A button that opens a panel below it, or a sheet over the page under 768 px. Escape closes, and the focus returns to the button. */
export function DisclosurePanel({ label, icon, badge, isOpenedAtOnce = false, children }: DisclosurePanelProps) {
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpenedAtOnce) return;
    opener.current?.focus({ preventScroll: true });
    setOpened(true);
  }, [isOpenedAtOnce]);
  const narrow = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const button = (
    <Button
      ref={opener}
      variant="default"
      leftSection={icon}
      rightSection={badge}
      onClick={() => setOpened(!opened)}
      aria-expanded={opened}
    >
      {label}
    </Button>
  );
  if (narrow) {
    return (
      <>
        {button}
        <Drawer
          opened={opened}
          onClose={() => setOpened(false)}
          title={label}
          position="bottom"
          size="75%"
          closeButtonProps={{ "aria-label": "Close" }}
          classNames={{ title: styles.title, content: styles.sheet }}
        >
          <div className={styles.panel}>{children}</div>
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withinPortal
      shadow="md"
      width={320}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={styles.panel}>{children}</Popover.Dropdown>
    </Popover>
  );
}
