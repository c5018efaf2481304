import type { Finding } from "@seedbed/contract/access/doctor";
import { IconRefresh } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import frame from "../settings-frame.module.css";
import tables from "../settings-table.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { FindingBadge } from "./finding-badge.tsx";
import styles from "./system.module.css";
import { useFindings } from "./use-findings.ts";

/** As high as the thirteen rows that a server mostly has: they push down nothing that stands below. */
const linesAhead = 24;

/** What the server is set to use, and whether it works; tried when the page is opened. */
export function FindingsCard() {
  const { data: findings, error, isPending, isFetching, refetch } = useFindings();
  const again = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden="true" />}
      loading={isFetching}
      onClick={() => void refetch()}
    >
      Check again
    </Button>
  );
  return (
    <Card title="System" aside={findings && again} className={frame.wide}>
      {isPending && <TableSkeleton label="Trying what the server is set to use" lines={linesAhead} />}
      {!isPending && !findings && (
        <ErrorState
          title="The system could not be checked"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {findings?.length === 0 && (
        <EmptyState title="Nothing to check" description="The server told of no part of it." />
      )}
      {findings && findings.length > 0 && <Findings findings={findings} busy={isFetching} />}
    </Card>
  );
}

function Findings({ findings, busy }: { findings: Finding[]; busy: boolean }) {
  return (
    <>
      <p className={styles.sum} role="status">
        {sumOf(findings)}
      </p>
      <div className={tables.wrap} aria-busy={busy}>
        <table className={tables.table}>
          <caption className="visually-hidden">What the server is set to use</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">State</th>
              <th scope="col">What was found</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ part, status, says, todo }) => (
              <tr key={`${part} ${says}`}>
                <td className={`${tables.main} ${tables.fixed}`}>{part}</td>
                <td className={tables.fixed}>
                  <FindingBadge status={status} />
                </td>
                <td className={`${tables.quiet} ${tables.line}`}>
                  {says}
                  {todo && <p className={styles.todo}>{todo}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function sumOf(findings: Finding[]): string {
  const wrong = findings.filter(({ status }) => status === "wrong").length;
  if (wrong === 0) return "Everything that is set works.";
  return wrong === 1 ? "1 thing does not work." : `${wrong} things do not work.`;
}
