import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { ReactNode } from "react";
import { AddItem } from "../../editing/items.tsx";
import { Columns, Section } from "../../plain/section.tsx";
import { DriverCard } from "./driver-card.tsx";

const place = "costDrivers[]";
const fields = [
  { field: "title", label: "Title" },
  { field: "costPercentageEstimate", label: "Share of cost in percent" },
  { field: "description", label: "Description", multiline: true },
  { field: "mitigationStatement", label: "How to lower it", multiline: true },
];

interface DriverListProps {
  drivers: FinancialProjection["costDrivers"];
  /** Stands there when they could not be written. */
  gap: ReactNode;
}

/** What drives cost, and how much of it. */
export function DriverList({ drivers, gap }: DriverListProps) {
  return (
    <Section
      title="Cost drivers"
      aside={<AddItem place={place} parent={null} label="Add a cost driver" fields={fields} />}
    >
      {drivers.length === 0 && (gap || <p>No cost driver is named.</p>)}
      <Columns>
        {drivers.map((driver, position) => (
          <DriverCard key={driver.uuid} driver={driver} position={position} count={drivers.length} />
        ))}
      </Columns>
    </Section>
  );
}
