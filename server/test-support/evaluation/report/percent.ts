/** A part of a whole as people read it: `12 %`; `-` of nothing. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return "-";
  const share = (100 * part) / whole;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)} %`;
}
