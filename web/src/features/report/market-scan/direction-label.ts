const labels: Readonly<Record<string, string>> = {
  up: "Up, a tailwind",
  tailwind: "Tailwind",
  down: "Down, a headwind",
  headwind: "Headwind",
};

/** A direction as one chooses it. */
export const directionLabel = (direction: string): string => labels[direction] ?? direction;
