import { dottedPage, furrows, ground, height, hill, skyLife, sun, width } from "../landscape.ts";
import { circle, fine, inked, line, placed, rectangle, times, wash } from "../pen.ts";
import { grasses, largePlants, plants, tallPlants } from "../plants.ts";
import { grove } from "../trees.ts";
import { cup, potted, viewFrame, windowFrame } from "./fittings.ts";
import type { Layout } from "./layout.ts";

const sky = wash("sky", rectangle(0, 0, { width, height }));

/** A round picture on the page, with plants that grow out of it. */
export const vignette: Layout = ({ random, main, second }) => {
  const [far, near] = [hill(random, 262, 24), hill(random, 338, 12)];
  const side = random.pick([1, -1]);
  const at = (offset: number) => 400 + side * offset;
  return [
    dottedPage(0, 0, { width, height }),
    `<clipPath id="round"><circle cx="400" cy="228" r="200"/></clipPath><g clip-path="url(#round)">`,
    sky,
    sun(random, at(104), 116),
    skyLife(random, 240, 420),
    ground("green1", far),
    second
      ? placed(second(random), { x: at(128), y: near.at(at(128)) + 4, scale: 0.5 })
      : grove(random, { from: 220, to: 580, count: 9, height: 50, foot: (x) => far.at(x) + 3 }),
    ground("green2", near),
    furrows(near, { from: 180, to: 620, rows: 3, gap: 13 }),
    placed(main(random), { x: at(-24), y: 356, scale: 1.12 }),
    ground("green3", hill(random, 402, 6)),
    "</g>",
    `<circle class="k" cx="400" cy="228" r="200"/><circle class="t" cx="400" cy="228" r="208"/>`,
    placed(random.pick(tallPlants)(random, 300), { x: at(-222), y: 446 }),
    placed(random.pick(tallPlants)(random, 196), { x: at(-276), y: 452 }),
    placed(grasses(random, 86), { x: at(-176), y: 450 }),
    placed(random.pick(tallPlants)(random, 178), { x: at(226), y: 448 }),
    placed(grasses(random, 70), { x: at(186), y: 450 }),
  ].join("");
};

/** What is seen from the table, through a window. */
export const window: Layout = ({ random, main, second }) => {
  const [far, near] = [hill(random, 212, 24), hill(random, 280, 12)];
  return [
    wash("paper", rectangle(0, 0, { width, height })),
    wash("green1", ...times(17).map((index) => rectangle(16 + index * 48, 0, { width: 14, height: 360 }))),
    `<clipPath id="view"><path d="${viewFrame}"/></clipPath><g clip-path="url(#view)">`,
    sky,
    sun(random, random.pick([284, 520]), 112),
    skyLife(random, 250, 500),
    ground("green1", far),
    second
      ? placed(second(random), { x: 520, y: near.at(520) + 4, scale: 0.46 })
      : grove(random, { from: 230, to: 570, count: 7, height: 52, foot: (x) => far.at(x) + 3 }),
    ground("green2", near),
    placed(main(random), { x: second ? 356 : 400, y: 322, scale: second ? 0.96 : 1.08 }),
    ground("green3", hill(random, 338, 5)),
    "</g>",
    windowFrame,
    inked("straw", rectangle(-10, 360, { width: 820, height: 34 })),
    wash("clay", rectangle(-10, 394, { width: 820, height: 80 })),
    line("M-10 394H810"),
    fine("M-10 420H810M-10 440H810"),
    potted(random.pick(tallPlants), random, { x: 92, y: 360, tall: 196 }),
    potted(random.pick(plants), random, { x: 706, y: 360, tall: 150 }),
    cup,
  ].join("");
};

/** A page of the notebook: the thing on its ground, a plant large beside it, and something looked at closely. */
export const plate: Layout = ({ random, main, second }) => {
  const lens = second
    ? placed(second(random), { x: 322, y: 146, scale: 0.38 })
    : placed(random.pick(plants)(random, 74), { x: 322, y: 154 });
  return [
    sky,
    dottedPage(26, 26, { width: width - 52, height: height - 52 }),
    fine(
      rectangle(26, 26, { width: width - 52, height: height - 52 }),
      rectangle(33, 33, { width: width - 66, height: height - 66 }),
    ),
    wash("green1", "M250 352C330 318 620 314 742 350C760 372 640 392 500 392S236 384 250 352Z"),
    wash("sun", circle(668, 112, 40)),
    placed(main(random), { x: 506, y: 354, scale: 1.32 }),
    placed(random.pick(largePlants)(random, 322), { x: 146, y: 402, scale: 0.94 }),
    fine("M146 402c-6 8 -22 10 -30 18M146 402c2 10 -4 16 -8 24M146 402c8 6 16 12 28 16"),
    inked("green1", circle(322, 122, 56)),
    lens,
    line(circle(322, 122, 56)),
    fine(circle(322, 122, 62), second ? "M372 160L404 196" : "M272 160C244 180 214 190 188 220"),
    fine("M396 396H616M396 391V401M616 391V401"),
  ].join("");
};
