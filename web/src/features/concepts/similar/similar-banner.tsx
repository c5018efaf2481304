import { Suspense } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import type { NearestIdeaProps } from "./nearest-idea.tsx";
import { useSimilarTo } from "./use-similar.ts";

const NearestIdea = lazyPart(() => import("./nearest-idea.tsx").then((module) => ({ default: module.NearestIdea })));

/** On the page of an idea: another one says nearly the same. Nothing while there is none, or none is known. */
export function SimilarBanner({ idea, abovePage }: Omit<NearestIdeaProps, "nearest">) {
  const { data } = useSimilarTo(idea);
  const [nearest] = data ?? [];
  if (!nearest) return null;
  return (
    <Suspense fallback={null}>
      <NearestIdea idea={idea} nearest={nearest} {...(abovePage ? { abovePage } : {})} />
    </Suspense>
  );
}
