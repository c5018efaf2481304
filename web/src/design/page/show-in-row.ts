/**
 * Pushes a row that is wider than its window along until one of what stands in it is in sight, clear of the end of the row that fades out (its padding);
 * nothing else of the page moves.
 */
export function showInRow(row: Element, shown: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const [window, at] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
  const end = window.right - Number.parseFloat(getComputedStyle(row).paddingRight);
  if (at.left < window.left || at.right > end)
    row.scrollLeft += at.left + at.width / 2 - window.left - window.width / 2;
}
