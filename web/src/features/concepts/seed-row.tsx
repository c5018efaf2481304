import { ActionIcon, Button, Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import type { SeedListItem } from "@seedbed/contract/incubation/schemas";
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Badge } from "../../design/badge.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { RelativeDate } from "../../design/relative-date.tsx";
import styles from "./bank-table.module.css";
import { fullName } from "./concept-row.tsx";
import type { SeedActions } from "./seed-actions.ts";

export const seedTypeLabels = {
  EXPAND_AN_EXISTING_IDEA: "Expand An Existing Idea",
  IDENTIFY_NEW_OPPORTUNITIES: "Identify New Opportunities",
} as const;

const statusLabels = { draft: "Draft", published: "Published", archived: "Archived" } as const;

export function SeedRow({ seed, actions }: { seed: SeedListItem; actions: SeedActions }) {
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The dialog gives the focus back to where it was: the menu item is gone by then.
  const askToDelete = () => {
    opener.current?.focus();
    setDeleting(true);
  };
  const title = seed.title || "Untitled";
  const archived = seed.status === "archived";
  return (
    <tr>
      <td className={styles.concept}>
        <Link to="/concept/incubate" search={{ seed: seed.uuid }} className={styles.title}>
          {title}
        </Link>
        <p className={styles.summary}>{seed.description}</p>
      </td>
      <td>{seedTypeLabels[seed.type]}</td>
      <td>
        <Badge tone={archived ? "neutral" : "warn"}>{statusLabels[seed.status]}</Badge>
      </td>
      <td className={styles.person}>{fullName(seed.createdBy)}</td>
      <td className={styles.date}>
        <RelativeDate instant={seed.updatedAt} />
      </td>
      <td>
        <Button
          size="xs"
          variant="default"
          aria-label={`Continue ${title}`}
          renderRoot={(props) => <Link to="/concept/incubate" search={{ seed: seed.uuid }} {...props} />}
        >
          Continue
        </Button>
      </td>
      <td className={styles.menu}>
        <Menu position="bottom-end" withinPortal shadow="md">
          <Menu.Target>
            <ActionIcon ref={opener} variant="subtle" color="gray" aria-label={`Actions for ${title}`}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.clone.mutate(seed.uuid)}>
              Clone
            </Menu.Item>
            <Menu.Item
              leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
              onClick={() => actions.setStatus.mutate({ id: seed.uuid, status: archived ? "draft" : "archived" })}
            >
              {archived ? "Unarchive" : "Archive"}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} />} color="var(--negative)" onClick={askToDelete}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <ConfirmDialog
          opened={deleting}
          title="Delete this draft?"
          confirmLabel="Delete"
          destructive
          busy={actions.remove.isPending}
          onCancel={() => setDeleting(false)}
          onConfirm={() => actions.remove.mutate(seed.uuid, { onSettled: () => setDeleting(false) })}
        >
          “{title}” and its answers will be gone. This cannot be undone.
        </ConfirmDialog>
      </td>
    </tr>
  );
}
