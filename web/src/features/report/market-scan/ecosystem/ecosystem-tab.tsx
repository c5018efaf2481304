import { SectionGate } from "../../frame/section-gate.tsx";
import { marketScan } from "../section.ts";
import { EcosystemLists } from "./ecosystem-lists.tsx";

/** The tab "Ecosystem" of the market scan. */
export function EcosystemTab({ conceptId }: { conceptId: string }) {
  return (
    <SectionGate conceptId={conceptId} section={marketScan}>
      {(scan, gapAt) => <EcosystemLists conceptId={conceptId} scan={scan} gapAt={gapAt} />}
    </SectionGate>
  );
}
