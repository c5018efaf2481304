import { OutdatedNotice } from "../current/outdated-notice.tsx";
import { GapNotice } from "./gap-notice.tsx";
import { MarkNotice } from "./mark-notice.tsx";
import { RetryPart } from "./retry-part.tsx";

/** What is said above a section that is not as it should be, or at the place of what it lacks: one file, because most sections are. */
export const notices = { GapNotice, MarkNotice, OutdatedNotice, RetryPart };
