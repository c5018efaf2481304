import { lazy } from "react";
import { SectionGate } from "../frame/section-gate.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { AssumptionsByCategory } from "./assumptions-by-category.tsx";
import { assumptions } from "./section.ts";

// Of the two forms a visit reads one.
const ClassicAssumptions = lazy(() =>
  import("./classic/classic-assumptions.tsx").then((module) => ({ default: module.ClassicAssumptions })),
);

/** What must be true for the concept to work, in the form of its concept. */
export function AssumptionsScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const Shown = concept?.featureVersions.assumptions === "v1" ? ClassicAssumptions : AssumptionsByCategory;
  return (
    <SectionGate conceptId={conceptId} section={assumptions}>
      {(list) => <Shown conceptId={conceptId} list={list} />}
    </SectionGate>
  );
}
