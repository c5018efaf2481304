import {
  circle,
  curve,
  ellipse,
  fine,
  inked,
  leaf,
  line,
  n,
  polygon,
  polyline,
  rectangle,
  times,
  wash,
} from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";

const windows = (x: number, y: number, { columns, rows, gap = 20 }: { columns: number; rows: number; gap?: number }) =>
  times(columns * rows).map((index) =>
    rectangle(x + (index % columns) * gap, y + Math.floor(index / columns) * (gap + 4), { width: 9, height: 12 }),
  );

/** Offices, flats, a street. */
export const town: Motif = (random) => {
  const heights = random.shuffle([176, 132, 104]);
  const [first = 150, second = 120, third = 100] = heights;
  const house = (x: number, width: number, height: number) => {
    const rows = Math.floor((height - 34) / 24);
    const columns = width > 56 ? 3 : 2;
    const colors =
      height > 160
        ? (["green4", "sun"] as const)
        : height > 120
          ? (["paper", "green5"] as const)
          : (["green2", "paper"] as const);
    return [
      inked(colors[0], rectangle(x, -height, { width, height })),
      wash(colors[1], ...windows(x + (width - columns * 20 + 11) / 2, -height + 16, { columns, rows })),
      line(polyline([x - 4, -height], [x + width + 4, -height])),
    ].join("");
  };
  return [
    house(-98, 64, first),
    house(30, 62, third),
    house(-28, 54, second),
    inked("clay", rectangle(-8, -22, { width: 14, height: 22 })),
    inked("green3", leaf(58, -third, { length: 20, angle: 70 }), leaf(58, -third, { length: 18, angle: 120 })),
    `<g transform="translate(106 0)">${roundTree(random, 74)}</g>`,
    line("M-116 0H124"),
  ].join("");
};

/** A house that people live in. */
export const home: Motif = (random) =>
  [
    inked("clay", rectangle(34, -150, { width: 18, height: 46 })),
    line(curve([43, -156], [50, -168], [40, -178], [50, -190])),
    inked("paper", polygon([-76, 0], [-76, -84], [0, -146], [76, -84], [76, 0])),
    inked(
      random.pick(["green4", "clay", "green5"] as const),
      polygon([-94, -74], [0, -152], [94, -74], [84, -66], [0, -134], [-84, -66]),
    ),
    inked("green5", "M-18 0v-46a18 18 0 0 1 36 0v46Z"),
    wash("sun", circle(11, -28, 2.6)),
    inked("sun", rectangle(-58, -62, { width: 26, height: 26 }), rectangle(34, -62, { width: 26, height: 26 })),
    fine("M-45 -62v26M-58 -49h26M47 -62v26M34 -49h26"),
    inked("green2", circle(0, -100, 11)),
    wash("green3", ...times(5).map((index) => circle(-66 + index * 9, -4 - (index % 2) * 5, 8))),
    `<g transform="translate(112 0)">${roundTree(random, 104)}</g>`,
    line("M-112 0H136"),
  ].join("");

/** A market stall with its crates. */
export const stall: Motif = (random) => {
  const stripes = times(6);
  const color = random.pick(["clay", "green4", "straw"] as const);
  return [
    line("M-84 0V-120M84 0V-120"),
    inked("paper", rectangle(-92, -62, { width: 184, height: 62 })),
    fine("M-92 -42H92M-60 -42V0M-30 -42V0M0 -42V0M30 -42V0M60 -42V0"),
    wash("clay", ...times(5).map((index) => circle(-78 + index * 13, -69, 8))),
    wash("green4", ...times(4).map((index) => circle(-2 + index * 12, -68, 8))),
    wash("straw", ...times(3).map((index) => circle(54 + index * 13, -69, 8))),
    inked("paper", polygon([-84, -162], [84, -162], [108, -116], [-108, -116])),
    ...stripes
      .filter((index) => index % 2 === 0)
      .map((index) =>
        inked(
          color,
          polygon(
            [-84 + index * 28, -162],
            [-56 + index * 28, -162],
            [-72 + index * 36, -116],
            [-108 + index * 36, -116],
          ),
        ),
      ),
    ...stripes.map((index) =>
      inked(index % 2 === 0 ? color : "paper", `M${n(-108 + index * 36)} -116h36a18 14 0 0 1 -36 0Z`),
    ),
    inked("straw", polygon([110, 0], [114, -30], [158, -30], [162, 0])),
    wash(
      "green5",
      leaf(124, -28, { length: 28, angle: 100 }),
      leaf(136, -28, { length: 34, angle: 84 }),
      leaf(148, -28, { length: 26, angle: 66 }),
    ),
    line("M-118 0H172"),
  ].join("");
};

/** A barn with its silo, and rows. */
export const farm: Motif = (random) =>
  [
    inked("stone", "M62 0V-118a22 20 0 0 1 44 0V0Z"),
    fine("M62 -92h44M62 -66h44M62 -40h44M62 -16h44"),
    inked(
      random.pick(["clay", "green4"] as const),
      polygon([-88, 0], [-88, -72], [-66, -112], [-20, -134], [26, -112], [48, -72], [48, 0]),
    ),
    inked(
      "paper",
      polygon(
        [-98, -66],
        [-72, -116],
        [-20, -142],
        [32, -116],
        [58, -66],
        [50, -62],
        [26, -108],
        [-20, -130],
        [-66, -108],
        [-90, -62],
      ),
    ),
    inked("paper", rectangle(-48, -58, { width: 56, height: 58 })),
    line("M-48 -58L8 0M8 -58L-48 0"),
    inked("sun", circle(-20, -92, 12)),
    fine("M-20 -104v24M-32 -92h24"),
    line("M-114 0H124"),
  ].join("");

