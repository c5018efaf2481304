import type { Random } from "../../../../platform/drafting/random.ts";
import { circle, curve, fine, inked, leaf, line, n, type Point, polyline, times, wash } from "./pen.ts";

/** A plant with its foot at 0, 0 that is `height` tall. */
export type Plant = (random: Random, height: number) => string;

const greens = ["green3", "green4", "green5"] as const;

/** Points of a stem that bends a little, from the foot upwards. */
function stemOf(random: Random, height: number, bend = 0.16): Point[] {
  const lean = (random.next() - 0.5) * 2 * bend * height;
  return [0, 0.35, 0.7, 1].map((part) => [lean * part * part, -height * part] as const);
}

/** Where a stem is at a part of its height. */
function along(stem: Point[], part: number): Point {
  const place = part * (stem.length - 1);
  const from = stem[Math.floor(place)] ?? [0, 0];
  const to = stem[Math.ceil(place)] ?? from;
  const rest = place - Math.floor(place);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}

export const seedling: Plant = (random, height) => {
  const stem = stemOf(random, height);
  const top = along(stem, 1);
  const low = along(stem, 0.55);
  const green = random.pick(greens);
  return [
    inked(green, leaf(low[0], low[1], { length: height * 0.34, angle: 28 })),
    inked(green, leaf(top[0], top[1], { length: height * 0.42, angle: 38 })),
    inked("green3", leaf(top[0], top[1], { length: height * 0.46, angle: 146 })),
    line(curve(...stem)),
  ].join("");
};

export const fern: Plant = (random, height) => {
  const stem = stemOf(random, height, 0.3);
  const green = random.pick(greens);
  const leaves = times(9).flatMap((index) => {
    const [x, y] = along(stem, 0.16 + index * 0.095);
    const length = height * 0.27 * (1 - Math.abs(index - 2) / 10);
    return [leaf(x, y, { length, angle: 32, width: 0.2 }), leaf(x, y, { length, angle: 148, width: 0.2 })];
  });
  return wash(green, ...leaves) + line(curve(...stem));
};

export const grasses: Plant = (random, height) => {
  const blades = times(7).map((index) => {
    const tip = height * (0.55 + 0.45 * random.next());
    const lean = (index - 3) * height * 0.11;
    return `M${n(index * 3 - 9)} 0Q${n(index * 3 - 9 + lean * 0.2)} ${n(-tip * 0.7)} ${n(lean)} ${n(-tip)}Q${n(index * 3 - 4 + lean * 0.3)} ${n(-tip * 0.5)} ${n(index * 3 - 5)} 0Z`;
  });
  return wash("green4", ...blades.slice(0, 4)) + wash("green3", ...blades.slice(4));
};

export const umbel: Plant = (random, height) => {
  const stem = stemOf(random, height * 0.72);
  const [x, y] = along(stem, 1);
  const rays = times(9).map((index) => {
    const angle = ((18 + index * 18) * Math.PI) / 180;
    const reach = height * 0.3 * (0.85 + 0.2 * random.next());
    return [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach] as const;
  });
  const low = along(stem, 0.3);
  return [
    wash("green4", leaf(low[0], low[1], { length: height * 0.3, angle: 40, width: 0.22 })),
    line(curve(...stem)),
    fine(...rays.map((ray) => polyline([x, y], ray))),
    wash(random.pick(["sun", "straw", "clay"] as const), ...rays.map((ray) => circle(ray[0], ray[1], height * 0.035))),
  ].join("");
};

export const roundLeaves: Plant = (random, height) => {
  const stem = stemOf(random, height, 0.28);
  const green = random.pick(greens);
  const discs = times(7).map((index) => {
    const [x, y] = along(stem, 0.2 + index * 0.13);
    const radius = height * 0.085 * (1.15 - index * 0.08);
    return circle(x + (index % 2 === 0 ? 1 : -1) * radius * 1.15, y - radius * 0.4, radius);
  });
  return inked(green, ...discs) + line(curve(...stem));
};

