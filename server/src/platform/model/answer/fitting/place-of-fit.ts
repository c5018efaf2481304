import type { NoteMend } from "../findings.ts";

/** Where a value stands, and whom to tell what was put right there. */
export interface Fitting {
  place: string;
  mended: NoteMend;
}

export const inside = (fitting: Fitting, key: string | number): Fitting => ({
  ...fitting,
  place: fitting.place === "" ? String(key) : `${fitting.place}.${key}`,
});
