import type { PresentPerson } from "@seedbed/contract/report/editing/schemas";
import { useDesk, useDeskState } from "../saving/use-desk.ts";

/** Who else is in a report. */
export const usePresent = (conceptId: string): readonly PresentPerson[] =>
  useDeskState(useDesk(conceptId), ({ people }) => people);

/** Who else edits the field of this key. */
export function usePersonAt(conceptId: string, key: string | null): PresentPerson | undefined {
  return usePresent(conceptId).find(({ field }) => key !== null && field === key);
}
