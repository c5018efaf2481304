import { useEffect, useState } from "react";
import { relativeAge } from "./relative-age.ts";

const absolute = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

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
    <time dateTime={instant} title={absolute.format(date)}>
      {relativeAge(date.getTime(), Math.max(now, date.getTime()))}
    </time>
  );
}
