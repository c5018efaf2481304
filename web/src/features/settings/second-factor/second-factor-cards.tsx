import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { AppCard } from "./app-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** What proves who the person is beside the password. */
export function SecondFactorCards() {
  const { data: factor, error, isPending, refetch } = useSecondFactor();
  if (factor)
    return (
      <>
        <AppCard factor={factor} />
        <PasskeysCard passkeys={factor.passkeys} />
      </>
    );
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
