import { Menu as MenuOf } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconCopy, IconPlayerStop } from "@tabler/icons-react";
import type { ConceptActions } from "../concept-actions.ts";
import type { BankConcept } from "../use-concepts.ts";
import { OpenRowMenu } from "./open-row-menu.tsx";

/** What one can do with a concept, as its status and its report allow. */
export function Menu({ concept, actions }: { concept: BankConcept; actions: ConceptActions }) {
  const archived = concept.status === "archived";
  return (
    <OpenRowMenu
      title={concept.title}
      deletion={{
        question: "Delete this concept?",
        consequence: `“${concept.title}” and its report will be gone for everyone in your company. You can take it back for ten minutes.`,
        busy: actions.remove.isPending,
        onConfirm: (settled) => actions.remove.mutate(concept, { onSettled: settled }),
      }}
    >
      {archived ? (
        <MenuOf.Item leftSection={<IconArchiveOff size={16} />} onClick={() => actions.unarchive.mutate(concept)}>
          Unarchive
        </MenuOf.Item>
      ) : (
        <MenuOf.Item leftSection={<IconArchive size={16} />} onClick={() => actions.archive.mutate(concept)}>
          Archive
        </MenuOf.Item>
      )}
      {concept.reportStatusAggregate === "pending" && (
        <MenuOf.Item leftSection={<IconPlayerStop size={16} />} onClick={() => actions.cancel.mutate(concept)}>
          Cancel Report
        </MenuOf.Item>
      )}
      {concept.reportStatusAggregate !== "draft" && (
        <MenuOf.Item leftSection={<IconCopy size={16} />} onClick={() => actions.clone.mutate(concept.seedUuid)}>
          Clone Concept Seed
        </MenuOf.Item>
      )}
    </OpenRowMenu>
  );
}
