import { CloseButton, Drawer } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useId, useRef } from "react";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel beside the work, which stays usable; a sheet over it under 768 px. Escape closes, and the focus returns to where it
 * was. It stands in its parent's row: give the parent a grid or flex layout.
 */
export function SidePanel({ opened, title, onClose, children }: SidePanelProps) {
  const narrow = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  if (narrow) {
    return (
      <Drawer
        opened={opened}
        onClose={onClose}
        title={title}
        position="bottom"
        size="75%"
        closeButtonProps={{ "aria-label": "Close" }}
        classNames={{ title: styles.title }}
      >
        {children}
      </Drawer>
    );
  }
  return opened ? (
    <Beside title={title} onClose={onClose}>
      {children}
    </Beside>
  ) : null;
}

function Beside({ title, onClose, children }: Omit<SidePanelProps, "opened">) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const inside = document.activeElement === document.body || panel.current?.contains(document.activeElement);
      if (inside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
