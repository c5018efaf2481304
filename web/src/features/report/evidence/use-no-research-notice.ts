import { useQuery } from "@tanstack/react-query";
import { useDismissedNotice } from "../../../shell/no-model/use-dismissed-notice.ts";
import { useConcept } from "../frame/use-concept.ts";
import { researchQuery } from "../research/research-query.ts";

/**
 * Whether to say that a model wrote without looking anything up. `isAwaited` until that is known: what comes above a text comes before it. Nothing is
 * asked of a report that no model wrote.
 */
export function useNoResearchNotice(conceptId: string) {
  const { data: concept } = useConcept(conceptId);
  const isDrafted = concept?.reportStatusBySection.trends.origin === "draft";
  const research = useQuery({ ...researchQuery(conceptId), enabled: !isDrafted });
  const hasReason = research.data?.provider === null;
  const notice = useDismissedNotice("no-research", hasReason, !isDrafted);
  return { ...notice, isAwaited: research.isLoading || notice.isAwaited };
}
