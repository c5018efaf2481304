import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../design/page/error-state.tsx";
import { sentenceOf } from "../../transport/failure.ts";
import { BankFooter } from "./bank-footer.tsx";
import { BankSkeleton } from "./bank-skeleton.tsx";

interface BankListProps<Row> {
  query: UseQueryResult<{ results: Row[]; count: number; numberOfPages: number }>;
  /** What is listed, in small letters: concepts. */
  what: string;
  empty: ReactNode;
  page: number;
  onPage: (page: number) => void;
  /** What one can do with the whole list. */
  actions?: ReactNode;
  children: (rows: Row[], busy: boolean) => ReactNode;
}

/** One page of a list, with the states of waiting, failing and being empty. */
export function BankList<Row>({ query, what, empty, page, onPage, actions, children }: BankListProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  if (isPending) return <BankSkeleton label={`Loading ${what}`} />;
  if (!data)
    return (
      <ErrorState
        title={`The ${what} could not be loaded`}
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.results.length === 0) return empty;
  return (
    <>
      {children(data.results, isPlaceholderData)}
      <BankFooter page={page} count={data.count} numberOfPages={data.numberOfPages} onPage={onPage} actions={actions} />
    </>
  );
}
