import { IconFlask2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../design/page/empty-state.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";

/** Tests are not part of this version; the page says so. `wholePage` unless it stands below another page's title. */
export function TestingScreen({ wholePage = false }: { wholePage?: boolean }) {
  useDocumentTitle("Testing");
  return (
    <EmptyState
      wholePage={wholePage}
      icon={<IconFlask2 size={26} stroke={1.6} aria-hidden="true" />}
      title="Testing is not available yet"
      description="This version shows the assumptions under a concept. Tests for them come with a later version."
      action={<Link to="/concept">Go to the concept bank</Link>}
    />
  );
}
