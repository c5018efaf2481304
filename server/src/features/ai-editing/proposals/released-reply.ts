import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { textFindings } from "../../../platform/model/answer/text-findings.ts";
import { replyFindings } from "../tasks/edit-report/check.ts";
import type { EditReportInput } from "../tasks/edit-report/edit-input.ts";

/** What may be shown of a reply while it is being written: its whole sentences, up to the first that will not stay. */
export function releasedReply(reply: string, input: EditReportInput): string {
  const released: string[] = [];
  for (const sentence of plainSentences(reply).slice(0, -1)) {
    if (replyFindings(sentence, input).length > 0 || textFindings({ reply: sentence }, input).length > 0) break;
    released.push(sentence);
  }
  return released.join(" ");
}
