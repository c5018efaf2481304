import { Link } from "@tanstack/react-router";
import { DismissedNotice } from "./dismissed-notice.tsx";

/** Beside the first drafted text that a person sees: that no model is connected, what that means, and how to connect one. */
export function NoModelNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <DismissedNotice
      label="No model is connected"
      forAdmins={
        <>
          To connect one, set <code>AI_MODEL</code> where the server runs.{" "}
          <Link to="/settings/system">System, in Settings,</Link> shows what writes and whether it works.
        </>
      }
      onDismiss={onDismiss}
    >
      <strong>No model is connected.</strong> Texts are drafted offline: they quote what you have said and ask for what
      is missing.
    </DismissedNotice>
  );
}