/** A hall with a saw-tooth roof, where things are made. */
export const works: Motif = () =>
  [
    inked("clay", polygon([70, -60], [74, -166], [92, -166], [96, -60])),
    fine("M73 -146h20M72 -128h22"),
    line(curve([84, -172], [92, -182], [108, -178], [118, -188])),
    inked(
      "paper",
      polygon(
        [-104, 0],
        [-104, -62],
        [-104, -108],
        [-54, -62],
        [-54, -108],
        [-4, -62],
        [-4, -108],
        [46, -62],
        [104, -62],
        [104, 0],
      ),
    ),
    inked(
      "sun",
      polygon([-104, -108], [-104, -70], [-90, -70], [-90, -95]),
      polygon([-54, -108], [-54, -70], [-40, -70], [-40, -95]),
      polygon([-4, -108], [-4, -70], [10, -70], [10, -95]),
    ),
    inked("green3", rectangle(-84, -42, { width: 40, height: 20 }), rectangle(-30, -42, { width: 40, height: 20 })),
    fine("M-64 -42v20M-10 -42v20"),
    inked("green5", rectangle(44, -42, { width: 38, height: 42 })),
    fine("M44 -32h38M44 -22h38M44 -12h38"),
    line("M-120 0H124"),
  ].join("");

/** A glasshouse with its plants. */
export const glasshouse: Motif = (random) => {
  const beds = times(6).map((index) => {
    const x = -70 + index * 28;
    const height = 26 + random.between(0, 26);
    return [
      wash("green4", leaf(x, -14, { length: height, angle: 66 }), leaf(x, -14, { length: height, angle: 112 })),
      wash("green5", leaf(x, -14, { length: height * 1.15, angle: 90, width: 0.22 })),
    ].join("");
  });
  return [
    wash("paper", polygon([-92, 0], [-92, -78], [0, -140], [92, -78], [92, 0])),
    wash("green1", polygon([0, -140], [92, -78], [92, 0], [0, 0])),
    ...beds,
    inked("clay", rectangle(-84, -14, { width: 168, height: 14 })),
    line("M-92 0V-78L0 -140L92 -78V0M-92 -78H92M-46 0V-109M46 0V-109M0 -140V-14"),
    fine("M-69 -14V-94M-23 -14V-124M23 -14V-124M69 -14V-94M-92 -46H92"),
    line("M-9 -134L-34 -152L-22 -156L2 -142"),
    line("M-112 0H112"),
  ].join("");
};

/** A lighthouse, a boat and the sea. */
export const coast: Motif = (random) => {
  const wave = (y: number, from: number) =>
    `M${from} ${y}${times(7)
      .map(() => "q9 -8 18 0t18 0")
      .join("")}`;
  return [
    wash("water", polygon([-132, -4], [132, -4], [132, 30], [-132, 30])),
    inked("stone", `M30 -2C44 -26 62 -30 76 -28C98 -26 112 -16 124 -2Z`),
    inked("paper", polygon([58, -26], [64, -128], [90, -128], [96, -26])),
    inked(random.pick(["clay", "green4"] as const), polygon([60.4, -66], [62.6, -98], [91.4, -98], [93.6, -66])),
    inked("sun", rectangle(66, -148, { width: 22, height: 20 })),
    inked("green5", polygon([62, -148], [77, -166], [92, -148])),
    line("M58 -128H96"),
    inked("paper", polygon([-62, -24], [-62, -132], [-4, -30])),
    inked("green3", polygon([-70, -26], [-70, -112], [-108, -30])),
    line("M-66 -14V-140"),
    inked("clay", `M-116 -18H-2C-10 2 -20 8 -36 8H-84C-98 8 -110 0 -116 -18Z`),
    fine(wave(8, -132), wave(20, -120)),
  ].join("");
};

/** A tent below mountains. */
export const camp: Motif = (random) =>
  [
    inked("green2", polygon([-124, 0], [-64, -112], [-34, -66], [6, -164], [66, -60], [88, -92], [132, 0])),
    inked("paper", polygon([6, -164], [-12, -122], [0, -130], [10, -116], [22, -136])),
    inked("paper", polygon([-64, -112], [-78, -86], [-64, -92], [-52, -86])),
    fine("M6 -116L-16 -40M40 -104L58 -40M-64 -80L-82 -34"),
    inked(random.pick(["straw", "clay"] as const), polygon([-62, 0], [0, -84], [62, 0])),
    inked("green5", polygon([-16, 0], [0, -84], [18, 0])),
    line("M0 -84L-6 -94M0 -84L6 -94M-62 0L-78 6M62 0L78 6"),
    line("M-128 0H136"),
    inked("paper", ellipse(92, -4, { across: 14, down: 6 })),
    inked("clay", leaf(92, -6, { length: 28, angle: 90, width: 0.34 })),
    wash("sun", leaf(92, -6, { length: 16, angle: 90, width: 0.34 })),
  ].join("");
