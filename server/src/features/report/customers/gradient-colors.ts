/** Pairs of colours for portraits without a picture, dark enough for white initials on either end. */
const pairs = [
  ["#2f7d51", "#1d5e75"],
  ["#6a4fa3", "#a83a5e"],
  ["#2f6690", "#1f6f69"],
  ["#8f5a08", "#9c3727"],
  ["#a83a5e", "#6a4fa3"],
  ["#1f6f69", "#226642"],
] as const;

/** The two colours of the persona at `index`; neighbours differ. */
export function gradientColorsOf(index: number): [string, string] {
  const [from, to] = pairs[Math.abs(index) % pairs.length] ?? pairs[0];
  return [from, to];
}
