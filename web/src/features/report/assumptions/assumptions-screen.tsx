import { useLatePart } from "../../../design/late/late-part.ts";
import { SectionGate } from "../frame/section-gate.tsx";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { AssumptionsByCategory } from "./assumptions-by-category.tsx";
import { classicForm } from "./late-forms.ts";
import { assumptions } from "./section.ts";

// It is there when the list is.
classicForm.fetch().catch(() => undefined);

/** What must be true for the concept to work, in the form of its concept. */
export function AssumptionsScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const isClassic = concept?.featureVersions.assumptions === "v1";
  const classic = useLatePart(classicForm, isClassic);
  const Shown = isClassic ? classic?.ClassicAssumptions : AssumptionsByCategory;
  return (
    <SectionGate conceptId={conceptId} section={assumptions}>
      {(list) =>
        Shown ? <Shown conceptId={conceptId} list={list} /> : <SectionSkeleton section="assumptions" label="Loading" />
      }
    </SectionGate>
  );
}
