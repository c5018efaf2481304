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
import type { Motif } from "./motif.ts";

/** A pot on the table, a loaf and a jar. */
export const kitchen: Motif = () =>
  [
    fine(
      curve([-34, -112], [-42, -126], [-30, -138], [-38, -154]),
      curve([-10, -112], [-18, -128], [-6, -142], [-14, -160]),
      curve([12, -112], [4, -126], [16, -138], [8, -152]),
    ),
    inked("green4", "M-66 -92H44C46 -44 34 -4 10 0H-32C-56 -4 -68 -44 -66 -92Z"),
    inked("green3", ellipse(-11, -92, { across: 56, down: 14 })),
    wash("sun", ellipse(-11, -90, { across: 42, down: 8 })),
    line("M-66 -74C-88 -78 -90 -52 -64 -50M44 -74C66 -78 68 -52 42 -50"),
    inked("straw", "M58 0C50 -34 74 -50 104 -48C136 -48 150 -28 144 0Z"),
    fine("M82 -40L76 -22M100 -42L94 -22M118 -40L112 -20"),
    inked("paper", "M-134 0V-58C-134 -66 -128 -68 -128 -76H-96C-96 -68 -90 -66 -90 -58V0Z"),
    wash("clay", "M-130 -4V-40H-94V-4Z"),
    inked("stone", rectangle(-130, -86, { width: 36, height: 11 })),
    line("M-150 0H164"),
  ].join("");

/** A delivery van on its way. */
export const van: Motif = (random) => {
  const color = random.pick(["green4", "straw", "clay"] as const);
  const wheel = (x: number) => inked("green5", circle(x, -18, 18)) + inked("paper", circle(x, -18, 7));
  return [
    inked("paper", `M-112 -22V-118a8 8 0 0 1 8 -8H34V-22Z`),
    inked(color, "M34 -22V-102H72C84 -102 92 -92 98 -78L106 -62C114 -58 118 -54 118 -46V-22Z"),
    inked("sun", "M48 -62V-90H70C80 -90 84 -80 90 -62Z"),
    wash("green3", leaf(-38, -52, { length: 44, angle: 48 }), leaf(-38, -52, { length: 36, angle: 138 })),
    line("M-38 -44V-60"),
    wash(color, rectangle(-111, -36, { width: 144, height: 13 })),
    fine("M-112 -36H34"),
    wheel(-66),
    wheel(70),
    fine("M-150 -86h24M-158 -66h32M-146 -46h20"),
    line("M-168 0H150"),
    fine("M-130 10h40M-40 10h40M60 10h40"),
  ].join("");
};

/** A bicycle with a box in front. */
export const bicycle: Motif = (random) => {
  const wheel = (x: number) =>
    inked("paper", circle(x, -36, 36)) +
    fine(
      ...times(4).map((index) => {
        const angle = (index * Math.PI) / 4 + 0.3;
        return polyline(
          [x - Math.cos(angle) * 34, -36 - Math.sin(angle) * 34],
          [x + Math.cos(angle) * 34, -36 + Math.sin(angle) * 34],
        );
      }),
    ) +
    wash("green5", circle(x, -36, 5));
  return [
    wheel(-74),
    wheel(82),
    line("M-74 -36L-40 -104H36L-6 -40Z M-40 -104L-6 -40M-46 -116L-6 -40"),
    line("M82 -36L40 -132M40 -132C30 -140 22 -138 16 -132M40 -104H36"),
    inked("green5", "M-66 -122C-60 -130 -34 -128 -28 -120C-36 -112 -58 -112 -66 -122Z"),
    inked(random.pick(["straw", "clay"] as const), polygon([44, -88], [50, -134], [122, -134], [118, -88])),
    fine("M47 -112H120M70 -134L68 -88M96 -134L94 -88"),
    wash(
      "green4",
      leaf(70, -132, { length: 38, angle: 102 }),
      leaf(84, -132, { length: 46, angle: 84 }),
      leaf(98, -132, { length: 36, angle: 64 }),
    ),
    line(circle(-6, -40, 9)),
    line("M-6 -40L4 -24H14"),
    line("M-132 0H148"),
  ].join("");
};

/** A mortar with herbs. */
export const mortar: Motif = () =>
  [
    wash("green3", leaf(-22, -96, { length: 58, angle: 118 }), leaf(-8, -98, { length: 66, angle: 96 })),
    wash("green4", leaf(-34, -94, { length: 50, angle: 142 }), leaf(4, -96, { length: 46, angle: 72 })),
    line(polyline([-22, -96], [-44, -138]), polyline([-8, -98], [-14, -150])),
    inked("straw", polygon([20, -92], [66, -168], [82, -160], [44, -86])),
    inked("straw", circle(75, -166, 12)),
    inked("paper", "M-78 -92H78C76 -44 50 -22 30 -18V-10H-30V-18C-50 -22 -76 -44 -78 -92Z"),
    inked("stone", ellipse(0, -92, { across: 78, down: 15 })),
    wash("green5", ellipse(0, -91, { across: 60, down: 9 })),
    inked("stone", rectangle(-48, -12, { width: 96, height: 12 })),
    fine(curve([-62, -70], [-54, -48], [-38, -32])),
    inked("paper", "M100 0V-40C100 -48 108 -50 108 -58H128C128 -50 136 -48 136 -40V0Z"),
    inked("clay", rectangle(106, -68, { width: 24, height: 11 })),
    inked("green2", rectangle(100, -32, { width: 36, height: 20 })),
    wash("green5", leaf(112, -16, { length: 14, angle: 46 }), leaf(124, -16, { length: 14, angle: 134 })),
    line("M-100 0H152"),
  ].join("");

