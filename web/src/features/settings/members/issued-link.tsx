import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import type { IssuedInvitation } from "@seedbed/contract/access/invitations";
import { invitationLifetimeDays } from "@seedbed/contract/limits";
import { useRef, useState } from "react";
import styles from "./members.module.css";

/** The link of a fresh invitation, to be passed on by hand where no mail arrives. */
export function IssuedLink({ invitation }: { invitation: IssuedInvitation }) {
  const { email, ticket } = invitation;
  const link = `${location.origin}/sign-up?ticket=${encodeURIComponent(ticket)}`;
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setSaid("Copied.");
    } catch {
      // Browsers allow the clipboard on https and localhost only.
      setSaid("Your browser does not allow copying from here. The link is selected: copy it with your keyboard.");
    }
  };
  return (
    <div className={styles.issued}>
      <p role="status">
        {email} is invited, and the link goes there by mail. It works once, for {invitationLifetimeDays} days. It is
        shown only now: copy it if the mail may not arrive.
      </p>
      <div className={styles.link}>
        <TextInput ref={box} label="Invitation link" readOnly value={link} onFocus={() => box.current?.select()} />
        <Button variant="default" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
