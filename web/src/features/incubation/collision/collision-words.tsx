import type { ReactNode } from "react";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { useSession } from "../../../transport/session.ts";
import type { StoredAnswer } from "../questionnaire/stored-answer.ts";
import { nameOf } from "./news-since.ts";

/** Who gave the other answer, and when: "Ben Okoro, 2 minutes ago". */
export function WhoAndWhen({ theirs }: { theirs: StoredAnswer }) {
  const me = useSession()?.user.uuid;
  if (theirs.version === null) return <>Removed meanwhile</>;
  return (
    <>
      {theirs.by?.uuid === me ? "You, in another window" : nameOf(theirs.by)}, <RelativeDate instant={theirs.version} />
    </>
  );
}

/** What happened, in a sentence that another one follows. */
export function WhatHappened({ theirs }: { theirs: StoredAnswer }): ReactNode {
  const me = useSession()?.user.uuid;
  if (theirs.version === null) return <>This answer has been removed while you were writing.</>;
  return (
    <>
      {theirs.by?.uuid === me ? "You changed" : `${nameOf(theirs.by)} changed`} this answer{" "}
      {theirs.by?.uuid === me && "in another window "}
      <RelativeDate instant={theirs.version} />, while you were writing.
    </>
  );
}
