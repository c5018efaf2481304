import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { evidenceOf, type Read } from "../writing/evidence/evidence-of.ts";
import type { ProfileSignalsOutput } from "./tasks/profile-signals/output.ts";

type Signal = ProfileSignalsOutput["signals"][number] & { uuid: string };

/** A signal as a report shows it, with the pages that show it. Null for one that no passage shows: that is no signal. */
export function presentSignal({ citations = [], ...signal }: Signal, read: Read): RealWorldSignal | null {
  const found = evidenceOf([{ statement: signal.description, citations }], read);
  const carrying = found?.claims.flatMap(({ passages }) => passages.filter(({ stance }) => stance === "for")) ?? [];
  if (!found || carrying.length === 0) return null;
  const first = found.sources.find(({ uuid }) => uuid === carrying[0]?.source);
  return {
    ...signal,
    sourceCategory: first?.category ?? signal.sourceCategory,
    sources: found.sources.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }])),
    isHypothesis: false,
    evidence: { insight: "", ...found },
  };
}
