import { useEffect, useState } from "react";
import { lookAtServer } from "./look-at-server.ts";

/**
 * Whether the server has another version of the application than this page, of which a part was looked for in vain: it is no longer there. Looked for whenever
 * a part cannot be fetched.
 */
export function useNewerVersion(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    if (isNewer) return;
    // A line that breaks withholds many parts at once.
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      if (await isServerNewer()) setNewer(true);
      isLooking = false;
    };
    addEventListener("vite:preloadError", look);
    return () => removeEventListener("vite:preloadError", look);
  }, [isNewer]);
  return isNewer;
}

async function isServerNewer(): Promise<boolean> {
  const answer = await lookAtServer("GET");
  const page = (await answer?.text().catch(() => undefined)) ?? "";
  // Scripts have their content in their names.
  const own = [...document.querySelectorAll("script[type=module][src]")].map(
    (script) => script.getAttribute("src") ?? "",
  );
  return page.includes("<script") && own.some((script) => !page.includes(script));
}
