import type { Origin } from "@seedbed/contract/plain-text";
import { IconPencil, IconSparkles } from "@tabler/icons-react";
import { Badge } from "./badge.tsx";

/** Who wrote a text: the model, the offline drafter, or a person. Nothing when it is not known. */
export function OriginBadge({ origin }: { origin: Origin | null | undefined }) {
  switch (origin) {
    case "model":
      return (
        <Badge tone="ai" icon={<IconSparkles size={12} aria-hidden="true" />} title="Written by an AI model">
          AI
        </Badge>
      );
    case "draft":
      return (
        <Badge
          icon={<IconPencil size={12} aria-hidden="true" />}
          title="Written without a model, from your answers. Connect a model to get researched text."
        >
          Drafted offline
        </Badge>
      );
    case "user":
      return <Badge>You</Badge>;
    case null:
    case undefined:
      return null;
  }
}
