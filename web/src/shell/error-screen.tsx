import { ErrorState } from "../design/page/error-state.tsx";
import { sentenceOf } from "../transport/failure.ts";

interface ErrorScreenProps {
  error: unknown;
  reset?: () => void;
}

/** What a page shows when drawing it failed. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  return (
    <ErrorState
      wholePage
      title="This page could not be shown"
      description={sentenceOf(error)}
      onRetry={reset ?? (() => location.reload())}
    />
  );
}
