import { Button } from "@mantine/core";
import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "../access-form.module.css";
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
  const leave = useMutation({ mutationFn: leaveToSignIn });
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
      <Button size="md" loading={leave.isPending} onClick={() => leave.mutate()}>
        Continue with {provider}
      </Button>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
