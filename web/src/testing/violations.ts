import axe from "axe-core";

/** The only rules that a scheme can break while the other keeps them. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the page once nothing on it is in motion: what fades in has colours of its own on the way. A dark page is asked the rules
 * of colour alone, because it is the light one otherwise.
 */
export async function violations(): Promise<string[]> {
  await untilStill();
  const { violations: found } = await axe.run(document.body, {
    resultTypes: ["violations"],
    ...(document.documentElement.dataset.scheme === "dark" ? { runOnly: rulesOfColour } : {}),
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

/** What appears begins to fade in with one of the next frames. */
async function untilStill(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const moving = endingAnimations();
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await untilStill();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const endingAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
