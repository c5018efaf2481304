import { Menu as MenuOf } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconCopy } from "@tabler/icons-react";
import type { SeedActions } from "../seed-actions.ts";
import type { BankSeed } from "../use-concepts.ts";
import { OpenRowMenu } from "./open-row-menu.tsx";

/** What one can do with a seed. */
export function Menu({ seed, title, actions }: { seed: BankSeed; title: string; actions: SeedActions }) {
  const archived = seed.status === "archived";
  return (
    <OpenRowMenu
      title={title}
      deletion={{
        question: "Delete this draft?",
        consequence: `“${title}” and its answers will be gone. You can take it back for ten minutes.`,
        busy: actions.remove.isPending,
        onConfirm: (settled) => actions.remove.mutate(seed, { onSettled: settled }),
      }}
    >
      <MenuOf.Item leftSection={<IconCopy size={16} />} onClick={() => actions.clone.mutate(seed.uuid)}>
        Clone
      </MenuOf.Item>
      <MenuOf.Item
        leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        onClick={() => actions.setStatus.mutate({ seed, status: archived ? "draft" : "archived" })}
      >
        {archived ? "Unarchive" : "Archive"}
      </MenuOf.Item>
    </OpenRowMenu>
  );
}
