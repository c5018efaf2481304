import type { Claim, Source } from "@seedbed/contract/report/source";

/** Where something of a report says what it rests on. */
export interface EvidencePlace {
  /** The field that holds it; "" for the item itself. */
  field: string;
  /** The field of the item that holds its sources and its claims; "" for the item itself. */
  holder: string;
  title: string;
  conclusion: string;
  /** The field that holds the conclusion. */
  concluded: string;
  sources: Source[];
  /** Absent for what was written without research, and by people. */
  claims: Claim[] | undefined;
  whatWouldTurn: string;
  /** It only gathers what other places of the item, or items in it, say. */
  isGathered: boolean;
}
