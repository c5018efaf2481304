import { IconLock } from "@tabler/icons-react";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import frame from "../settings-frame.module.css";

/** Tells a member who sees what AI costs. */
export function SpendingForAdmins() {
  return (
    <Card title="AI usage" className={frame.wide}>
      <EmptyState
        icon={<IconLock size={28} stroke={1.6} aria-hidden="true" />}
        title="Only admins see AI usage"
        description="Ask an admin of your company when a cap keeps you from working."
      />
    </Card>
  );
}
