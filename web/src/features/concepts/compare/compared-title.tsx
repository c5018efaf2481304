import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import styles from "./compare.module.css";
import { titleOf, uuidOf } from "./compared-rows.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

/** The title of an idea, leading to it, with the way to take it out while more than two are left. */
export function ComparedTitle({ idea, ideas }: { idea: ComparedIdea; ideas: readonly ComparedIdea[] }) {
  const title = titleOf(idea);
  const others = ideas.filter((other) => other !== idea).map(uuidOf);
  return (
    <span className={styles.title}>
      {idea.kind === "concept" ? (
        <Link to="/concept/$id" params={{ id: idea.concept.uuid }}>
          {title}
        </Link>
      ) : (
        <Link to="/concept/incubate" search={{ seed: idea.seed.uuid }}>
          {title}
        </Link>
      )}
      {ideas.length > 2 && (
        <Link
          to="/concept/compare"
          search={{ ids: others.join(",") }}
          replace
          className={styles.remove}
          aria-label={`Take ${title} out of the comparison`}
        >
          <IconX size={14} aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}
