import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { DeepPartial } from "ai";
import { isRefusal } from "../../../platform/model/answer/findings.ts";
import { checkEdits } from "../tasks/edit-report/check.ts";
import { mendEdits } from "../tasks/edit-report/mend.ts";
import { EditReportOutput } from "../tasks/edit-report/output.ts";
import { type Proposing, proposeEdits } from "./propose-edits.ts";
import { releasedReply } from "./released-reply.ts";

interface Showing {
  origin: Edit["origin"];
  onText(stage: "delta" | "done", content: string): void;
  onEdits(stage: "delta" | "done", edits: Edit[]): void;
}

/** Shows of an answer what will stay while it is being written: its sentences, and each edit once it is whole and can be made. */
export function showWhileWritten(proposing: Proposing, { origin, onText, onEdits }: Showing) {
  let shown = "";
  let whole = 0;
  let tried = Promise.resolve();
  return {
    show(partial: DeepPartial<EditReportOutput>): void {
      const text = releasedReply(partial.reply ?? "", proposing.input);
      if (text !== "" && text !== shown) {
        shown = text;
        onText("delta", text);
      }
      // The last one may still be written.
      const edits = (partial.edits ?? []).slice(0, -1);
      if (edits.length <= whole) return;
      whole = edits.length;
      tried = tried.then(async () => {
        const good = goodEdits(edits, proposing);
        const { found } = await proposeEdits(good, proposing, origin);
        if (found.length > 0)
          onEdits(
            "delta",
            found.map(({ edit }) => edit),
          );
      });
      // What cannot be shown now is shown in the end.
      tried = tried.catch(() => undefined);
    },
    async end(content: string, edits: Edit[]): Promise<void> {
      await tried;
      onText("done", content);
      onEdits("done", edits);
    },
  };
}

/** Those of some edits in which nothing is to be refused. */
function goodEdits(edits: unknown, { input }: Proposing): EditReportOutput["edits"] {
  const { data } = EditReportOutput.safeParse({ reply: "-", edits });
  if (!data) return [];
  return data.edits.flatMap((edit) => {
    const mended = mendEdits({ reply: "-", edits: [edit] }, input, () => undefined);
    return checkEdits(mended, input).some(isRefusal) ? [] : mended.edits;
  });
}
