import type { FindingStatus } from "@seedbed/contract/access/doctor";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { Badge, type BadgeTone } from "../../../design/badge.tsx";

const states: Record<FindingStatus, { tone: BadgeTone; word: string; Icon: typeof IconCheck }> = {
  ok: { tone: "ok", word: "Works", Icon: IconCheck },
  note: { tone: "warn", word: "Note", Icon: IconInfoCircle },
  wrong: { tone: "bad", word: "Does not work", Icon: IconAlertTriangle },
};

/** How it is with a part of the server, in a word. */
export function FindingBadge({ status }: { status: FindingStatus }) {
  const { tone, word, Icon } = states[status];
  return (
    <Badge tone={tone} icon={<Icon size={13} stroke={2} aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