/** A scale: coins against a seedling. */
export const scale: Motif = (random) => {
  const tilt = random.pick([-10, 8]);
  const pan = (x: number, y: number) =>
    fine(polyline([x, y], [x - 34, y + 62]), polyline([x, y], [x + 34, y + 62])) +
    inked("straw", `M${n(x - 40)} ${n(y + 62)}h80a40 22 0 0 1 -80 0Z`);
  const [left, right] = [-150 + tilt, -150 - tilt];
  return [
    inked("green5", polygon([-36, 0], [-26, -14], [26, -14], [36, 0])),
    inked("straw", rectangle(-4, -158, { width: 8, height: 146 })),
    line(polyline([-92, left], [0, -158], [92, right])),
    inked("sun", circle(0, -164, 10)),
    ...times(3).map((index) =>
      inked("sun", ellipse(-92 + (index % 2) * 4, left + 58 - index * 9, { across: 17, down: 6 })),
    ),
    inked("green4", leaf(92, right + 50, { length: 30, angle: 40 })),
    inked("green3", leaf(92, right + 50, { length: 30, angle: 140 })),
    line(polyline([92, right + 62], [92, right + 46])),
    pan(-92, left),
    pan(92, right),
    line("M-120 0H120"),
  ].join("");
};

/** An open book out of which something grows. */
export const book: Motif = () =>
  [
    inked("clay", polygon([-118, -6], [-112, -74], [0, -58], [112, -74], [118, -6], [0, 8])),
    inked(
      "paper",
      "M0 -4C-28 -24 -72 -26 -108 -16V-82C-72 -92 -28 -90 0 -68Z",
      "M0 -4C28 -24 72 -26 108 -16V-82C72 -92 28 -90 0 -68Z",
    ),
    fine(
      "M-92 -66C-70 -70 -44 -68 -20 -56M-92 -52C-70 -56 -44 -54 -20 -42M-92 -38C-70 -42 -44 -40 -20 -28",
      "M92 -66C70 -70 44 -68 20 -56M92 -52C70 -56 44 -54 20 -42",
    ),
    line(curve([0, -66], [4, -100], [-4, -130], [0, -152])),
    inked("green4", leaf(2, -100, { length: 46, angle: 30 })),
    inked("green3", leaf(0, -116, { length: 44, angle: 150 })),
    inked("green4", leaf(0, -150, { length: 40, angle: 60 })),
    inked("green3", leaf(0, -150, { length: 38, angle: 118 })),
    line("M-136 8H136"),
  ].join("");

/** A wheel of teeth, a spanner and a screw. */
export const gears: Motif = (random) => {
  const gear = (x: number, y: number, radius: number) => {
    const count = Math.round(radius / 5);
    const points = times(count * 4).map((index) => {
      const angle = ((index + 0.5) / (count * 4)) * 2 * Math.PI;
      const reach = index % 4 < 2 ? radius : radius * 0.82;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
    return polygon(...points);
  };
  return [
    inked(random.pick(["green4", "green3"] as const), gear(-34, -70, 68)),
    inked("paper", circle(-34, -70, 34)),
    inked("clay", circle(-34, -70, 10)),
    fine("M-34 -104V-80M-34 -60V-36M-68 -70H-44M-24 -70H0"),
    inked("straw", gear(60, -44, 42)),
    inked("paper", circle(60, -44, 15)),
    inked(
      "stone",
      "M104 -4L92 -128C82 -134 80 -150 90 -160L94 -144L108 -146L108 -162C120 -154 120 -138 112 -130L122 -6C122 4 106 6 104 -4Z",
    ),
    line("M-118 0H136"),
  ].join("");
};

/** A telescope below what is to be found out. */
export const telescope: Motif = (random) => {
  const stars = times(7).map(
    (index) =>
      [-116 + index * 40 + random.between(-10, 10), -176 + ((index * 53) % 64) + random.between(-8, 8)] as const,
  );
  return [
    fine(polyline(...stars)),
    inked("sun", ...stars.map(([x, y], index) => circle(x, y, index % 3 === 0 ? 6 : 4))),
    line("M0 -66L-44 0M0 -66L46 0M0 -66V0"),
    inked("clay", circle(0, -68, 10)),
    `<g transform="translate(0 -74) rotate(-26)">${[
      inked("green4", rectangle(-66, -16, { width: 92, height: 32 })),
      inked("green5", rectangle(26, -20, { width: 52, height: 40 })),
      inked("straw", rectangle(78, -23, { width: 10, height: 46 }), rectangle(-74, -12, { width: 10, height: 24 })),
      inked("paper", rectangle(-92, -8, { width: 18, height: 16 })),
      fine("M-60 -6H20"),
    ].join("")}</g>`,
    line("M-84 0H92"),
  ].join("");
};
