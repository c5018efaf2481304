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

/** Wind wheels and sun panels. */
export const energy: Motif = (random) => {
  const turn = random.between(0, 40);
  const mill = (x: number, height: number) =>
    inked("paper", polygon([x - 4, 0], [x - 2, -height], [x + 2, -height], [x + 4, 0])) +
    inked(
      "paper",
      ...[0, 120, 240].map((angle) => leaf(x, -height, { length: height * 0.46, angle: angle + turn, width: 0.08 })),
    ) +
    inked("green5", circle(x, -height, 4));
  const panel = (x: number) =>
    line(`M${x + 30} -14V0`) +
    inked("green5", polygon([x, -14], [x + 16, -46], [x + 72, -46], [x + 56, -14])) +
    fine(`M${x + 8} -30H${x + 64}M${x + 18} -14L${x + 34} -46M${x + 37} -14L${x + 53} -46`);
  return [mill(66, 176), mill(112, 128), panel(-128), panel(-52), line("M-140 0H140")].join("");
};

/** Jars that are filled again. */
export const jars: Motif = (random) => {
  const fills = random.shuffle(["clay", "green4", "straw"] as const);
  const jar = (x: number, level: number, color: (typeof fills)[number]) =>
    [
      inked(
        "paper",
        `M${x - 32} -6V-74C${x - 32} -86 ${x - 22} -86 ${x - 22} -98H${x + 22}C${x + 22} -86 ${x + 32} -86 ${x + 32} -74V-6a6 6 0 0 1 -6 6H${x - 26}a6 6 0 0 1 -6 -6Z`,
      ),
      wash(color, `M${x - 28} -4V${-level}q14 -7 28 0t28 0V-4Z`),
      inked("stone", rectangle(x - 25, -110, { width: 50, height: 13 })),
      fine(`M${x - 22} -66V-22`),
    ].join("");
  return [
    jar(-84, 30, fills[0] ?? "clay"),
    jar(0, 54, fills[1] ?? "green4"),
    jar(84, 76, fills[2] ?? "straw"),
    line("M-92 -128C-60 -172 60 -172 90 -134", "M90 -134L92 -152M90 -134L72 -138"),
    wash("green4", leaf(-6, -161, { length: 26, angle: 40 }), leaf(-6, -161, { length: 24, angle: 140 })),
    line("M-132 0H132"),
  ].join("");
};

/** A table below lanterns, with room for all. */
export const table: Motif = (random) => {
  const lanterns = times(6).map((index) => {
    const x = -104 + index * 42;
    return [x, -150 + Math.sin((index / 5) * Math.PI) * 26] as const;
  });
  const chair = (x: number, way: number) => line(`M${x} 0V-34H${x + way * 22}V0M${x} -34L${x - way * 4} -70`);
  return [
    `<g transform="translate(-128 0)">${roundTree(random, 150)}</g><g transform="translate(128 0)">${roundTree(random, 136)}</g>`,
    fine(curve([-122, -156], ...lanterns, [122, -150])),
    ...lanterns.map(([x, y], index) =>
      inked(index % 2 === 0 ? "sun" : "clay", ellipse(x, y + 12, { across: 8, down: 10 })),
    ),
    chair(-74, 1),
    chair(74, -1),
    inked("straw", polygon([-88, -52], [88, -52], [92, -42], [-92, -42])),
    line("M-70 -42V0M70 -42V0"),
    inked("paper", "M-50 -52a16 12 0 0 0 32 0Z"),
    inked("green4", "M28 -52V-74C28 -78 32 -80 32 -88H40C40 -80 44 -78 44 -74V-52Z"),
    wash("clay", circle(-40, -56, 6), circle(-28, -56, 6), circle(-34, -63, 6)),
    inked("paper", rectangle(2, -64, { width: 13, height: 12 })),
    line("M-160 0H160"),
  ].join("");
};