export const blossom: Plant = (random, height) => {
  const stem = stemOf(random, height);
  const [x, y] = along(stem, 1);
  const low = along(stem, 0.35);
  const size = height * 0.13;
  const petals = times(5).map((index) => leaf(x, y, { length: size * 1.7, angle: 18 + index * 36, width: 0.42 }));
  return [
    wash("green4", leaf(low[0], low[1], { length: height * 0.38, angle: 54, width: 0.2 })),
    wash("green3", leaf(low[0], low[1], { length: height * 0.34, angle: 124, width: 0.2 })),
    line(curve(...stem)),
    inked(random.pick(["clay", "straw", "paper"] as const), ...petals),
    wash("green5", circle(x, y, size * 0.34)),
  ].join("");
};

export const cattail: Plant = (random, height) =>
  times(3)
    .map((index) => {
      const tall = height * (1 - index * 0.16);
      const foot = index * 9 - 9;
      const top = foot + (index - 1) * height * 0.07 + random.next() * 6;
      return [
        line(curve([foot, 0], [(foot + top) / 2, -tall * 0.5], [top, -tall])),
        inked(
          "clay",
          `M${n(top - 4)} ${n(-tall * 0.78)}v${n(-tall * 0.17)}a4 4 0 0 1 8 0v${n(tall * 0.17)}a4 4 0 0 1 -8 0Z`,
        ),
      ].join("");
    })
    .join("") +
  wash(
    "green4",
    leaf(-4, 0, { length: height * 0.75, angle: 104, width: 0.07 }),
    leaf(4, 0, { length: height * 0.62, angle: 74, width: 0.08 }),
  );

export const wheat: Plant = (random, height) =>
  times(3)
    .map((index) => {
      const tall = height * (0.84 + 0.16 * random.next());
      const foot = index * 7 - 7;
      const top = foot + (index - 1) * height * 0.13;
      const grains = times(5).flatMap((grain) => {
        const y = -tall + grain * height * 0.055;
        const x = top - (top - foot) * grain * 0.05;
        return [
          leaf(x, y + 6, { length: height * 0.085, angle: 62 }),
          leaf(x, y + 6, { length: height * 0.085, angle: 118 }),
        ];
      });
      return line(curve([foot, 0], [(foot + top) / 2 - 1, -tall * 0.5], [top, -tall])) + wash("straw", ...grains);
    })
    .join("");

export const broadLeaves: Plant = (random, height) => {
  const angles = [148, 118, 92, 64, 34];
  const leaves = angles.map((angle, index) => ({
    angle,
    length: height * (index === 2 ? 1 : 0.72 + 0.15 * random.next()),
  }));
  const veins = leaves.map(({ angle, length }) => {
    const turn = (-angle * Math.PI) / 180;
    return polyline([0, 0], [Math.cos(turn) * length * 0.8, Math.sin(turn) * length * 0.8]);
  });
  const green = random.pick(greens);
  return [
    ...[0, 4, 1, 3, 2].map((index) => {
      const { angle = 90, length = height } = leaves[index] ?? {};
      return inked(index % 2 === 0 ? green : "green3", leaf(0, 0, { length, angle, width: 0.17 }));
    }),
    fine(...veins),
  ].join("");
};

/** All of them. */
export const plants: readonly Plant[] = [
  seedling,
  fern,
  grasses,
  umbel,
  roundLeaves,
  blossom,
  cattail,
  wheat,
  broadLeaves,
];

/** Those that look well next to people's things, in front of a picture. */
export const tallPlants: readonly Plant[] = [fern, umbel, roundLeaves, blossom, broadLeaves, seedling, wheat];

/** Those that fill the height of a page. */
export const largePlants: readonly Plant[] = [fern, roundLeaves, umbel, cattail];
