import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { StatedFigure } from "@seedbed/contract/report/overview/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingText } from "@seedbed/rules/financials/figures/following-text";
import { useSectionWork } from "../../editing/work/use-work.ts";
import { Figure } from "./figures.tsx";

export interface FollowingTextProps {
  conceptId: string;
  text: string;
  /** The field of the overview that holds it: "summaries.financialBusinessModel". */
  field: string;
  /** What it states; absent where nobody has noted it. */
  stated: readonly StatedFigure[] | undefined;
  projection: FinancialProjection;
}

/** A text of the overview whose figures are those of the projection as it is now, each with a way to what it is made of. A person's words stay as they are. */
export function FollowingText({ conceptId, text, field, stated = [], projection }: FollowingTextProps) {
  const work = useSectionWork({ conceptId, section: "overview" });
  const isOwn = !work || work.edits.some((edit) => edit.item === null && edit.field === field);
  const figures = figuresOf(projection);
  let at = 0;
  return followingText(text, isOwn ? [] : stated, figures).map((part) => {
    at += 1;
    if (typeof part === "string") return part;
    return (
      <Figure isInline key={at} id={part.figure} name={figures.get(part.figure)?.title ?? part.words}>
        {part.words}
      </Figure>
    );
  });
}
