import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { IconCopyCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { percentOf } from "./percent-of.ts";
import styles from "./similar-note.module.css";
import type { IdeaName } from "./use-similar.ts";
import { useTellApart } from "./use-tell-apart.tsx";

interface SimilarNoteProps {
  idea: IdeaName;
  similar: SimilarIdea | undefined;
}

/** A quiet word below an idea that another one says nearly the same; leads to the two side by side. */
export function SimilarNote({ idea, similar }: SimilarNoteProps) {
  const tellApart = useTellApart();
  if (!similar) return null;
  const ids = `${idea.uuid},${similar.uuid}`;
  const howMuch = `${percentOf(similar.similarity)}${similar.status === "archived" ? " (archived)" : ""}`;
  return (
    <p className={styles.note}>
      <IconCopyCheck size={14} aria-hidden="true" />
      <Link
        to="/concept/compare"
        search={{ ids }}
        className={styles.link}
        // The title is cut where there is no room for it, what follows it is not: pieces that a reader would hear apart.
        aria-label={`Resembles “${similar.title}”, ${howMuch}`}
      >
        Resembles <span className={styles.other}>“{similar.title}”</span>, {howMuch}
      </Link>
      <button
        type="button"
        className={styles.plain}
        disabled={tellApart.isPending}
        aria-label={`“${similar.title}” is not the same`}
        onClick={({ detail }) => detail < 2 && tellApart.mutate({ idea, otherId: similar.uuid })}
      >
        Not the same
      </button>
    </p>
  );
}
