import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { useSession } from "../../../transport/session.ts";
import { personName } from "../person-name.ts";
import frame from "../settings-frame.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { NewTokenCard } from "./new-token-card.tsx";
import { TokenTable } from "./token-table.tsx";
import styles from "./tokens.module.css";
import { useAllTokens, useOwnTokens, useRevokeAny, useRevokeOwn } from "./use-tokens.ts";

/** The person's access tokens; for admins those of everybody else, too. */
export function TokensScreen() {
  useDocumentTitle("Access tokens");
  const user = useSession()?.user;
  return (
    <>
      <NewTokenCard />
      <OwnTokensCard />
      {user?.role === "admin" && <OthersTokensCard self={user.uuid} />}
    </>
  );
}

function OwnTokensCard() {
  const { data: tokens, error, isPending, refetch } = useOwnTokens();
  const revoke = useRevokeOwn();
  return (
    <Card title="Your access tokens" aside={tokens?.length || undefined} className={frame.wide}>
      {isPending && <TableSkeleton label="Loading your access tokens" />}
      {!isPending && !tokens && (
        <ErrorState
          title="Your access tokens could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {tokens?.length === 0 && <p className={styles.none}>You have no access tokens.</p>}
      {tokens && tokens.length > 0 && <TokenTable caption="Your access tokens" tokens={tokens} revoke={revoke} />}
    </Card>
  );
}

function OthersTokensCard({ self }: { self: string }) {
  const { data, error, isPending, refetch } = useAllTokens();
  const revoke = useRevokeAny();
  const tokens = data?.filter(({ owner }) => owner.uuid !== self);
  return (
    <Card title="Access tokens of others" aside={tokens?.length || undefined} className={frame.wide}>
      {isPending && <TableSkeleton label="Loading the access tokens of others" />}
      {!isPending && !tokens && (
        <ErrorState
          title="The access tokens of others could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {tokens?.length === 0 && <p className={styles.none}>Nobody else has an access token.</p>}
      {tokens && tokens.length > 0 && (
        <TokenTable
          caption="Access tokens of others"
          tokens={tokens}
          ownerOf={({ owner }) => personName(owner)}
          revoke={revoke}
        />
      )}
    </Card>
  );
}
