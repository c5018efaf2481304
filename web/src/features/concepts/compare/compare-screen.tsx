import { Switch } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { BetaDisclaimer } from "../../../design/beta-disclaimer.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { Page } from "../../../design/page/page.tsx";
import { PageHeader } from "../../../design/page/page-header.tsx";
import { PageSkeleton } from "../../../design/page/page-skeleton.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { BackToBank } from "./back-to-bank.tsx";
import styles from "./compare.module.css";
import { CompareCards } from "./compare-cards.tsx";
import { CompareTable } from "./compare-table.tsx";
import { comparedIds } from "./compared-ids.ts";
import { comparisonOf } from "./comparison.ts";
import { PairNote } from "./pair-note.tsx";
import { type ComparedIdea, useComparedIdeas } from "./use-compared-ideas.ts";

/** Two to four concepts, or seeds, side by side. */
export function CompareScreen({ ids }: { ids: string | undefined }) {
  useDocumentTitle("Compare");
  const asked = comparedIds(ids);
  return (
    <Page>
      {asked ? (
        <Comparison ids={asked} />
      ) : (
        <EmptyState
          wholePage
          title="Choose two to four concepts"
          description="Select them in the concept bank and compare them there."
          action={<BackToBank />}
        />
      )}
    </Page>
  );
}

function Comparison({ ids }: { ids: string[] }) {
  const queries = useComparedIdeas(ids);
  const failed = queries.find(({ error }) => error);
  if (failed)
    return (
      <ErrorState
        title="The comparison could not be loaded"
        description={sentenceOf(failed.error)}
        onRetry={() => void Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch()))}
      />
    );
  if (queries.some(({ isPending }) => isPending)) return <PageSkeleton label="Loading the comparison" />;
  const ideas = queries.flatMap(({ data }) => data ?? []);
  if (ideas.length === 0)
    return (
      <EmptyState
        wholePage
        title="None of these is there"
        description="They may have been deleted, or belong to another company."
        action={<BackToBank />}
      />
    );
  return <Compared ideas={ideas} missing={ids.length - ideas.length} />;
}

function Compared({ ideas, missing }: { ideas: ComparedIdea[]; missing: number }) {
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const narrow = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const rows = comparisonOf(ideas).filter((row) => row.differs || !onlyDiffering);
  const marked = rows.some(({ cells }) => cells.some(({ beside }) => beside !== undefined));
  const Shown = narrow ? CompareCards : CompareTable;
  return (
    <>
      <PageHeader eyebrow="Concepts" title="Compare" actions={<BackToBank />} />
      {missing > 0 && (
        <p className={styles.missing} role="status">
          {missing === 1 ? "One of them is not there" : `${missing} of them are not there`}: deleted, or of another
          company. The others are shown.
        </p>
      )}
      <PairNote ideas={ideas} />
      <div className={styles.tools}>
        <Switch
          label="Only what differs"
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
        {marked && (
          <p className={styles.legend}>
            Words that only one has are <mark>marked</mark>.
          </p>
        )}
      </div>
      <Shown ideas={ideas} rows={rows} />
      <BetaDisclaimer />
    </>
  );
}
