import styles from "./exchange.module.css";
import type { Said } from "./talk/said.ts";
import type { Talk } from "./talk/use-talk.ts";

/** Why there is no reply, and the way to ask for it again. */
export function ErrorBubble({ error, talk }: { error: Said & { kind: "error" }; talk: Talk }) {
  const { question } = error;
  return (
    <div className={styles.error} role="alert">
      <p>{error.message}</p>
      <p className={styles.code}>{error.code}</p>
      {question !== null && !talk.isThinking && (
        <button type="button" onClick={() => talk.sendAgain(question)}>
          Send again
        </button>
      )}
    </div>
  );
}
