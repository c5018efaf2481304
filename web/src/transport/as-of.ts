/** Whether what was read knows of everything that the line will not tell any more. */
export interface Readings {
  /** Something is asked for. Call what it answers with the newest event that the answer knows of, when the page has it. */
  begin(): (asOf: number) => void;
  /** From now on the line tells what comes after this event. `missed` is called as often as an answer turns out not to know of it. */
  lineStands(seq: number, missed: () => void): void;
  lineEnds(): void;
}

export function createReadings(): Readings {
  let earliest = Number.POSITIVE_INFINITY;
  let line: { seq: number; missed: () => void } | null = null;
  return {
    begin() {
      // Whatever was told before the line stood is known to whatever is asked for afterwards.
      if (line) return () => undefined;
      return (asOf) => {
        if (!line) earliest = Math.min(earliest, asOf);
        else if (asOf < line.seq) line.missed();
      };
    },
    lineStands(seq, missed) {
      line = { seq, missed };
      const isCurrent = earliest >= seq;
      earliest = Number.POSITIVE_INFINITY;
      if (!isCurrent) missed();
    },
    lineEnds() {
      line = null;
    },
  };
}

export const readings = createReadings();
