const remark = /^(?<label>.*?\S)\s*(?:[:;(]|\s[–—-])\s*\S/u;

/**
 * A label that is longer than `room` characters without the remark behind it: "Input cost: boxes grow dear" is "Input cost". It stays as it
 * is where there is no remark, or what stands before it is too long as well; words are never cut.
 */
export function shortLabel(label: string, room: number): string {
  if (label.length <= room) return label;
  const before = remark.exec(label)?.groups?.label;
  return before !== undefined && before.length <= room ? before : label;
}
