import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { useEffect, useEffectEvent, useState } from "react";
import type { Beginning } from "../refine-props.ts";

/** What a message is about, and what that is called. */
export interface About {
  scope: EditingScope;
  name: string;
}

/** What the person has selected on the page, as soon as they have; `begin` is told with which words they begin. */
export function useBeginning(beginning: Beginning | null, begin: (text: string) => void) {
  const [about, setAbout] = useState<About | null>(null);
  const take = useEffectEvent(({ scope, scopeName, text }: Beginning) => {
    setAbout({ scope, name: scopeName });
    begin(text);
  });
  useEffect(() => {
    if (beginning) take(beginning);
  }, [beginning]);
  return [about, setAbout] as const;
}
