import type { Origin } from "@seedbed/contract/plain-text";
import { Badge } from "../../../design/badge.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";

/** What stands where a claim has no sources: that it is reasoning, or a draft. */
export function WithoutSources({ origin }: { origin: Origin }) {
  return origin === "draft" ? <OriginBadge origin={origin} /> : <Badge tone="ai">AI reasoning</Badge>;
}
