import { DismissedNotice } from "../../../shell/no-model/dismissed-notice.tsx";

/** For a report that a model wrote without looking anything up: what that means, and what would change it. */
export function NoResearchNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <DismissedNotice
      label="Nothing was looked up"
      forAdmins={
        <>
          To connect one, set <code>RESEARCH</code> where the server runs, and write the report anew.
        </>
      }
      onDismiss={onDismiss}
    >
      <strong>Nothing was looked up for this report.</strong> What it says of the market is reasoning, and marked as
      such. With a search provider, claims lead to the passages they rest on, and what speaks against them is shown.
    </DismissedNotice>
  );
}
