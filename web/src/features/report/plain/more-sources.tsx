import { useState } from "react";
import { latePart, useLatePart } from "../../../design/late/late-part.ts";
import { MoreButton, type MoreSourcesProps } from "./more-button.tsx";

/** Comes with the first touch of the page. */
export const openSources = latePart(() => import("./open-sources.tsx"));

/** The number of the sources that have no room, which opens them. */
export function MoreSources({ sources }: MoreSourcesProps) {
  const [isWanted, setWanted] = useState(false);
  const open = useLatePart(openSources, isWanted);
  if (sources.length === 0) return null;
  if (isWanted && open) return <open.OpenSources sources={sources} />;
  return (
    <MoreButton count={sources.length} aria-haspopup="dialog" aria-expanded={false} onClick={() => setWanted(true)} />
  );
}
