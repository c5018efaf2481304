import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { RelativeDate } from "../../design/text/relative-date.tsx";
import styles from "./bank-table.module.css";
import { fullName } from "./full-name.ts";
import { seedMenu } from "./late-parts.ts";
import { RowMenu } from "./menus/row-menu.tsx";
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
        <RowMenu title={title} part={seedMenu} menu={{ seed, title, actions }} />
      </td>
    </tr>
  );
}
