import { RelativeDate } from "../../../design/text/relative-date.tsx";

/** When something was last said, as people speak of it; "Invalid date" where no date can be told. */
export function ConversationDate({ instant }: { instant: string }) {
  return Number.isNaN(Date.parse(instant)) ? <span>Invalid date</span> : <RelativeDate instant={instant} />;
}
