import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import styles from "../../../shell/no-model/no-model-notice.module.css";
import { useDismissedNotice } from "../../../shell/no-model/use-dismissed-notice.ts";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import { useSession } from "../../../transport/session.ts";

/** Once for a report that a model wrote without looking anything up: what that means, and what would change it. Until it is dismissed. */
export function NoResearchNotice({ conceptId }: { conceptId: string }) {
  const { data: research } = useQuery({
    queryKey: reportKeys.research(conceptId),
    queryFn: ({ signal }) => call("GET v1/concept/{id}/research", { params: { id: conceptId }, signal }),
    staleTime: 5 * 60_000,
  });
  const { isShown, dismiss } = useDismissedNotice("no-research", research?.provider === null);
  const isAdmin = useSession()?.user.role === "admin";
  if (!isShown) return null;
  return (
    <div className={styles.notice} role="note" aria-label="Nothing was looked up">
      <p>
        <strong>Nothing was looked up for this report.</strong> What it says of the market is reasoning, and marked as
        such. With a search provider, claims lead to the passages they rest on, and what speaks against them is shown.
      </p>
      {isAdmin ? (
        <p>
          To connect one, set <code>RESEARCH</code> where the server runs, and write the report anew.
        </p>
      ) : (
        <p>Ask an admin of your company to connect one.</p>
      )}
      <Button size="compact-sm" variant="default" onClick={dismiss}>
        Understood
      </Button>
    </div>
  );
}
