import { IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { Badge } from "../../../design/badge.tsx";

/** Whether something helps or hinders. */
export function DirectionBadge({ direction }: { direction: "up" | "tailwind" | "down" | "headwind" }) {
  const helps = direction === "up" || direction === "tailwind";
  const Icon = helps ? IconTrendingUp : IconTrendingDown;
  return (
    <Badge tone={helps ? "ok" : "bad"} icon={<Icon size={12} aria-hidden="true" />}>
      {helps ? "Tailwind" : "Headwind"}
    </Badge>
  );
}
