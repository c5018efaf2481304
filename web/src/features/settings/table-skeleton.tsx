import { SkeletonLines } from "../../design/page/skeleton-lines.tsx";
import tables from "./settings-table.module.css";

/** The rows of a table in waiting. */
export function TableSkeleton({ label, lines = 5 }: { label: string; lines?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <SkeletonLines lines={lines} height={18} />
    </div>
  );
}

/** Rows of two lines below a head, each where it will stand. */
export function RowsSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <div className={tables.headAhead} />
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={index} className={tables.rowAhead}>
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  );
}
