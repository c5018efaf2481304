import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { saveFile } from "../../../transport/files/save-file.ts";
import styles from "./second-factor.module.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The person has kept them. */
  onDone: () => void;
}

/** Recovery codes, shown this once, to be copied or saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState("");
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied.");
    } catch {
      // Browsers allow the clipboard on https and localhost only.
      setSaid("Your browser does not allow copying from here. Save them as a file.");
    }
  };
  const save = () => {
    saveFile("seedbed-recovery-codes.txt", new Blob([`Recovery codes for Seedbed. Each works once.\n\n${text}`]));
    setSaid("Saved.");
  };
  return (
    <div className={styles.codes}>
      <p role="status">
        These are your recovery codes. Each signs you in once when you do not have your authenticator app. They are
        shown only now: keep them where you find them without it.
      </p>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="default" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
