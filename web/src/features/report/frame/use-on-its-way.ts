import { useState } from "react";

interface Read {
  isFetching: boolean;
  errorUpdatedAt: number;
}

/** Whether what was missed while it was written is being read, or about to be. `isWorking`: it is being written. */
export function useOnItsWay(isWorking: boolean, { isFetching, errorUpdatedAt }: Read): boolean {
  // When it was last missed while it was written: what has come since is on its way.
  const [missedAt, setMissedAt] = useState(0);
  if (isWorking && missedAt !== errorUpdatedAt) setMissedAt(errorUpdatedAt);
  return isFetching || (missedAt > 0 && missedAt === errorUpdatedAt);
}
