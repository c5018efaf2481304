import { furrows, ground, height, hill, skyLife, sun, width } from "../landscape.ts";
import { curve, fine, inked, line, n, placed, rectangle, times, wash } from "../pen.ts";
import { grasses, plants, seedling, tallPlants } from "../plants.ts";
import { grove } from "../trees.ts";
import type { Layout } from "./layout.ts";

const sky = wash("sky", rectangle(0, 0, { width, height }));

/** Hills one behind the other, the thing on the near one, plants before it. */
export const panorama: Layout = ({ random, main, second }) => {
  const [far, middle, near] = [hill(random, 236, 34), hill(random, 306, 22), hill(random, 412, 14)];
  const plant = random.pick(tallPlants);
  const other = random.pick(tallPlants);
  return [
    sky,
    sun(random, random.between(540, 690), random.between(84, 130)),
    skyLife(random, 60, 470),
    ground("green1", far),
    second
      ? placed(second(random), { x: 590, y: middle.at(590) + 5, scale: 0.6 })
      : grove(random, { from: 470, to: 720, count: 6, height: 62, foot: (x) => far.at(x) + 4 }),
    ground("green2", middle),
    furrows(middle, { from: 440, to: 830, rows: 4, gap: 12 }),
    placed(main(random), { x: 282, y: middle.at(282) + 22, scale: 1.3 }),
    ground("green3", near),
    line(near.edge),
    placed(plant(random, 236), { x: 716, y: 452 }),
    placed(other(random, 168), { x: 772, y: 462 }),
    placed(grasses(random, 84), { x: 648, y: 462 }),
    placed(grasses(random, 64), { x: 52, y: 464 }),
  ].join("");
};

/** A path that leads to it between fields. */
export const valley: Layout = ({ random, main, second }) => {
  const [far, near] = [hill(random, 226, 30), hill(random, 288, 10)];
  const y = near.at(470) + 16;
  return [
    sky,
    sun(random, random.between(120, 240), random.between(84, 120)),
    skyLife(random, 330, 740),
    ground("green1", far),
    grove(random, { from: 30, to: 250, count: 7, height: 56, foot: (x) => far.at(x) + 4 }),
    ground("green2", near),
    wash("green3", `M-10 ${n(near.at(0) + 24)}C140 ${n(y)} 260 ${n(y + 30)} 330 470H-10Z`),
    furrows(near, { from: -20, to: 300, rows: 6, gap: 15 }),
    inked(
      "paper",
      `M452 ${n(y)}C430 ${n(y + 40)} 300 ${n(y + 56)} 322 ${n(y + 92)}C344 ${n(y + 122)} 430 ${n(y + 120)} 410 480H586C580 ${n(y + 130)} 470 ${n(y + 110)} 452 ${n(y + 84)}C440 ${n(y + 58)} 500 ${n(y + 40)} 492 ${n(y)}Z`,
    ),
    placed(main(random), { x: 470, y, scale: 1.18, mirrored: random.next() < 0.4 }),
    second ? placed(second(random), { x: 158, y: near.at(158) + 20, scale: 0.62 }) : "",
    ...times(5).map((index) =>
      placed(random.pick(plants)(random, 62 + index * 22), { x: 640 + index * 36, y: y + 70 + index * 22 }),
    ),
    placed(random.pick(tallPlants)(random, 176), { x: 46, y: 458 }),
    placed(grasses(random, 70), { x: 104, y: 466 }),
  ].join("");
};

/** Beds one above the other, with what was sown in them. */
export const terraces: Layout = ({ random, main, second }) => {
  const top = hill(random, 258, 16);
  const beds = [hill(random, 318, 14), hill(random, 370, 12), hill(random, 424, 10)];
  const colors = ["green3", "green2", "green3"] as const;
  const sown = random.shuffle([seedling, ...plants]).slice(0, 3);
  return [
    sky,
    sun(random, random.between(90, 300), random.between(80, 120)),
    skyLife(random, 120, 420),
    ground("green1", hill(random, 216, 26)),
    ground("green2", top),
    second
      ? placed(second(random), { x: 196, y: top.at(196) + 12, scale: 0.66 })
      : grove(random, { from: 60, to: 300, count: 5, height: 70, foot: (x) => top.at(x) + 6 }),
    placed(main(random), { x: 540, y: top.at(540) + 18, scale: 1.2 }),
    ...beds.flatMap((bed, row) => [
      ground(colors[row] ?? "green2", bed),
      line(bed.edge),
      `<defs><g id="sown${row}">${(sown[row] ?? seedling)(random, 38 + row * 10)}</g></defs>`,
      ...times(13 - row * 2).map((index) => {
        const x = 24 + index * (62 + row * 12) + (row % 2) * 26;
        return `<use href="#sown${row}" x="${x}" y="${Math.round(bed.at(x) + 10)}"/>`;
      }),
    ]),
  ].join("");
};

/** The ground cut open: what is above it, and the roots below. */
export const groundCut: Layout = ({ random, main, second }) => {
  const surface = hill(random, 292, 8);
  const root = (x: number, depth: number) => {
    const y = surface.at(x) + 2;
    const side = (way: number, from: number) =>
      curve(
        [x, y + depth * from],
        [x + way * depth * 0.22, y + depth * (from + 0.14)],
        [x + way * depth * 0.36, y + depth * (from + 0.4)],
      );
    return [
      curve([x, y], [x + 3, y + depth * 0.5], [x - 2, y + depth]),
      side(1, 0.08),
      side(-1, 0.14),
      side(1, 0.36),
      side(-1, 0.42),
    ];
  };
  const stones = times(9).map((index) => {
    const x = 60 + index * 84 + random.between(-24, 24);
    const y = 370 + ((index * 37) % 66);
    return `M${x} ${y}c2 -12 22 -14 28 -4c4 10 -6 16 -16 15c-8 0 -13 -4 -12 -11Z`;
  });
  const spots = random.shuffle([96, 172, 640, 712]);
  return [
    sky,
    sun(random, random.between(600, 690), random.between(80, 116)),
    skyLife(random, 60, 560),
    ground("green1", hill(random, 236, 22)),
    placed(main(random), { x: 400, y: surface.at(400) + 4, scale: 1.26, mirrored: random.next() < 0.5 }),
    ...spots
      .slice(0, second ? 2 : 4)
      .map((x) => placed(random.pick(tallPlants)(random, random.between(90, 150)), { x, y: surface.at(x) + 4 })),
    second ? placed(second(random), { x: 150, y: surface.at(150) + 4, scale: 0.64 }) : "",
    wash("green4", surface.ground),
    wash("clay", hill(random, 312, 6).ground),
    wash("straw", hill(random, 372, 9).ground),
    wash("stone", hill(random, 428, 7).ground),
    line(surface.edge),
    inked("paper", ...stones.slice(0, 5)),
    inked("green2", ...stones.slice(5)),
    fine(...[...spots, 330, 400, 470].flatMap((x) => root(x, random.between(58, 112)))),
  ].join("");
};
