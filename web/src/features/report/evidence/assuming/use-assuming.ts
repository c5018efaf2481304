import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../transport/call.ts";
import type { CallOptions } from "../../../../transport/create-call.ts";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { takeBack } from "../../editing/undo/take-back.ts";

export type MadeFrom = NonNullable<NewAssumption["madeFrom"]>;
type NewAssumption = NonNullable<CallOptions<"POST v2/concept/{id}/key-assumptions/add">["body"]>;

/** Makes a statement a key assumption of the report, which the undo of the report takes back. */
export function useAssuming(conceptId: string) {
  const desk = useDesk(conceptId);
  const [added, setAdded] = useState<NewAssumption | null>(null);
  const add = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (body: NewAssumption) =>
      call("POST v2/concept/{id}/key-assumptions/add", { params: { id: conceptId }, body }),
    onSuccess: ({ revision }, body) => {
      setAdded(body);
      desk.made("assumptions", revision);
      const done = {
        ...{ section: "assumptions" as const, revision, at: Date.now() },
        ...{ says: "Key assumption added", what: "adding a key assumption" },
      };
      desk.set({ done: [...desk.read().done, done] });
      desk.say(done.says, "undo");
      desk.settle("assumptions");
    },
  });
  const undo = () => {
    takeBack(desk, "undo");
    setAdded(null);
  };
  return { add, added, undo };
}
