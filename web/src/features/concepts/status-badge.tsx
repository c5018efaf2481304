import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import { Badge, type BadgeTone } from "../../design/badge.tsx";

const tones = {
  new: "neutral",
  ideating: "warn",
  inReview: "warn",
  prototyping: "ok",
  proofOfConcept: "ok",
  minimumViableProduct: "ok",
  commercialized: "ok",
  archived: "neutral",
} as const satisfies Record<ConceptStatus, BadgeTone>;

export function StatusBadge({ status }: { status: ConceptStatus }) {
  return <Badge tone={tones[status]}>{conceptStatusLabels[status]}</Badge>;
}
