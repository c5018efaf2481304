import type { replyVerdicts } from "@seedbed/contract/conversations/words";
import { IconCheck, IconHelpCircle, IconX } from "@tabler/icons-react";
import styles from "./verdict-word.module.css";

export type ReplyVerdict = (typeof replyVerdicts)[number];

const words = {
  wouldBuy: "Would buy",
  wouldTry: "Would try it",
  wouldNotPay: "Would not pay",
  wouldNotAgree: "Would not agree as offered",
  cannotSay: "Cannot say",
} as const satisfies Record<ReplyVerdict, string>;

export const isYes = (verdict: ReplyVerdict | null): boolean => verdict === "wouldBuy" || verdict === "wouldTry";
export const isNo = (verdict: ReplyVerdict | null): boolean => verdict === "wouldNotPay" || verdict === "wouldNotAgree";

/** What a persona would do, in a word with its icon. */
export function VerdictWord({ verdict }: { verdict: ReplyVerdict }) {
  const Icon = isYes(verdict) ? IconCheck : isNo(verdict) ? IconX : IconHelpCircle;
  return (
    <p className={styles.verdict} data-tone={isYes(verdict) ? "yes" : isNo(verdict) ? "no" : "open"}>
      <Icon size={14} stroke={2.4} aria-hidden="true" />
      {words[verdict]}
    </p>
  );
}
