import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import editable from "../../editing/fields/place.module.css";
import { useConcept } from "../../frame/use-concept.ts";
import type { FollowingTextProps } from "./following-text.tsx";

export const followingText = latePart(() => import("./following-text.tsx").then((module) => module.FollowingText));
const withTouch = [followingText];

/**
 * The text as it was written until it follows its figures: from the first touch on, with which they can be changed and followed, and at once where the
 * overview is no longer what it was written from, for only then are they others.
 */
export function LateFollowing(props: FollowingTextProps) {
  const { data: concept } = useConcept(props.conceptId);
  const isCurrent = concept?.reportStatusBySection.overview.status === "complete";
  useFetchedAtTouch(withTouch);
  const FollowingText = useLatePart(followingText, concept !== undefined && !isCurrent);
  return <span className={editable.words}>{FollowingText ? <FollowingText {...props} /> : props.text}</span>;
}
