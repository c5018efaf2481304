/** What a shape is filled with: the paper, five greens from light to dark, and the few other colours of the notebook. */
export type Wash =
  | "paper"
  | "green1"
  | "green2"
  | "green3"
  | "green4"
  | "green5"
  | "sun"
  | "clay"
  | "straw"
  | "stone"
  | "water"
  | "sky";

export type Point = readonly [x: number, y: number];

/** A number as it stands in a path: one decimal is a twentieth of a line's width. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

export const polygon = (...points: Point[]): string => `M${points.map(at).join("L")}Z`;
export const polyline = (...points: Point[]): string => `M${points.map(at).join("L")}`;

export const rectangle = (x: number, y: number, { width, height }: { width: number; height: number }): string =>
  `M${at([x, y])}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, { across: radius, down: radius });

export const ellipse = (x: number, y: number, { across, down }: { across: number; down: number }): string =>
  `M${at([x - across, y])}a${n(across)} ${n(down)} 0 1 0 ${n(2 * across)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-2 * across)} 0Z`;

/** A curve through points, as a steady hand draws it. */
export function curve(...points: Point[]): string {
  const [first = [0, 0] as Point] = points;
  const bends = points.slice(1).map((point, index) => {
    const before = points[index - 1] ?? points[index] ?? point;
    const from = points[index] ?? point;
    const after = points[index + 2] ?? point;
    const one: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const two: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${at(one)} ${at(two)} ${at(point)}`;
  });
  return `M${at(first)}${bends.join("")}`;
}

/** A leaf that grows from a point: `angle` in degrees, 0 to the right and 90 up. */
export function leaf(
  x: number,
  y: number,
  { length, angle, width = 0.36 }: { length: number; angle: number; width?: number },
): string {
  const turn = (-angle * Math.PI) / 180;
  const put = (along: number, across: number): Point => [
    x + length * (along * Math.cos(turn) - across * Math.sin(turn)),
    y + length * (along * Math.sin(turn) + across * Math.cos(turn)),
  ];
  return `M${at([x, y])}C${at(put(0.25, -width))} ${at(put(0.75, -width * 0.8))} ${at(put(1, 0))}C${at(put(0.75, width * 0.8))} ${at(put(0.25, width))} ${at([x, y])}Z`;
}

/** A surface without an outline. */
export const wash = (color: Wash, ...paths: string[]): string => `<path class="${color}" d="${paths.join("")}"/>`;
/** A surface with its outline in ink. */
export const inked = (color: Wash, ...paths: string[]): string => `<path class="o ${color}" d="${paths.join("")}"/>`;
/** A line of ink. */
export const line = (...paths: string[]): string => `<path class="k" d="${paths.join("")}"/>`;
/** A fine line: hatching, veins, what stands far away. */
export const fine = (...paths: string[]): string => `<path class="t" d="${paths.join("")}"/>`;

export function placed(
  drawing: string,
  { x, y, scale = 1, mirrored = false }: { x: number; y: number; scale?: number; mirrored?: boolean },
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -1 * round(scale) : round(scale)} ${round(scale)})">${drawing}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** `count` numbers from 0 to `count - 1`. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
