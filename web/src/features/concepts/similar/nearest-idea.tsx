import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../design/button.tsx";
import { percentOf } from "./percent-of.ts";
import styles from "./similar-note.module.css";
import type { IdeaName } from "./use-similar.ts";
import { useTellApart } from "./use-tell-apart.tsx";

export interface NearestIdeaProps {
  idea: IdeaName;
  nearest: SimilarIdea;
  /** True where it stands above a page instead of in its margins. */
  abovePage?: boolean;
}

/** That another idea says nearly the same, and what one can do about it. */
export function NearestIdea({ idea, nearest, abovePage = false }: NearestIdeaProps) {
  const tellApart = useTellApart();
  return (
    <aside className={styles.banner} data-above-page={abovePage || undefined} aria-label="Resembles another idea">
      <p>
        Resembles {nearest.kind === "seed" ? "the seed " : ""}“{nearest.title}”, {percentOf(nearest.similarity)}
        {nearest.status === "archived" && " (archived)"}
      </p>
      <Button
        size="xs"
        variant="default"
        renderRoot={(props) => (
          <Link to="/concept/compare" search={{ ids: `${idea.uuid},${nearest.uuid}` }} {...props} />
        )}
      >
        Compare
      </Button>
      <Button
        size="xs"
        variant="subtle"
        loading={tellApart.isPending}
        onClick={({ detail }) => detail < 2 && tellApart.mutate({ idea, otherId: nearest.uuid })}
      >
        Not the same
      </Button>
    </aside>
  );
}
