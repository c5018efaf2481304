import { Suspense } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { usePresent } from "./use-present.ts";

const PeoplePills = lazyPart(() => import("./people-pills.tsx").then((module) => ({ default: module.PeoplePills })));

/** Who else is in the report. Nothing while nobody is, which is most of the time. */
export function PresentPeople({ conceptId }: { conceptId: string }) {
  const people = usePresent(conceptId);
  if (people.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PeoplePills people={people} />
    </Suspense>
  );
}
