import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconDots, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useOpenedAtOnce } from "../../../design/late/use-opened-at-once.ts";

interface OpenRowMenuProps {
  /** Of the row. */
  title: string;
  /** `Menu.Item`s before Delete. */
  children: ReactNode;
  deletion: {
    /** What the dialog asks. */
    question: string;
    /** What will be gone. */
    consequence: ReactNode;
    busy: boolean;
    onConfirm: (settled: () => void) => void;
  };
}

/** What one can do with a row, open from the moment it comes; deleting asks first. */
export function OpenRowMenu({ title, children, deletion }: OpenRowMenuProps) {
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(opener);
  // The dialog gives the focus back to where it was: the menu item is gone by then.
  const askToDelete = () => {
    opener.current?.focus();
    setDeleting(true);
  };
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal shadow="md" returnFocus>
        <Menu.Target>
          <IconButton ref={opener} aria-label={`Actions for ${title}`}>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          <Menu.Item leftSection={<IconTrash size={16} />} color="var(--negative)" onClick={askToDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={deleting}
        title={deletion.question}
        confirmLabel="Delete"
        destructive
        busy={deletion.busy}
        onCancel={() => setDeleting(false)}
        onConfirm={() => deletion.onConfirm(() => setDeleting(false))}
      >
        {deletion.consequence}
      </ConfirmDialog>
    </>
  );
}
