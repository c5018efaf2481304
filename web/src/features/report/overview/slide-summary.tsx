import type { ReactNode } from "react";

interface SlideSummaryProps {
  summary: string | undefined;
  /** What the section says itself, for want of a summary. */
  instead: string | undefined;
  /** What stands for a summary that is missing. */
  gap: ReactNode;
}

/** A section in a few sentences. */
export function SlideSummary({ summary, instead, gap }: SlideSummaryProps) {
  if (summary) return <p>{summary}</p>;
  return (
    <>
      {instead && <p>{instead}</p>}
      {gap}
    </>
  );
}
