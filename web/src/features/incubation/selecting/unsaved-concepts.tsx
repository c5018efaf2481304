import type { Seed } from "@seedbed/contract/incubation/schemas";
import { useState } from "react";
import { LeaveWarning } from "../../../shell/kept-words/leave-warning.tsx";
import { incubateSearch } from "../incubate-search.ts";
import { countUnsavedEdits } from "./use-selection.ts";

/** Asks before concepts that were changed and not saved are left. */
export function UnsavedConcepts({ seed }: { seed: Seed }) {
  return (
    <LeaveWarning hasUnsaved={() => countUnsavedEdits(seed) > 0} isLeft={(_from, to) => !isOfSeed(to, seed.uuid)}>
      <Unsaved seed={seed} />
    </LeaveWarning>
  );
}

/** Counted when the dialog opens: what is kept on the device is no state of React. */
function Unsaved({ seed }: { seed: Seed }) {
  const [count] = useState(() => countUnsavedEdits(seed));
  return (
    <>
      {count === 1 ? "You changed a concept" : `You changed ${count} concepts`} and have not saved. The changes stay on
      this device.
    </>
  );
}

const isOfSeed = (place: { pathname: string; search: unknown }, seedUuid: string) =>
  place.pathname.startsWith("/concept/incubate") &&
  (incubateSearch(place.search as Record<string, unknown>).seed === seedUuid || place.pathname.includes(seedUuid));
