import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { percentOf } from "./percent-of.ts";
import styles from "./similar-note.module.css";
import { type IdeaName, useSimilarTo } from "./use-similar.ts";
import { useTellApart } from "./use-tell-apart.tsx";

interface SimilarBannerProps {
  idea: IdeaName;
  /** True where it stands above a page instead of in its margins. */
  abovePage?: boolean;
}

/** On the page of an idea: another one says nearly the same. Nothing while there is none, or none is known. */
export function SimilarBanner({ idea, abovePage = false }: SimilarBannerProps) {
  const { data } = useSimilarTo(idea);
  const tellApart = useTellApart();
  const [nearest] = data ?? [];
  if (!nearest) return null;
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
        onClick={() => tellApart.mutate({ idea, otherId: nearest.uuid })}
      >
        Not the same
      </Button>
    </aside>
  );
}
