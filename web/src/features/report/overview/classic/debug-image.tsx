import { useQuery } from "@tanstack/react-query";
import { useDebugMode } from "../../../../shell/debug-mode.ts";
import { ConceptImage } from "../concept-image.tsx";
import { overview } from "../section.ts";

/** The classic overview keeps the concept's picture for debugging. */
export function DebugImage({ conceptId }: { conceptId: string }) {
  const debug = useDebugMode();
  const { data } = useQuery(overview.query(conceptId));
  if (!debug) return null;
  return (
    <ConceptImage conceptId={conceptId} url={data?.conceptImageUrl ?? null} origin={data?.conceptImageOrigin ?? null} />
  );
}
