import type { SecurityEvent } from "@seedbed/contract/access/security-events";
import { pageSize } from "@seedbed/contract/limits";
import { clampPage } from "../../../design/page/page-numbers.ts";
import { Pagination } from "../../../design/page/pagination.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import type { Answer } from "../../../transport/create-call.ts";
import tables from "../settings-table.module.css";
import { wordsFor } from "./event-words.ts";

interface AuditTableProps {
  events: Answer<"GET v1/account/security-events">;
  page: number;
  busy: boolean;
  onPage: (page: number) => void;
}

export function AuditTable({ events: { results, count, numberOfPages }, page, busy, onPage }: AuditTableProps) {
  const shown = clampPage(page, numberOfPages);
  const first = (shown - 1) * pageSize + 1;
  return (
    <>
      <div className={tables.wrap} aria-busy={busy}>
        <table className={tables.table}>
          <caption className="visually-hidden">Audit log</caption>
          <thead>
            <tr>
              <th scope="col">What happened</th>
              <th scope="col">Who</th>
              <th scope="col">From</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {results.map((event) => (
              <EventRow key={event.uuid} event={event} />
            ))}
            {results.length === 0 && (
              <tr>
                <td colSpan={4} className={tables.quiet}>
                  No data available
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <footer className={tables.footer}>
        <span className="numerals">
          {first}–{Math.min(count, first + pageSize - 1)} of {count}
        </span>
        {numberOfPages > 1 && <Pagination page={shown} numberOfPages={numberOfPages} onPage={onPage} />}
      </footer>
    </>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { kind, at, actorEmail, subjectEmail, address, detail } = event;
  const more = [subjectEmail, detail].filter(Boolean).join(": ");
  return (
    <tr>
      <td className={tables.line}>
        <span className={tables.main}>{wordsFor(kind)}</span>
        {more && <div className={tables.quiet}>{more}</div>}
      </td>
      <td className={`${tables.quiet} ${tables.line}`}>{actorEmail || "Unknown"}</td>
      <td className={`${tables.quiet} ${tables.fixed} numerals`}>{address || "Unknown"}</td>
      <td className={`${tables.quiet} ${tables.fixed}`}>
        <RelativeDate instant={at} />
      </td>
    </tr>
  );
}
