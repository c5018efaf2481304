import { useQuery } from "@tanstack/react-query";
import { useDebugMode } from "../../../../shell/debug-mode.ts";
import { ConceptImage } from "../concept-image.tsx";
import { overview } from "../section.ts";

/** The classic overview keeps the concept's picture for debugging. */
export function DebugImage({ conceptId, title }: { conceptId: string; title: string }) {
  const debug = useDebugMode();
  const { data } = useQuery(overview.query(conceptId));
  return debug ? <ConceptImage url={data?.conceptImageUrl ?? null} title={title} /> : null;
}
