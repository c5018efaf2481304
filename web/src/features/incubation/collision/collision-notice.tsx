import { IconUsers } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import type { StoredAnswer } from "../questionnaire/stored-answer.ts";
import styles from "./collision.module.css";
import { WhatHappened } from "./collision-words.tsx";

interface CollisionNoticeProps {
  theirs: StoredAnswer;
  onCompare: () => void;
}

/** Says that somebody else's answer has come. The person may finish writing before looking at it. */
export function CollisionNotice({ theirs, onCompare }: CollisionNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <IconUsers size={18} aria-hidden="true" />
      <p>
        <WhatHappened theirs={theirs} /> Yours is kept here.
      </p>
      <Button variant="default" size="compact-md" onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}
