import { IconAlertTriangle, IconCheck, IconClock, IconPencil, IconX } from "@tabler/icons-react";
import type { StepState } from "./research-of-run.ts";

const icons = {
  complete: IconCheck,
  gaps: IconAlertTriangle,
  writing: IconPencil,
  waiting: IconClock,
  failed: IconX,
  outdated: IconClock,
} as const satisfies Record<StepState, unknown>;

/** The sign of what a section is at; the word stands beside it. */
export function StepIcon({ state }: { state: StepState }) {
  const Icon = icons[state];
  return <Icon size={14} stroke={2.2} aria-hidden="true" />;
}
