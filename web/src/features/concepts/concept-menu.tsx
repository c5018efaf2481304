import { ActionIcon, Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconPlayerStop, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import type { ConceptActions } from "./concept-actions.ts";
import type { BankConcept } from "./use-concepts.ts";

/** What one can do with a concept, as its status and its report allow. */
export function ConceptMenu({ concept, actions }: { concept: BankConcept; actions: ConceptActions }) {
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The dialog gives the focus back to where it was: the menu item is gone by then.
  const askToDelete = () => {
    opener.current?.focus();
    setDeleting(true);
  };
  const archived = concept.status === "archived";
  return (
    <>
      <Menu position="bottom-end" withinPortal shadow="md">
        <Menu.Target>
          <ActionIcon ref={opener} variant="subtle" color="gray" aria-label={`Actions for ${concept.title}`}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {archived ? (
            <Menu.Item leftSection={<IconArchiveOff size={16} />} onClick={() => actions.unarchive.mutate(concept)}>
              Unarchive
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => actions.archive.mutate(concept)}>
              Archive
            </Menu.Item>
          )}
          {concept.reportStatusAggregate === "pending" && (
            <Menu.Item leftSection={<IconPlayerStop size={16} />} onClick={() => actions.cancel.mutate(concept)}>
              Cancel Report
            </Menu.Item>
          )}
          {concept.reportStatusAggregate !== "draft" && (
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.clone.mutate(concept.seedUuid)}>
              Clone Concept Seed
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTrash size={16} />} color="var(--negative)" onClick={askToDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={deleting}
        title="Delete this concept?"
        confirmLabel="Delete"
        destructive
        busy={actions.remove.isPending}
        onCancel={() => setDeleting(false)}
        onConfirm={() => actions.remove.mutate(concept, { onSettled: () => setDeleting(false) })}
      >
        “{concept.title}” and its report will be gone for everyone in your company. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
