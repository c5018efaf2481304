import type { Origin } from "@seedbed/contract/plain-text";
import type { Source } from "@seedbed/contract/report/source";
import { SourceList } from "../../plain/source-list.tsx";

interface BasisProps {
  sources?: readonly Source[];
  /** Who wrote the claim. */
  origin: Origin;
}

/** What a claim rests on, or that it is reasoning. A person's own words are marked as theirs where they stand, and are no reasoning of an AI. */
export function Basis({ sources = [], origin }: BasisProps) {
  return sources.length === 0 && origin === "user" ? null : <SourceList sources={sources} origin={origin} />;
}
