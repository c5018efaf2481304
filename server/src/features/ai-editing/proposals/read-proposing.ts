import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Picture } from "../../../platform/model/pictures/picture.ts";
import { readPassagesFor } from "../../report/exports/cited-passages.ts";
import { readOutdatedNames } from "../../report/exports/outdated-names.ts";
import { outlineOf } from "../../report/exports/report-outline.ts";
import type { EditingDependencies } from "../dependencies.ts";
import { requireReport } from "../operations/require-report.ts";
import type { EditRow } from "../store/edits.ts";
import type { MessageRow } from "../store/messages.ts";
import type { SessionRow } from "../store/sessions.ts";
import type { EditReportInput } from "../tasks/edit-report/edit-input.ts";
import { askedScope } from "./asked-scope.ts";
import type { Proposing } from "./propose-edits.ts";
import { withinReach } from "./within-reach.ts";

const mostPassages = 6;

interface Asked {
  session: SessionRow;
  messages: readonly MessageRow[];
  open: readonly EditRow[];
  question: MessageRow;
  /** The one that came with the question. */
  picture: Picture | null;
}

/** What a message is answered from: the report as it stands, its sources, and what was said. Throws `MessageRefused`, and `locked`. */
export async function readProposing(
  { readBrief }: Pick<EditingDependencies, "readBrief">,
  transaction: Transaction,
  { session, messages, open, question, picture }: Asked,
): Promise<Omit<Proposing, "replyId" | "at">> {
  const { userId } = session;
  const { conceptId, report } = await requireReport(transaction, { userId }, session.conceptId);
  const { outline, named } = outlineOf(report);
  const scope = askedScope(question.scope, named);
  const said = [question.content, scope?.quote ?? ""].join(" ").trim();
  const passages = await readPassagesFor(transaction, report, { said, most: mostPassages });
  const outdated = await readOutdatedNames(transaction, conceptId);
  const input: EditReportInput = {
    brief: await readBrief(transaction, { userId, conceptId }),
    ...withinReach(outline, { said, scope }),
    passages: passages.map(({ text, title }, index) => ({ number: String(index + 1), text, title })),
    said: messages
      .filter(({ turn, code }) => turn < question.turn && code === null)
      .map(({ side, content }) => ({ by: side === "question" ? ("person" as const) : ("ai" as const), text: content })),
    open: open.map(({ edit }) => ({ title: edit.title, what: whatOf(edit) })),
    outdated: outdated.map((section) => reportSectionLabels[section]),
    message: question.content,
    document: picture || !question.media ? null : { filename: question.media.filename, text: question.media.text },
    picture: picture && question.media && { filename: question.media.filename, picture },
    scope,
  };
  return { report, named, passages, input };
}

const whatOf = ({ changes }: EditRow["edit"]) =>
  changes
    .map(
      ({ itemName, fieldName, after }) => `${fieldName} of ${itemName}${typeof after === "string" ? `: ${after}` : ""}`,
    )
    .join("; ");
