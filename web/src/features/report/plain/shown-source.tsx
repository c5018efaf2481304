import type { Source } from "@seedbed/contract/report/source";
import { SourceChip } from "../../../design/source-chip.tsx";
import { useRejectedSources } from "../evidence/use-rejected-sources.ts";

/** A source behind a claim, struck out when it was rejected since the claim was written. */
export function ShownSource({ source }: { source: Source }) {
  const rejected = useRejectedSources();
  return <SourceChip {...source} isRejected={rejected.has(source.uuid)} />;
}
