import { useMemo } from "react";
import { type LatePart, useFetchedAtTouch } from "../../../design/late/late-part.ts";
import { usePartBelow } from "../../../design/late/use-part-below.ts";
import { useEvidencedItem } from "../evidence/address/use-open-evidence.ts";
import { useLinkedName } from "./use-linked-item.ts";

/**
 * What stands below the first screen of a page: it comes with the first touch of the page, when it is in the window (`place` is what stands there
 * until then), when it is wanted anyway, or when the address leads to something, which may stand in it.
 */
export function useLowerPart<Module>(part: LatePart<Module>, isWanted = false) {
  useFetchedAtTouch(useMemo(() => [part], [part]));
  const linked = useLinkedName();
  const evidenced = useEvidencedItem();
  return usePartBelow(part, isWanted || linked !== undefined || evidenced !== undefined);
}
