import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { NumberedCard } from "./numbered-card.tsx";

/** What sets the concept apart, and why this company may win with it. */
export function StrengthLists({ data }: { data: Overview }) {
  return (
    <>
      <NumberedCard
        title="Differentiators"
        origin={data.origin}
        list="overview.differentiators[]"
        one="differentiator"
        items={data.differentiators}
        empty="No differentiators available"
      />
      <NumberedCard
        title="Our Right to Win"
        origin={data.origin}
        list="overview.rightsToWin[]"
        one="right to win"
        items={data.rightsToWin}
        empty="No rights to win available"
      />
    </>
  );
}
