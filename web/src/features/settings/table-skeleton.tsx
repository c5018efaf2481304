import { SkeletonLines } from "../../design/page/skeleton-lines.tsx";

/** The rows of a table in waiting. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <SkeletonLines lines={5} height={18} />
    </div>
  );
}
