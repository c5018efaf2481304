const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** All in milliseconds. */
export interface WebhookTimes {
  /** Between attempts; after the last one nothing more is tried. */
  pauses: readonly number[];
  /** For how long after it was asked for a delivery is tried. */
  lifetime: number;
  /** Until the receiver has to have answered. */
  answer: number;
  /** How long a delivery belongs to the server that sends it: what a killed server had waits that long. */
  lease: number;
  /** After which every server looks for what is due by itself, of which it has usually heard before. */
  look: number;
  /** After so long without any success a webhook is switched off. */
  patience: number;
}

export const usualWebhookTimes: WebhookTimes = {
  pauses: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour],
  lifetime: 24 * hour,
  answer: 10 * second,
  lease: 30 * second,
  look: 10 * second,
  patience: 5 * 24 * hour,
};

/**
 * How long (ms) a delivery waits that was tried in vain `tries` times, up to a fifth more or less at random, so that deliveries do not come in one wave;
 * null when nothing more is tried.
 */
export function pauseAfter(
  tries: number,
  { pauses }: Pick<WebhookTimes, "pauses">,
  random: () => number,
): number | null {
  const planned = pauses[tries - 1];
  return planned === undefined ? null : Math.round(planned * (0.8 + 0.4 * random()));
}
