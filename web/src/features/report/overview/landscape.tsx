import styles from "./concept-image.module.css";

/** Hills, a sun and a few seedlings; where they stand follows from the seed, so every concept has its own. */
export function Landscape({ seed }: { seed: string }) {
  const number = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const at = (step: number, low: number, high: number) =>
    low + ((number * (step + 3) * 37) % 1000) / (1000 / (high - low));
  return (
    <svg viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="230" className={styles.sky} />
      <circle cx={at(1, 60, 340)} cy={at(2, 40, 80)} r={at(3, 24, 36)} className={styles.sun} />
      <path
        d={`M0 ${at(4, 120, 150)} C 100 ${at(5, 90, 140)}, 220 ${at(6, 150, 190)}, 400 ${at(7, 110, 150)} V 230 H 0 Z`}
        className={styles.far}
      />
      {[0, 1, 2].map((index) => {
        const x = at(8 + index, 70 + index * 90, 130 + index * 90);
        const top = at(11 + index, 88, 130);
        return (
          <g key={index} className={styles.plant}>
            <path d={`M${x} 196 C ${x - 2} 170, ${x + 2} 150, ${x} ${top}`} />
            <path className={styles.leaf} d={`M${x} ${top + 26} c -26 -2 -34 -18 -34 -30 c 22 0 34 10 34 30 Z`} />
            <path className={styles.leaf} d={`M${x} ${top + 10} c 26 -2 34 -18 34 -30 c -22 0 -34 10 -34 30 Z`} />
          </g>
        );
      })}
      <path
        d={`M0 ${at(14, 176, 190)} C 130 ${at(15, 160, 200)}, 260 ${at(16, 190, 210)}, 400 ${at(17, 168, 190)} V 230 H 0 Z`}
        className={styles.near}
      />
    </svg>
  );
}
