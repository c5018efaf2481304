import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { createContext, type ReactNode, useContext, useState } from "react";
import { FigureButton } from "./figure-button.tsx";
import { FigureChain } from "./figure-chain.tsx";

const Trace = createContext<((id: string) => void) | null>(null);

/** Figures inside lead to what they are made of in this projection, which may hold numbers that are only typed yet. */
export function Figures({ projection, children }: { projection: FinancialProjection; children: ReactNode }) {
  const [traced, setTraced] = useState<string | null>(null);
  return (
    <Trace value={setTraced}>
      {children}
      {traced !== null && (
        <FigureChain projection={projection} id={traced} onTrace={setTraced} onClose={() => setTraced(null)} />
      )}
    </Trace>
  );
}

interface FigureProps {
  /** Its id among the figures of the projection. */
  id: string;
  /** What it is called: "SAM". */
  name: string;
  /** In a sentence or a table, where what it is stands around it. */
  isInline?: boolean;
  children: ReactNode;
}

/** A number of the projection. Where figures are traced, a click leads to what it is made of. */
export function Figure({ id, name, isInline = false, children }: FigureProps) {
  const trace = useContext(Trace);
  return (
    <span data-figure={id}>
      {trace ? (
        <FigureButton name={name} isInline={isInline} onClick={() => trace(id)}>
          {children}
        </FigureButton>
      ) : (
        children
      )}
    </span>
  );
}
