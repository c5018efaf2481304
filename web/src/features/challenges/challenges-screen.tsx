import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../design/page/empty-state.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";

export function ChallengesScreen() {
  useDocumentTitle("Challenges");
  return (
    <EmptyState
      wholePage
      icon={<IconLock size={26} stroke={1.6} aria-hidden="true" />}
      title="Challenges"
      description="Challenges are locked for your company."
      action={<Link to="/">Back to the dashboard</Link>}
    />
  );
}
