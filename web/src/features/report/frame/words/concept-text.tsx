import { useEffect, useState } from "react";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { InlineOpener } from "../../../../design/text/inline-opener.tsx";
import type { ConceptTextProps } from "./concept-text-props.ts";

const editing = latePart(() => import("./concept-text-editor.tsx"));
const withTouch = [editing];

/** What people say of their concept, edited in place. What was written on this device and never sent stands in its open field again. */
export function ConceptText(props: ConceptTextProps) {
  const { concept, field, label, as } = props;
  const Place = as ?? "div";
  const [isWanted, setWanted] = useState(false);
  const [isFound, setFound] = useState(false);
  useFetchedAtTouch(withTouch);
  const part = useLatePart(editing, isWanted);
  const readOnly = concept.isHistoricalVersion;
  const isKept = part !== undefined && !readOnly && part.isTextKept(concept.uuid, field);
  useEffect(() => {
    if (!isKept) return;
    setFound(true);
    setWanted(true);
  }, [isKept]);
  const open = () => {
    setFound(false);
    setWanted(true);
  };
  if (isWanted && part)
    return <part.ConceptTextEditor {...props} isFound={isFound} onDiscard={() => setWanted(false)} />;
  return (
    <Place>
      <InlineOpener label={label} value={concept[field]} readOnly={readOnly} onOpen={open} />
    </Place>
  );
}
