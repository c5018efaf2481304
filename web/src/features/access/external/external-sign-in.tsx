import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { type ReactNode, useState } from "react";
import { toast } from "../../../shell/toasts.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import styles from "../access-form.module.css";
import { FormButton } from "../fields/form-button.tsx";
import { SessionEndNotice } from "../session-end-notice.tsx";
import { leaveToSignIn } from "./leave-to-sign-in.ts";
import { problemSentences } from "./problem-sentences.ts";

interface ExternalSignInProps {
  title: string;
  intro?: ReactNode;
  /** What people know the identity provider by. */
  provider: string;
  /** Why the last try came to nothing. */
  problem?: SignInProblem | undefined;
  links?: ReactNode;
}

/** The way to the external identity provider, where people sign in and sign up alike. */
export function ExternalSignIn({ title, intro, provider, problem, links }: ExternalSignInProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    leaveToSignIn().catch((error: unknown) => {
      setLeaving(false);
      toast.error(sentenceOf(error));
    });
  };
  return (
    <div className={styles.form}>
      <header>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {problem ? (
        <p className={`${styles.notice} ${styles.caution}`} role="alert">
          {problemSentences[problem]}
        </p>
      ) : (
        <SessionEndNotice />
      )}
      <FormButton busy={isLeaving} onClick={leave}>
        Continue with {provider}
      </FormButton>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
