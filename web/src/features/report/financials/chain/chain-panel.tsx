import { CloseButton, Drawer } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./open-chain.module.css";

interface ChainPanelProps {
  /** The figure, with what it comes to. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a figure is made of, at the side of the page, and as a sheet where that is narrow. Escape closes, and leads back to the figure. */
export function ChainPanel({ title, onClose, children }: ChainPanelProps) {
  useFocusReturned();
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  return (
    <Drawer.Root opened onClose={onClose} position={isSheet ? "bottom" : "right"} size={isSheet ? "92%" : 500}>
      <Drawer.Overlay className={styles.veil} backgroundOpacity={1} color="transparent" />
      <Drawer.Content classNames={{ content: styles.panel }}>
        <header className={styles.header}>
          <div>
            <p className="eyebrow">Where this number comes from</p>
            <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          </div>
          <CloseButton aria-label="Close" title="Close (Esc)" onClick={onClose} data-autofocus />
        </header>
        <div className={styles.body}>{children}</div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Gives the focus back to what had it before, once this is gone and nothing else has taken it. */
function useFocusReturned(): void {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isTaken = document.activeElement !== null && document.activeElement !== document.body;
      if (!isTaken && from instanceof HTMLElement && from.isConnected) from.focus();
    },
    [from],
  );
}
