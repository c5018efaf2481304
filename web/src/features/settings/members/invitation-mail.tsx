import type { Invitation } from "@seedbed/contract/access/invitations";
import { Badge, type BadgeTone } from "../../../design/badge.tsx";
import styles from "./members.module.css";

const badges: Record<NonNullable<Invitation["mail"]>["state"], { tone: BadgeTone; word: string }> = {
  kept: { tone: "neutral", word: "No mail server" },
  waiting: { tone: "warn", word: "Waiting" },
  sent: { tone: "ok", word: "Sent" },
  failed: { tone: "bad", word: "Not sent" },
};

/** What became of the mail of an invitation, with the words of the mail server where it did not go out. */
export function InvitationMail({ mail }: { mail: Invitation["mail"] }) {
  if (!mail) return null;
  const { tone, word } = badges[mail.state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {mail.words && <p className={styles.words}>{mail.words}</p>}
    </>
  );
}
