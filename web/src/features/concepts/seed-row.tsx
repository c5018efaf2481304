import { Button, Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { IconArchive, IconArchiveOff, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../design/badge.tsx";
import { RelativeDate } from "../../design/text/relative-date.tsx";
import styles from "./bank-table.module.css";
import { fullName } from "./full-name.ts";
import { RowMenu } from "./row-menu.tsx";
import type { SeedActions } from "./seed-actions.ts";
import { seedStatusLabels, seedTypeLabels } from "./seed-labels.ts";
import { SimilarNote } from "./similar/similar-note.tsx";
import type { BankSeed } from "./use-concepts.ts";

interface SeedRowProps {
  seed: BankSeed;
  actions: SeedActions;
  similar: SimilarIdea | undefined;
}

const tones = { draft: "warn", published: "ok", archived: "neutral" } as const;

export function SeedRow({ seed, actions, similar }: SeedRowProps) {
  const title = seed.title || "Untitled";
  return (
    <tr>
      <td className={styles.concept}>
        <Link to="/concept/incubate" search={{ seed: seed.uuid }} className={styles.title}>
          {title}
        </Link>
        <p className={styles.summary}>{seed.description}</p>
        <SimilarNote idea={{ uuid: seed.uuid, kind: "seed" }} similar={similar} />
      </td>
      <td className={styles.type}>{seedTypeLabels[seed.type]}</td>
      <td>
        <Badge tone={tones[seed.status]}>{seedStatusLabels[seed.status]}</Badge>
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
        <SeedMenu seed={seed} title={title} actions={actions} />
      </td>
    </tr>
  );
}

function SeedMenu({ seed, title, actions }: { seed: BankSeed; title: string; actions: SeedActions }) {
  const archived = seed.status === "archived";
  return (
    <RowMenu
      title={title}
      deletion={{
        question: "Delete this draft?",
        consequence: `“${title}” and its answers will be gone. You can take it back for ten minutes.`,
        busy: actions.remove.isPending,
        onConfirm: (settled) => actions.remove.mutate(seed, { onSettled: settled }),
      }}
    >
      <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.clone.mutate(seed.uuid)}>
        Clone
      </Menu.Item>
      <Menu.Item
        leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        onClick={() => actions.setStatus.mutate({ seed, status: archived ? "draft" : "archived" })}
      >
        {archived ? "Unarchive" : "Archive"}
      </Menu.Item>
    </RowMenu>
  );
}
