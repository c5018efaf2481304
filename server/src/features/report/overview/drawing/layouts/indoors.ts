import { dottedPage, ground, height, hill, skyLife, sun, width } from "../landscape.ts";
import { circle, ellipse, fine, inked, line, placed, polygon, rectangle, times, wash } from "../pen.ts";
import { grasses, plants, tallPlants } from "../plants.ts";
import { grove } from "../trees.ts";
import { board, cup, flags, potted, viewFrame, windowFrame } from "./fittings.ts";
import type { Layout } from "./layout.ts";

/** A shelf in the shed: the thing in the middle, pots around it. */
export const shelf: Layout = ({ random, main, second }) => {
  const planks = times(9).map((index) => `M${index * 92 + 30} 0V${index % 2 === 0 ? 338 : 330}`);
  const wall = random.pick([
    () => flags(),
    () => wash("sun", circle(400, 150, 118)) + fine(circle(400, 150, 132)),
    () =>
      inked("paper", rectangle(560, 54, { width: 104, height: 128 })) +
      placed(random.pick(tallPlants)(random, 96), { x: 612, y: 170 }),
  ]);
  return [
    wash("green1", rectangle(0, 0, { width, height })),
    fine(...planks),
    wall(),
    board(338),
    fine("M-10 398H810M-10 432H810M120 364V398M420 364V398M700 364V398M260 398V432M560 398V432"),
    placed(main(random), { x: 400, y: 336, scale: 1.34 }),
    second
      ? placed(second(random), { x: 690, y: 338, scale: 0.66 })
      : potted(random.pick(tallPlants), random, { x: 640, y: 338, tall: 168 }),
    second ? "" : potted(random.pick(plants), random, { x: 728, y: 338, tall: 112 }),
    potted(random.pick(tallPlants), random, { x: 86, y: 338, tall: 204 }),
    potted(random.pick(plants), random, { x: 168, y: 338, tall: 96 }),
  ].join("");
};

/** The thing on a window sill, the land behind. */
export const sill: Layout = ({ random, main, second }) => {
  const [far, near] = [hill(random, 190, 26), hill(random, 262, 14)];
  return [
    wash("paper", rectangle(0, 0, { width, height })),
    wash("green1", ...times(17).map((index) => rectangle(16 + index * 48, 0, { width: 14, height: 360 }))),
    `<clipPath id="view"><path d="${viewFrame}"/></clipPath><g clip-path="url(#view)">`,
    wash("sky", rectangle(0, 0, { width, height })),
    sun(random, random.pick([276, 526]), 110),
    skyLife(random, 250, 500),
    ground("green1", far),
    grove(random, { from: 220, to: 590, count: 9, height: 54, foot: (x) => far.at(x) + 3 }),
    ground("green2", near),
    "</g>",
    windowFrame,
    board(352),
    fine("M-10 412H810M-10 438H810"),
    placed(main(random), { x: 400, y: 354, scale: 1.12 }),
    second
      ? placed(second(random), { x: 690, y: 354, scale: 0.6 })
      : potted(random.pick(plants), random, { x: 706, y: 354, tall: 150 }),
    second ? "" : placed(cup, { x: -4, y: -6 }),
    potted(random.pick(tallPlants), random, { x: 96, y: 354, tall: 200 }),
  ].join("");
};

/** The thing on a round table, plants on both sides. */
export const stillLife: Layout = ({ random, main, second }) =>
  [
    dottedPage(0, 0, { width, height }),
    wash("sky", circle(400, 210, 186)),
    wash("sun", circle(random.pick([300, 500]), 132, 44)),
    fine(circle(400, 210, 196)),
    placed(random.pick(tallPlants)(random, 310), { x: 118, y: 446 }),
    placed(random.pick(tallPlants)(random, 190), { x: 62, y: 452 }),
    placed(random.pick(tallPlants)(random, 214), { x: 712, y: 446 }),
    placed(grasses(random, 84), { x: 760, y: 454 }),
    inked("straw", ellipse(400, 366, { across: 262, down: 46 })),
    inked("paper", polygon([270, 330], [530, 330], [566, 392], [234, 392])),
    fine("M252 380H548M262 368H538"),
    second ? placed(second(random), { x: 560, y: 354, scale: 0.54 }) : placed(cup, { x: -36, y: 6 }),
    placed(main(random), { x: second ? 370 : 390, y: 364, scale: 1.2 }),
    line("M214 398C230 430 236 446 240 470M586 398C570 430 564 446 560 470"),
  ].join("");