/** A bird and its house. */
export const birds: Motif = (random) =>
  [
    line("M-52 0V-78"),
    inked("paper", polygon([-88, -78], [-88, -128], [-52, -160], [-16, -128], [-16, -78])),
    inked("green5", circle(-52, -114, 13)),
    line("M-52 -94V-86"),
    inked("clay", polygon([-98, -124], [-52, -168], [-6, -124], [-14, -118], [-52, -152], [-90, -118])),
    line(curve([20, -60], [60, -70], [96, -62], [140, -76])),
    wash(
      "green4",
      leaf(112, -68, { length: 32, angle: 54 }),
      leaf(128, -73, { length: 30, angle: -20 }),
      leaf(96, -63, { length: 28, angle: -60 }),
    ),
    inked(
      random.pick(["clay", "water", "straw"] as const),
      "M22 -86C26 -112 54 -122 74 -110C84 -104 88 -96 88 -88L112 -64L82 -70C62 -60 30 -62 22 -86Z",
    ),
    wash("paper", "M30 -80C40 -66 62 -66 74 -72C62 -84 44 -88 30 -80Z"),
    inked("straw", polygon([22, -90], [10, -86], [23, -82])),
    wash("green5", circle(36, -94, 3.2)),
    line(curve([52, -92], [68, -90], [84, -76])),
    line("M52 -66V-62M60 -66V-63"),
    line("M-110 0H24"),
  ].join("");

/** Trunks, an axe and what grows after. */
export const wood: Motif = (random) => {
  const trunk = (x: number, y: number) =>
    inked("clay", circle(x, y, 28)) + inked("straw", circle(x, y, 20)) + fine(circle(x, y, 12), circle(x, y, 5));
  return [
    `<g transform="translate(-92 0)">${roundTree(random, 176)}</g>`,
    trunk(6, -28),
    trunk(62, -28),
    trunk(34, -76),
    line("M106 0L128 -104"),
    inked("stone", "M116 -108L150 -104C154 -92 152 -84 146 -76L114 -86Z"),
    line(curve([96, 0], [98, -14], [94, -24])),
    wash("green4", leaf(95, -22, { length: 20, angle: 34 }), leaf(95, -22, { length: 20, angle: 144 })),
    line("M-140 0H150"),
  ].join("");
};

/** A sheet with its lines, a seal and a pencil. */
export const papers: Motif = () =>
  [
    `<g transform="rotate(-5)">${inked("stone", rectangle(-84, -150, { width: 112, height: 148 }))}</g>`,
    `<g transform="rotate(3)">${[
      inked("paper", rectangle(-70, -156, { width: 116, height: 152 })),
      fine("M-52 -130H10M-52 -112H28M-52 -94H28M-52 -76H28M-52 -58H0"),
      line("M-52 -34C-44 -44 -40 -24 -32 -34S-20 -42 -14 -32"),
      inked("clay", circle(22, -34, 14)),
      wash("paper", leaf(22, -28, { length: 14, angle: 60 }), leaf(22, -28, { length: 13, angle: 126 })),
    ].join("")}</g>`,
    `<g transform="translate(92 -6) rotate(-62)">${[
      inked("straw", rectangle(0, -8, { width: 108, height: 16 })),
      inked("paper", polygon([0, -8], [-24, 0], [0, 8])),
      wash("green5", polygon([-16, -2.8], [-24, 0], [-16, 2.8])),
      inked("green4", rectangle(108, -8, { width: 16, height: 16 })),
      fine("M0 -2H108"),
    ].join("")}</g>`,
    line("M-108 2H150"),
  ].join("");

/** A mast that is heard far away. */
export const signal: Motif = (random) =>
  [
    line(
      "M-34 0L0 -140L34 0M-26 -32H26M-18 -66H18M-10 -100H10M-26 -32L18 -66M26 -32L-18 -66M-18 -66L10 -100M18 -66L-10 -100",
    ),
    inked("clay", circle(0, -148, 9)),
    line("M22 -166A28 28 0 0 1 22 -130M-22 -166A28 28 0 0 0 -22 -130"),
    fine("M40 -178A46 46 0 0 1 40 -118M-40 -178A46 46 0 0 0 -40 -118"),
    inked("paper", polygon([58, 0], [58, -40], [86, -60], [114, -40], [114, 0])),
    inked(
      random.pick(["green4", "clay"] as const),
      polygon([50, -36], [86, -64], [122, -36], [114, -32], [86, -54], [58, -32]),
    ),
    inked("green5", rectangle(78, -24, { width: 16, height: 24 })),
    `<g transform="translate(-92 0)">${roundTree(random, 92)}</g>`,
    line("M-132 0H138"),
  ].join("");

