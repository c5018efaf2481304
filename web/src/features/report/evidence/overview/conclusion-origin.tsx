import type { Origin } from "@seedbed/contract/plain-text";
import { IconPencil, IconSparkles, IconUser } from "@tabler/icons-react";
import { Badge } from "../../../../design/badge.tsx";

/** Who wrote the conclusion, in words. */
export function ConclusionOrigin({ origin }: { origin: Origin }) {
  switch (origin) {
    case "model":
      return (
        <Badge tone="ai" icon={<IconSparkles size={13} aria-hidden="true" />}>
          Written by AI
        </Badge>
      );
    case "draft":
      return <Badge icon={<IconPencil size={13} aria-hidden="true" />}>Drafted offline</Badge>;
    case "user":
      return <Badge icon={<IconUser size={13} aria-hidden="true" />}>Written by a person</Badge>;
  }
}
