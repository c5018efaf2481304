import { useQuery } from "@tanstack/react-query";
import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import editable from "../../editing/fields/place.module.css";
import { useConcept } from "../../frame/use-concept.ts";
import { financialProjection } from "../section.ts";
import type { FollowingTextProps } from "./following-text.tsx";

const following = latePart(() => import("./following-text.tsx").then((module) => module.FollowingText));

/**
 * A text of the overview on a page that has not read the projection: it is read where the overview is no longer what it was written from, for only then
 * are the figures of the text others.
 */
export function SaidElsewhere(props: Omit<FollowingTextProps, "projection">) {
  const { conceptId, text, stated = [] } = props;
  const { data: concept } = useConcept(conceptId);
  const isCurrent = concept?.reportStatusBySection.overview.status === "complete";
  const enabled = concept !== undefined && !isCurrent && stated.length > 0;
  const { data: projection } = useQuery({ ...financialProjection.query(conceptId), enabled });
  const FollowingText = useLatePart(following, enabled);
  const words = projection && FollowingText ? <FollowingText {...props} projection={projection} /> : text;
  return <span className={editable.words}>{words}</span>;
}
