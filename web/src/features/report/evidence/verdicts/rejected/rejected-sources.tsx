import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../../design/button.tsx";
import { ErrorState } from "../../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../../transport/failure.ts";
import { outdatedIn } from "../../../frame/current/outdated-query.ts";
import { useUpdateSections } from "../../../frame/current/use-update-sections.ts";
import type { Concept } from "../../../frame/use-concept.ts";
import { sourcesQuery } from "../../evidence-query.ts";
import { inWords } from "../../evidence-words.ts";
import { RejectedSource } from "./rejected-source.tsx";
import styles from "./rejected-sources.module.css";

/** The sources of a report that were rejected, what rested on each, and the sections that are outdated by it; with both ways out. */
export function RejectedSources({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const { data, error, refetch } = useQuery(sourcesQuery(conceptId));
  const update = useUpdateSections(conceptId);
  if (error)
    return (
      <article className={styles.card} aria-label="Rejected sources">
        <ErrorState
          title="What rested on it could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </article>
    );
  if (!data)
    return (
      <article className={styles.card} aria-label="Rejected sources">
        <div role="status" aria-label="Loading" aria-busy="true">
          <SkeletonLines lines={5} />
        </div>
      </article>
    );
  const rejected = data.results.filter((source) => source.rejected);
  const outdated = outdatedIn(concept);
  const touched = reportSections.filter(
    (section) =>
      outdated.includes(section) && rejected.some(({ items }) => items.some((item) => item.section === section)),
  );
  if (rejected.length === 0) return null;
  return (
    // An article, for a section would be listed among the parts of the page.
    <article className={styles.card} aria-label="Rejected sources">
      <header className={styles.header}>
        <div>
          <h2>{titleOf(rejected.length, touched.length)}</h2>
          <p>What rested on {rejected.length === 1 ? "it" : "them"} is followed to its end; everything else stands.</p>
        </div>
        {!concept.isHistoricalVersion && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            loading={update.isPending}
            disabled={concept.reportStatus === "pending"}
            onClick={({ detail }) => detail < 2 && update.mutate(touched)}
          >
            {`Update ${touched.length} outdated ${touched.length === 1 ? "section" : "sections"}`}
          </Button>
        )}
      </header>
      {rejected.map((source) => (
        <RejectedSource key={source.uuid} conceptId={conceptId} concept={concept} source={source} />
      ))}
    </article>
  );
}

function titleOf(sources: number, sections: number): string {
  const first = inWords(sources);
  const rejected = `${first.charAt(0).toUpperCase()}${first.slice(1)} ${sources === 1 ? "source" : "sources"} rejected`;
  return `${rejected}, ${inWords(sections)} ${sections === 1 ? "section" : "sections"} outdated`;
}
