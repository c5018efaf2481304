import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";

export function NoInterviews({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No real interviews yet"
      description="Paste or upload the transcript of one. What tells for or against the concept is found in it, each with the words that say it, and becomes a real-world signal when you take it."
      action={<Button onClick={onAdd}>Add the first transcript</Button>}
    />
  );
}
