export type PageButton = number | "gap-before" | "gap-after";

/**
 * The at most seven buttons of a pagination: the first and the last page, the current one and its neighbours, and a gap where
 * pages are left out. `page` is clamped between 1 and `count`.
 */
export function pageNumbers(page: number, count: number): PageButton[] {
  const current = clampPage(page, count);
  if (count <= 7) return Array.from({ length: Math.max(1, count) }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, "gap-after", count];
  if (current >= count - 3) return [1, "gap-before", count - 4, count - 3, count - 2, count - 1, count];
  return [1, "gap-before", current - 1, current, current + 1, "gap-after", count];
}

/** The page within 1 and the page count. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}
