import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { IconArchive, IconArchiveOff, IconCopy, IconPlayerStop } from "@tabler/icons-react";
import type { ConceptActions } from "./concept-actions.ts";
import { RowMenu } from "./row-menu.tsx";
import type { BankConcept } from "./use-concepts.ts";

/** What one can do with a concept, as its status and its report allow. */
export function ConceptMenu({ concept, actions }: { concept: BankConcept; actions: ConceptActions }) {
  const archived = concept.status === "archived";
  return (
    <RowMenu
      title={concept.title}
      deletion={{
        question: "Delete this concept?",
        consequence: `“${concept.title}” and its report will be gone for everyone in your company. You can take it back for ten minutes.`,
        busy: actions.remove.isPending,
        onConfirm: (settled) => actions.remove.mutate(concept, { onSettled: settled }),
      }}
    >
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
    </RowMenu>
  );
}
