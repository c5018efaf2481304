import { ErrorState } from "../../design/error-state.tsx";
import { sentenceOf } from "../../transport/failure.ts";
import { BankFooter } from "./bank-footer.tsx";
import type { BankSearch } from "./bank-search.ts";
import { BankSkeleton } from "./bank-skeleton.tsx";
import { ConceptTable } from "./concept-table.tsx";
import { EmptyBank } from "./empty-bank.tsx";
import { SeedTable } from "./seed-table.tsx";
import { useConcepts, useSeeds } from "./use-concepts.ts";

interface BankListProps {
  search: BankSearch;
  change: (next: Partial<BankSearch>) => void;
  onAdd: () => void;
}

/** The concepts of the search, with the states of waiting, failing and being empty. */
export function ConceptList({ search, change, onAdd }: BankListProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useConcepts(search);
  if (isPending) return <BankSkeleton label="Loading concepts" />;
  if (!data)
    return (
      <ErrorState
        title="The concepts could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.results.length === 0)
    return (
      <EmptyBank
        search={search}
        what="Concepts are ideas worked out: a report, its numbers and its assumptions."
        onAdd={onAdd}
        change={change}
      />
    );
  return (
    <>
      <ConceptTable
        concepts={data.results}
        sort={search.sort ?? "-createdAt"}
        onSort={(sort) => change({ sort })}
        busy={isPlaceholderData}
      />
      <BankFooter
        page={search.page ?? 1}
        count={data.count}
        numberOfPages={data.numberOfPages}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

/** The seeds of the search, likewise. */
export function SeedList({ search, change, onAdd }: BankListProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useSeeds(search);
  if (isPending) return <BankSkeleton label="Loading drafts" />;
  if (!data)
    return (
      <ErrorState
        title="The drafts could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.results.length === 0)
    return (
      <EmptyBank
        search={search}
        what="Drafts are seeds whose questions are still being answered."
        onAdd={onAdd}
        change={change}
      />
    );
  return (
    <>
      <SeedTable
        seeds={data.results}
        sort={search.sort ?? "-createdAt"}
        onSort={(sort) => change({ sort })}
        busy={isPlaceholderData}
      />
      <BankFooter
        page={search.page ?? 1}
        count={data.count}
        numberOfPages={data.numberOfPages}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
