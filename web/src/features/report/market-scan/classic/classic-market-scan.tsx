import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { type ReactNode, useEffect, useRef } from "react";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem } from "../../editing/items.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { SectionGate } from "../../frame/section-gate.tsx";
import { Section } from "../../plain/section.tsx";
import { useLowerPart } from "../../plain/use-lower-part.ts";
import { companyKinds } from "../ecosystem/company-kinds.ts";
import { LinkedSection } from "../linked-section.tsx";
import { marketScan } from "../section.ts";
import styles from "./classic-market-scan.module.css";
import { ClassicSkeleton } from "./classic-skeleton.tsx";
import { DriverCard } from "./driver-card.tsx";
import { ecosystemLists } from "./late-ecosystem.ts";

interface ClassicMarketScanProps {
  conceptId: string;
  /** The part that the address asks for comes into view. */
  showsEcosystem: boolean;
}

/** The market scan as it was before version 3: both parts on one page. */
export function ClassicMarketScan({ conceptId, showsEcosystem }: ClassicMarketScanProps) {
  return (
    <SectionGate conceptId={conceptId} section={marketScan} skeleton={ClassicSkeleton}>
      {(scan, gapAt) => (
        <>
          <TrendsAndDrivers scan={scan} />
          <InView isWanted={showsEcosystem}>
            <h2 className={styles.title}>Ecosystem</h2>
            <AfterFirstDrawing>
              <Ecosystem conceptId={conceptId} scan={scan} gapAt={gapAt} isWanted={showsEcosystem} />
            </AfterFirstDrawing>
          </InView>
        </>
      )}
    </SectionGate>
  );
}

interface EcosystemProps {
  conceptId: string;
  scan: MarketScan;
  gapAt: GapAt;
  isWanted: boolean;
}

function Ecosystem({ isWanted, ...lists }: EcosystemProps) {
  const { module, place } = useLowerPart(ecosystemLists, isWanted);
  if (module) return <module.EcosystemLists {...lists} />;
  return (
    <div ref={place}>
      {[companyKinds.startup, companyKinds.incumbent].map(({ title }) => (
        <Section key={title} title={title}>
          <SkeletonLines lines={16} />
        </Section>
      ))}
    </div>
  );
}

/** As many cards as stand beside each other on a wide screen. */
const firstRow = 3;

function TrendsAndDrivers({ scan }: { scan: MarketScan }) {
  const { trendsAndDrivers: drivers, trendsAndDriversDescription: description, origin } = scan;
  const cards = drivers.map((driver, position) => (
    <DriverCard key={driver.uuid} driver={driver} position={position} count={drivers.length} origin={origin} />
  ));
  return (
    <LinkedSection name="trends-and-drivers" title="Trends and Drivers" aside={<OriginBadge origin={origin} />}>
      <div className={styles.lead}>
        <EditableText
          item={null}
          place=""
          field="trendsAndDriversDescription"
          value={description}
          label="Description of trends and drivers"
          multiline
        />
      </div>
      {drivers.length === 0 && <p className={styles.none}>No trend is named.</p>}
      <div className={styles.grid}>
        {cards.slice(0, firstRow)}
        {cards.length > firstRow && <AfterFirstDrawing>{cards.slice(firstRow)}</AfterFirstDrawing>}
      </div>
      <div className={styles.add}>
        <AddItem
          place="trendsAndDrivers[]"
          parent={null}
          label="Add a trend"
          fields={[
            { field: "name", label: "Name" },
            { field: "description", label: "Description", multiline: true },
          ]}
        />
      </div>
    </LinkedSection>
  );
}

function InView({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) part.current?.scrollIntoView({ block: "start" });
  }, [isWanted]);
  return (
    <section ref={part} className={styles.ecosystem}>
      {children}
    </section>
  );
}
