import { useState } from "react";
import { toast } from "../../../shell/toasts.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";

interface Ending<What> {
  mutate(what: What, options: { onError(error: Error): void }): void;
}

/** Ends sessions with a mutation that owns its failures: once more after the password was entered where the server asks for that; any other failure is said. */
export function useConfirmed<What>({ mutate }: Ending<What>) {
  const [waiting, setWaiting] = useState<{ what: What } | null>(null);
  const begin = (what: What) =>
    mutate(what, {
      onError: (error) => (wantsPassword(error) ? setWaiting({ what }) : toast.error(sentenceOf(error))),
    });
  return {
    begin,
    /** For the dialog that asks for the password. */
    dialog: {
      opened: waiting !== null,
      onCancel: () => setWaiting(null),
      onConfirmed() {
        setWaiting(null);
        if (waiting) begin(waiting.what);
      },
    },
  };
}

/** The session of this page was begun too long ago. */
const wantsPassword = (error: Error) => error instanceof CallFailed && error.code === "precondition_failed";
