import { mediumDateShortTime } from "@seedbed/rules/dates/english-dates";
import { useEffect, useState } from "react";
import { relativeAge } from "./relative-age.ts";

/** A date as people speak of it; the exact one on hover. Nothing for a missing date. */
export function RelativeDate({ instant }: { instant: string | null | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (!instant) return null;
  const date = new Date(instant);
  return (
    <time dateTime={instant} title={mediumDateShortTime(date)}>
      {relativeAge(date.getTime(), Math.max(now, date.getTime()))}
    </time>
  );
}
