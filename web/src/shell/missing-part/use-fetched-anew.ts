import { useEffect } from "react";
import { lookAtServer } from "./look-at-server.ts";

/** Milliseconds between two looks whether the server can be reached. */
const pause = 2_000;
/** For so long the page is not loaded anew by itself once more: what is missing then does not come by that. */
const patience = 30_000;
const mark = "seedbed.fetched-anew";

/** Loads the page anew as soon as the server can be reached; `isWanted` where a part of it could not be fetched. */
export function useFetchedAnew(isWanted: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isWanted || Date.now() - Number(sessionStorage.getItem(mark)) < patience) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const look = async () => {
      const isBack = (await lookAtServer("HEAD", stop.signal)) !== undefined;
      if (stop.signal.aborted) return;
      if (!isBack) {
        timer = setTimeout(look, pause);
        return;
      }
      sessionStorage.setItem(mark, String(Date.now()));
      reload();
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isWanted, reload]);
}
