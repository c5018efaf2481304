import { ErrorState } from "../design/page/error-state.tsx";
import { sentenceOf } from "../transport/failure.ts";
import { partMissing } from "./missing-part/name-missing-parts.ts";
import { useFetchedAnew } from "./missing-part/use-fetched-anew.ts";

interface ErrorScreenProps {
  error: unknown;
  reset?: () => void;
  reload?: () => void;
}

const loadAnew = () => location.reload();

/** What a page shows when drawing it failed. One that could not be fetched is loaded anew when the server can be reached. */
export function ErrorScreen({ error, reset, reload = loadAnew }: ErrorScreenProps) {
  const isMissing = error instanceof Error && error.name === partMissing;
  useFetchedAnew(isMissing, reload);
  return (
    <ErrorState
      wholePage
      title="This page could not be shown"
      description={sentenceOf(error)}
      // What could not be fetched is not asked for again by drawing it.
      onRetry={isMissing ? reload : (reset ?? reload)}
    />
  );
}
