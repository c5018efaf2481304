/** Round numbers (1, 2 or 5 times a power of ten apart) that reach from below `least` to above `most`, about `wanted` of them. */
export function roundTicks(least: number, most: number, wanted = 6): number[] {
  const width = most - least || Math.abs(most) || 1;
  const rough = width / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Heights of labels that begin at these heights, moved apart so that none stands closer than `gap` to the next; in the given order. */
export function movedApart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((one, next) => one.height - next.height);
  for (const [place, label] of order.entries()) {
    const above = order[place - 1];
    if (above) label.height = Math.max(label.height, above.height + gap);
  }
  const moved = [...heights];
  for (const { height, index } of order) moved[index] = height;
  return moved;
}
