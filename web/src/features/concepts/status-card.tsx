import { HoverCard } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { ReactElement } from "react";
import { GenerationStatus } from "./generation-status.tsx";
import type { BankConcept } from "./use-concepts.ts";

/** Tells how far a report is while the pointer is over the button. */
export function StatusCard({ concept, children }: { concept: BankConcept; children: ReactElement }) {
  return (
    <HoverCard shadow="md" width={320} openDelay={80} position="bottom-end" withinPortal>
      <HoverCard.Target>{children}</HoverCard.Target>
      <HoverCard.Dropdown>
        <GenerationStatus concept={concept} />
      </HoverCard.Dropdown>
    </HoverCard>
  );
}
