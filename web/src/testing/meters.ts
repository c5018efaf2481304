/** The filled share of a meter as it is drawn, 0 to 1. */
export function filledShareOf(meter: Element): number {
  return barOf(meter).getBoundingClientRect().width / meter.getBoundingClientRect().width;
}

/** Whether the bar of a meter is drawn in a red. */
export function isRed(meter: Element): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(barOf(meter))
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red > 1.5 * green && red > 1.5 * blue;
}

/** Whether a cross stands on a meter, large enough to be seen. */
export function crossOn(meter: Element): boolean {
  const cross = meter.querySelector(".tabler-icon-x");
  return cross !== null && cross.getBoundingClientRect().width >= 8;
}

/** Where the line of a meter stands that is to be reached, 0 to 1; undefined without one. */
export function benchmarkOf(meter: Element): number | undefined {
  const line = [...meter.children].find((child) => child !== barOf(meter) && child.childElementCount === 0);
  if (!line) return undefined;
  const { left, width } = meter.getBoundingClientRect();
  return (line.getBoundingClientRect().left - left) / width;
}

function barOf(meter: Element): Element {
  const bar = meter.firstElementChild;
  if (!bar) throw new Error("The meter has no bar.");
  return bar;
}
