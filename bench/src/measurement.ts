/** One figure of a run. `limit`: what it should not exceed, where there is such a promise. */
export interface Measurement {
  name: string;
  value: number;
  unit: "ratio" | "ms" | "kB" | "requests" | "statements" | "calls" | "tokens";
  limit?: number;
  note?: string;
}

export function tableOf(measurements: Measurement[]): string {
  const rows = measurements.map(({ name, value, unit, limit, note }) => {
    const figure = unit === "ratio" ? value.toFixed(3) : String(Math.round(value * 10) / 10);
    const verdict = limit === undefined ? "" : value <= limit ? `within ${limit}` : `OVER ${limit}`;
    return `${name.padEnd(46)} ${figure.padStart(9)} ${unit.padEnd(10)} ${verdict.padEnd(13)} ${note ?? ""}`.trimEnd();
  });
  return rows.join("\n");
}
