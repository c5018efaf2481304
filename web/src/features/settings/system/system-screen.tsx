import { IconLock } from "@tabler/icons-react";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useSession } from "../../../transport/session.ts";
import frame from "../settings-frame.module.css";
import { FindingsCard } from "./findings-card.tsx";
import { TestMailCard } from "./test-mail-card.tsx";

/** Whether what the server is set to use works; for admins. */
export function SystemScreen() {
  useDocumentTitle("System");
  const user = useSession()?.user;
  if (user?.role !== "admin") return <ForAdmins />;
  return (
    <>
      <FindingsCard />
      <TestMailCard email={user.email} />
    </>
  );
}

function ForAdmins() {
  return (
    <Card title="System" className={frame.wide}>
      <EmptyState
        icon={<IconLock size={28} stroke={1.6} aria-hidden="true" />}
        title="Only admins see the system"
        description="Ask an admin of your company when something does not work."
      />
    </Card>
  );
}
