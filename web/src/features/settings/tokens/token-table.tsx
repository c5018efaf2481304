import type { AccessToken } from "@seedbed/contract/access/tokens";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { dayOf } from "../dates.ts";
import tables from "../settings-table.module.css";
import { scopeWords } from "./scope-words.ts";
import styles from "./tokens.module.css";
import type { useRevokeOwn } from "./use-tokens.ts";

interface TokenTableProps<Token extends AccessToken> {
  caption: string;
  tokens: readonly Token[];
  /** Whose a token is; absent where all are one's own. */
  ownerOf?: (token: Token) => string;
  revoke: Pick<ReturnType<typeof useRevokeOwn>, "isPending"> & {
    mutate(token: Token, options: { onSettled: () => void }): void;
  };
}

/** Tokens with what they may do, when they end and were used, and the way to revoke them. */
export function TokenTable<Token extends AccessToken>({ caption, tokens, ownerOf, revoke }: TokenTableProps<Token>) {
  const [asking, setAsking] = useState(false);
  // Stays while the dialog closes, or its text would change under the eyes.
  const [asked, setAsked] = useState<Token | null>(null);
  return (
    <div className={tables.wrap}>
      <table className={tables.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {ownerOf && <th scope="col">Whose</th>}
            <th scope="col">May</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.uuid}>
              <td className={`${tables.main} ${tables.line}`}>
                {token.name}
                <span className={styles.ending} title="The last four characters of the token">
                  …{token.ending}
                </span>
              </td>
              {ownerOf && <td className={`${tables.quiet} ${tables.line}`}>{ownerOf(token)}</td>}
              <td className={`${tables.quiet} ${tables.line}`}>{scopeWords[token.scope]}</td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                {token.lastUsedAt ? <RelativeDate instant={token.lastUsedAt} /> : "Never used"}
              </td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                {hasEnded(token) ? <Badge tone="warn">Ended</Badge> : `Until ${dayOf(token.expiresAt)}`}
              </td>
              <td className={tables.end}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => {
                    setAsked(token);
                    setAsking(true);
                  }}
                >
                  Revoke
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        opened={asking}
        title="Revoke this token?"
        confirmLabel="Revoke"
        destructive
        busy={revoke.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => asked && revoke.mutate(asked, { onSettled: () => setAsking(false) })}
      >
        What uses “{asked?.name}” can no longer call Seedbed. A token cannot be brought back; a new one can be made.
      </ConfirmDialog>
    </div>
  );
}

const hasEnded = ({ expiresAt }: AccessToken) => Date.parse(expiresAt) <= Date.now();
