import { Drawer } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import type { ReactNode } from "react";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import styles from "./fold.module.css";

interface FoldProps {
  title: string;
  side: "left" | "right";
  /** A sheet from below instead. */
  isSheet: boolean;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A column that has no room beside the conversation: it opens over the page. */
export function Fold({ title, side, isSheet, opened, onClose, children }: FoldProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={isSheet ? "bottom" : side}
      size={isSheet ? "80%" : 360}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title, body: styles.body, content: styles.content }}
    >
      {children}
    </Drawer>
  );
}
