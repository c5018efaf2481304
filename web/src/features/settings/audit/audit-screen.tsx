import { IconLock, IconShieldCheck } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { useSession } from "../../../transport/session.ts";
import frame from "../settings-frame.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { AuditTable } from "./audit-table.tsx";
import { useSecurityEvents } from "./use-security-events.ts";

/** What happened to the company's access, newest first; for admins. */
export function AuditScreen({ page = 1 }: { page?: number | undefined }) {
  useDocumentTitle("Audit log");
  const isAdmin = useSession()?.user.role === "admin";
  return (
    <Card title="Audit log" className={frame.wide}>
      {isAdmin ? <Events page={page} /> : <ForAdmins />}
    </Card>
  );
}

function ForAdmins() {
  return (
    <EmptyState
      icon={<IconLock size={28} stroke={1.6} aria-hidden="true" />}
      title="Only admins see the audit log"
      description="Ask an admin of your company when you need something from it."
    />
  );
}

function Events({ page }: { page: number }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useSecurityEvents(page);
  const navigate = useNavigate();
  if (isPending) return <TableSkeleton label="Loading the audit log" />;
  if (!data) {
    return (
      <ErrorState
        title="The audit log could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.count === 0) {
    return (
      <EmptyState
        icon={<IconShieldCheck size={28} stroke={1.6} aria-hidden="true" />}
        title="Nothing has been recorded yet"
        description="Sign-ins, changed passwords, invitations and changes of members will stand here."
      />
    );
  }
  return (
    <AuditTable
      events={data}
      page={page}
      busy={isPlaceholderData}
      onPage={(next) => void navigate({ to: "/settings/audit", search: next > 1 ? { page: next } : {} })}
    />
  );
}