/** Shirts on a line. */
export const laundry: Motif = (random) => {
  const colors = random.shuffle(["clay", "paper", "straw", "green3"] as const);
  const shirt = (x: number, y: number, color: (typeof colors)[number]) =>
    inked(
      color,
      `M${x - 18} ${y}L${x - 40} ${y + 16}L${x - 30} ${y + 32}L${x - 22} ${y + 26}V${y + 78}H${x + 22}V${y + 26}L${x + 30} ${y + 32}L${x + 40} ${y + 16}L${x + 18} ${y}C${x + 10} ${y + 10} ${x - 10} ${y + 10} ${x - 18} ${y}Z`,
    );
  return [
    line("M-140 0V-160M140 0V-160", curve([-140, -154], [0, -134], [140, -154])),
    shirt(-84, -146, colors[0] ?? "clay"),
    shirt(8, -138, colors[1] ?? "paper"),
    inked(colors[2] ?? "straw", polygon([62, -142], [116, -148], [114, -62], [64, -58])),
    fine("M64 -74L114 -78"),
    inked("straw", polygon([-40, 0], [-48, -34], [32, -34], [24, 0])),
    fine("M-46 -22H30M-43 -11H27"),
    wash("paper", "M-42 -34C-34 -50 -14 -46 -8 -40C4 -52 24 -46 26 -34Z"),
    line("M-160 0H160"),
  ].join("");
};

/** An hourglass with a leaf in it. */
export const hourglass: Motif = () =>
  [
    inked(
      "paper",
      "M-48 -160C-48 -118 -12 -106 -8 -84C-12 -62 -48 -50 -48 -12H48C48 -50 12 -62 8 -84C12 -106 48 -118 48 -160Z",
    ),
    wash(
      "straw",
      "M-38 -130C-30 -112 -10 -104 -6 -90H6C10 -104 30 -112 38 -130Z",
      "M-42 -14C-36 -34 -10 -40 0 -46C10 -40 36 -34 42 -14Z",
    ),
    fine("M0 -88V-46"),
    inked("clay", rectangle(-62, -172, { width: 124, height: 13 }), rectangle(-62, -13, { width: 124, height: 13 })),
    line("M-56 -158V-14M56 -158V-14"),
    wash("green4", leaf(0, -44, { length: 24, angle: 50 }), leaf(0, -44, { length: 22, angle: 132 })),
    inked("paper", ellipse(104, -6, { across: 22, down: 6 })),
    inked("green3", leaf(104, -8, { length: 54, angle: 70 })),
    inked("green4", leaf(104, -8, { length: 50, angle: 116 })),
    line("M-96 0H140"),
  ].join("");

/** A can, a trowel and pots: what a garden needs. */
export const garden: Motif = (random) => {
  const pot = (x: number, height: number) =>
    inked("green4", leaf(x, -44, { length: height, angle: 62 })) +
    inked("green3", leaf(x, -44, { length: height, angle: 116 })) +
    inked("green4", leaf(x, -44, { length: height * 1.2, angle: 88, width: 0.24 })) +
    inked("clay", polygon([x - 26, -44], [x + 26, -44], [x + 19, 0], [x - 19, 0])) +
    inked("clay", rectangle(x - 29, -52, { width: 58, height: 11 }));
  return [
    inked(random.pick(["green4", "straw"] as const), "M-108 0V-82H-40V0Z"),
    inked("green5", ellipse(-74, -82, { across: 34, down: 8 })),
    line("M-104 -88C-104 -130 -44 -130 -44 -88M-108 -64C-134 -62 -134 -20 -108 -18"),
    inked("stone", polygon([-40, -34], [6, -86], [14, -80], [-40, -14])),
    inked("stone", polygon([0, -94], [24, -74], [28, -82], [8, -100])),
    fine(polyline([22, -88], [38, -80]), polyline([20, -94], [38, -92]), polyline([26, -80], [40, -68])),
    pot(66, 48),
    pot(124, 34),
    line(`M${n(-140)} 0H164`),
  ].join("");
};
