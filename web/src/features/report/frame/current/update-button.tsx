import { useState } from "react";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { outdatedIn, useOutdated } from "./outdated-query.ts";
import { canUpdate, UpdateOpener, type UpdateOutdatedProps } from "./update-opener.tsx";

const openUpdate = latePart(() => import("./update-outdated.tsx"));
const withTouch = [openUpdate];

/** Offers to write all that is outdated anew. It stands from the first frame: the title beside it would break into lines anew when it came. */
export function UpdateOutdated(props: UpdateOutdatedProps) {
  const [isWanted, setWanted] = useState(false);
  useFetchedAtTouch(withTouch);
  const part = useLatePart(openUpdate, isWanted);
  // What it takes is known when it is opened.
  useOutdated(props.conceptId, props.concept);
  const count = outdatedIn(props.concept).length;
  if (isWanted && part) return <part.OpenUpdate {...props} />;
  if (!canUpdate(props.concept)) return null;
  return <UpdateOpener count={count} aria-expanded={false} onClick={() => setWanted(true)} />;
}
