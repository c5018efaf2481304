import { createFileRoute } from "@tanstack/react-router";
import { AuditScreen } from "../../../../features/settings/audit/audit-screen.tsx";
import { auditSearch } from "../../../../features/settings/audit/audit-search.ts";

export const Route = createFileRoute("/_private/_workspace/settings/audit")({
  validateSearch: auditSearch,
  component: () => <AuditScreen {...Route.useSearch()} />,
});
