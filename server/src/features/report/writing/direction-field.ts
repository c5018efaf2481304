import { Direction } from "@seedbed/contract/report/direction";

/** Which way a finding or insight points, as every task of the market scan asks for it. */
export const directionField = Direction.describe(
  'Its effect on the concept: "tailwind" helps it, "headwind" hurts it. Use "up" or "down" only where something clearly rises or falls and the effect on the concept is still open.',
);
