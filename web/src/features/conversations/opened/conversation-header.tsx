import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { PersonaAvatar } from "../persona-avatar.tsx";
import { answersFrom, talkTitle } from "../persona-heading.ts";
import styles from "./conversation-view.module.css";

interface ConversationHeaderProps {
  profile: CustomerProfile | undefined;
  /** The answer that is looked at was drafted without a model. */
  isDrafted: boolean;
  /** Ways to what has no room beside the conversation. */
  children: ReactNode;
}

/** Who one talks to, and that it is nobody real. */
export function ConversationHeader({ profile, isDrafted, children }: ConversationHeaderProps) {
  return (
    <header className={styles.header}>
      {profile && <PersonaAvatar profile={profile} />}
      <div className={styles.who}>
        <h2>{profile ? talkTitle(profile) : "This persona is no longer in the report"}</h2>
        {profile && <p>{answersFrom(profile)}</p>}
      </div>
      <span className={styles.badges}>
        {isDrafted && <OriginBadge origin="draft" />}
        <Badge tone="ai" icon={<IconSparkles size={13} aria-hidden="true" />}>
          Synthetic persona
        </Badge>
      </span>
      <span className={styles.folds}>{children}</span>
    </header>
  );
}
