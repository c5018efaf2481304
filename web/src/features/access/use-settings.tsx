import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { call } from "../../transport/call.ts";
import type { Answer } from "../../transport/create-call.ts";

interface Known {
  /** Undefined until the server has answered, and when it does not. */
  data?: Answer<"GET v1/settings">;
  isPending: boolean;
}

const SettingsContext = createContext<Known | null>(null);

/** Asks the server once for all pages below what it says of itself before anybody signs in. */
export function SettingsOfServer({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ isPending: true });
  useEffect(() => {
    const asking = new AbortController();
    call("GET v1/settings", { signal: asking.signal }).then(
      (data) => setKnown({ data, isPending: false }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn("The settings of the server could not be read.", error);
        setKnown({ isPending: false });
      },
    );
    return () => asking.abort();
  }, []);
  return <SettingsContext value={known}>{children}</SettingsContext>;
}

/** Support address, external provider, writer, local mailbox. */
export function useSettings(): Known {
  const known = use(SettingsContext);
  if (!known) throw new Error("Nobody above this has asked the server for its settings.");
  return known;
}
