import { shownLayout } from "@seedbed/rules/financials/shown-layout";
import { useLatePart } from "../../../design/late/late-part.ts";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { useConcept } from "../frame/use-concept.ts";
import type { FinancialTab } from "./financial-projection-search.ts";
import { classicProjection } from "./late-forms.ts";
import { financialProjection } from "./section.ts";
import { TabbedProjection } from "./tabbed-projection.tsx";

interface FinancialProjectionScreenProps {
  conceptId: string;
  tab?: FinancialTab | undefined;
}

/** The money: how it earns or saves, and how big that can get, from assumptions everybody can read. */
export function FinancialProjectionScreen({ conceptId, tab }: FinancialProjectionScreenProps) {
  const { data: concept } = useConcept(conceptId);
  const isClassic = concept?.featureVersions.financialProjection !== "v2";
  const classic = useLatePart(classicProjection, isClassic);
  return (
    <SectionGate conceptId={conceptId} section={financialProjection}>
      {(projection, gapAt) => {
        const layout = shownLayout(projection);
        // The first form knows nothing of savings.
        if (isClassic && layout !== "savings")
          return classic ? (
            <classic.ClassicProjection conceptId={conceptId} projection={projection} gapAt={gapAt} />
          ) : (
            <SectionSkeleton section="financialProjection" label="Loading" />
          );
        if (layout === null) return <EmptyState title="No projections found" />;
        return <TabbedProjection conceptId={conceptId} {...{ projection, layout, tab, gapAt }} />;
      }}
    </SectionGate>
  );
}
