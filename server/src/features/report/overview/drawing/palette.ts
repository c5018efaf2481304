import type { Random } from "../../../../platform/drafting/random.ts";
import type { Wash } from "./pen.ts";

type Colors = Readonly<Record<Wash | "ink", string>>;

/** The paper, the ink and the greens are those of the product (web/src/theme/tokens.css), so that a drawing belongs to its page. */
const day: Colors = {
  paper: "#fffefb",
  sky: "#eef3ea",
  ink: "#143c29",
  green1: "#dbe9dc",
  green2: "#b9d8c1",
  green3: "#8fc09e",
  green4: "#4c9768",
  green5: "#226642",
  sun: "#f0d18f",
  clay: "#d69a78",
  straw: "#e3bd6a",
  stone: "#cbc5b5",
  water: "#bcd5dc",
};

const night: Colors = {
  paper: "#2c352e",
  sky: "#1b241e",
  ink: "#c4dac8",
  green1: "#22332a",
  green2: "#2a4435",
  green3: "#366147",
  green4: "#3f7d58",
  green5: "#5ba37a",
  sun: "#d3a850",
  clay: "#a8694a",
  straw: "#b98d3f",
  stone: "#4c554e",
  water: "#2f4f5c",
};

/** Hours and weathers: what of the colours is another then. */
const moods: readonly { day: Partial<Colors>; night: Partial<Colors> }[] = [
  { day: {}, night: {} },
  { day: { sky: "#f7f0dd", sun: "#e9b872", green1: "#e6e8cf" }, night: { sky: "#25241a", sun: "#dea544" } },
  { day: { sky: "#f6e6d8", sun: "#dd9873", green1: "#e5dfcc" }, night: { sky: "#2a201b", sun: "#c9785a" } },
  { day: { sky: "#e6eeee", sun: "#fffefb", green1: "#d6e4de" }, night: { sky: "#18222a", sun: "#c9d6d2" } },
  {
    day: { sky: "#f4ecd6", sun: "#dfae5c", green1: "#e7e3bf", green2: "#cfd3a0", green3: "#a9b978" },
    night: { sky: "#26231a", green3: "#5a6138", green2: "#434a2d" },
  },
  { day: { sky: "#dfeaf0", sun: "#f6e7b6", green1: "#cfe2dc" }, night: { sky: "#162430", sun: "#e2cf92" } },
];

const classesOf = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, color]) => (name === "ink" ? `.o,.k,.t{stroke:${color}}` : `.${name}{fill:${color}}`))
    .join("");

/**
 * The style sheet of a drawing in one of its moods, by day and, where it has a night and the page around it is dark, by night. Plain classes: what prints a report knows
 * no variables.
 */
export function styleOf(random: Random, hasNight: boolean): string {
  const mood = random.pick(moods);
  const lines =
    ".o,.k{stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}.k,.t{fill:none}.t{stroke-width:1.4;stroke-linecap:round;opacity:.7}";
  const dark = hasNight ? `@media(prefers-color-scheme:dark){${classesOf({ ...night, ...mood.night })}}` : "";
  return `<style>${lines}${classesOf({ ...day, ...mood.day })}${dark}</style>`;
}
