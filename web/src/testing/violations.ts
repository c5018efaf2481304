import axe from "axe-core";

/** What axe finds on the page once nothing on it is in motion: what fades in has colours of its own on the way. */
export async function violations(): Promise<string[]> {
  await Promise.allSettled(endingAnimations().map(({ finished }) => finished));
  const { violations: found } = await axe.run(document.body, { resultTypes: ["violations"] });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

const endingAnimations = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
