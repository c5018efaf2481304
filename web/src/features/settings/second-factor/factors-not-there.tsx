import type { UseQueryResult } from "@tanstack/react-query";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";

/** In place of second factors that are on their way, or could not be loaded. */
export function FactorsNotThere({ query: { error, isPending, refetch } }: { query: UseQueryResult }) {
  return (
    <Card title="Authenticator app">
      {isPending ? (
        <div role="status" aria-busy="true" aria-label="Loading your second factors">
          <SkeletonLines lines={3} height={20} />
        </div>
      ) : (
        <ErrorState
          title="Your second factors could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
