import type { Random } from "../../../../platform/drafting/random.ts";
import { circle, curve, fine, inked, n, rectangle, times, type Wash, wash } from "./pen.ts";

export const width = 800;
export const height = 460;

export interface Hill {
  /** Its edge, from the left to the right. */
  edge: string;
  /** The ground below its edge. */
  ground: string;
  /** How high it stands at a place. */
  at(x: number): number;
}

/** A long, low hill with its edge about `y`. */
export function hill(random: Random, y: number, swing: number): Hill {
  const [first, second] = [random.next() * 6.28, random.next() * 6.28];
  const length = 380 + random.next() * 260;
  const at = (x: number) =>
    y + Math.sin(x / length + first) * swing + Math.sin((x / length) * 2.3 + second) * swing * 0.35;
  const edge = curve(...times(11).map((index) => [-40 + index * 88, at(-40 + index * 88)] as const));
  return { at, edge, ground: `${edge}V${height + 10}H-40Z` };
}

export const ground = (color: Wash, { ground: path }: Hill): string => wash(color, path);

/** A sun, with or without a ring, or a low moon. */
export function sun(random: Random, x: number, y: number): string {
  const radius = random.between(30, 46);
  const kind = random.between(0, 2);
  const rays = times(12).map((index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const [from, to] = [radius + 10, radius + (index % 2 === 0 ? 22 : 17)];
    return `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`;
  });
  if (kind === 0) return wash("sun", circle(x, y, radius)) + fine(...rays);
  return wash("sun", circle(x, y, radius)) + (kind === 1 ? fine(circle(x, y, radius + 12)) : "");
}

/** Clouds of two lines, and birds that are only ticks. */
export function skyLife(random: Random, from: number, to: number): string {
  const clouds = times(random.between(1, 2)).map(() => {
    const x = random.between(from, to - 90);
    const y = random.between(50, 130);
    return inked("paper", `M${x} ${y}c-14 0 -16 -20 2 -22c2 -20 30 -24 38 -8c10 -10 30 -4 28 12c16 0 16 18 2 18Z`);
  });
  const birds = times(random.between(0, 4)).map((index) => {
    const x = random.between(from, to) + index * 8;
    const y = random.between(60, 150);
    return `M${x} ${y}q7 -8 12 0q6 -8 13 -1`;
  });
  return random.next() < 0.6 ? clouds.join("") + fine(...birds) : fine(...birds);
}

/** Furrows that follow a hill. */
export function furrows(
  field: Hill,
  { from, to, rows, gap }: { from: number; to: number; rows: number; gap: number },
): string {
  return fine(
    ...times(rows).map((row) =>
      curve(
        ...times(7).map((index) => {
          const x = from + ((to - from) * index) / 6;
          return [x, field.at(x) + gap * (row + 1) * (1 + row * 0.18)] as const;
        }),
      ),
    ),
  );
}

/** A page of the notebook, with its dots. */
export const dottedPage = (x: number, y: number, size: { width: number; height: number }): string =>
  `<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse"><path class="t" d="M12 12h.1"/></pattern>${wash("paper", rectangle(x, y, size))}<path fill="url(#dots)" d="${rectangle(x, y, size)}"/>`;
