import type { Question } from "@seedbed/contract/incubation/schemas";
import type { ReactNode } from "react";
import type { CollisionState } from "../questionnaire/use-answer-flow.ts";
import { CollisionNotice } from "./collision-notice.tsx";
import { CollisionView } from "./collision-view.tsx";

interface AnswerOrCollisionProps {
  /** Under which what is put together is kept. */
  keptAs: string;
  question: Pick<Question, "id" | "fieldType" | "options" | "required">;
  collision: CollisionState;
  /** The fields of the answer in hand. */
  children: ReactNode;
}

/** The fields of an answer, with word of somebody else's answer above them; both answers once the person compares. */
export function AnswerOrCollision({ keptAs, question, collision, children }: AnswerOrCollisionProps) {
  const { found, comparing, compare, keep, takeTheirs } = collision;
  if (found && comparing) {
    return (
      <CollisionView keptAs={keptAs} question={question} collision={found} onKeep={keep} onTakeTheirs={takeTheirs} />
    );
  }
  return (
    <>
      {found && <CollisionNotice theirs={found.theirs} onCompare={compare} />}
      {children}
    </>
  );
}
