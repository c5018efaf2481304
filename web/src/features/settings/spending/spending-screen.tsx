import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { useSession } from "../../../transport/session.ts";
import frame from "../settings-frame.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { CapsCard } from "./caps-card.tsx";
import { SpendingForAdmins } from "./spending-for-admins.tsx";
import { UsageCard } from "./usage-card.tsx";
import { useSpending } from "./use-spending.ts";

/** What AI costs the company, and what it may; for admins. */
export function SpendingScreen() {
  useDocumentTitle("AI usage");
  if (useSession()?.user.role !== "admin") return <SpendingForAdmins />;
  return <SpendingCards />;
}

function SpendingCards() {
  const { data, error, isPending, refetch } = useSpending();
  if (data)
    return (
      <>
        <UsageCard spending={data} />
        <CapsCard caps={data.caps} budgetMonthUsd={data.budgetMonthUsd} />
      </>
    );
  return (
    <Card title="AI usage" className={frame.wide}>
      {isPending ? (
        <TableSkeleton label="Loading what AI was used for" />
      ) : (
        <ErrorState
          title="AI usage could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
