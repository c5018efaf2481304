import { rectangle, times } from "../pen.ts";

/** The windows of a house, in rows from the upper left corner. */
export const windows = (x: number, y: number, { columns, rows }: { columns: number; rows: number }): string[] =>
  times(columns * rows).map((index) =>
    rectangle(x + (index % columns) * 20, y + Math.floor(index / columns) * 24, { width: 9, height: 12 }),
  );
