import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { useEffect, useEffectEvent, useState } from "react";
import { refinePanel, useRefinePanel } from "../panel-state.ts";

/** What a message is about, and what that is called. */
export interface About {
  scope: EditingScope;
  name: string;
}

/** What the person has selected on the page, as soon as they have; `begin` is told with which words they begin. */
export function useBeginning(begin: (text: string) => void) {
  const [about, setAbout] = useState<About | null>(null);
  const { beginning } = useRefinePanel();
  const take = useEffectEvent(() => {
    const taken = refinePanel.take();
    if (!taken) return;
    setAbout(taken.scope && { scope: taken.scope, name: taken.scopeName });
    begin(taken.text);
  });
  useEffect(() => {
    if (beginning) take();
  }, [beginning]);
  return [about, setAbout] as const;
}
