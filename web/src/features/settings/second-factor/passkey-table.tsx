import type { Passkey } from "@seedbed/contract/access/second-factor";
import { Button } from "../../../design/button.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import tables from "../settings-table.module.css";

interface PasskeyTableProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** Passkeys by their names, with when they were used. */
export function PasskeyTable({ passkeys, onRemove }: PasskeyTableProps) {
  return (
    <div className={tables.wrap}>
      <table className={tables.table}>
        <caption className="visually-hidden">Passkeys</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Added</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passkeys.map((passkey) => (
            <tr key={passkey.uuid}>
              <td className={`${tables.main} ${tables.line}`}>{passkey.name}</td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                <RelativeDate instant={passkey.addedAt} />
              </td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                {passkey.lastUsedAt ? <RelativeDate instant={passkey.lastUsedAt} /> : "Never"}
              </td>
              <td className={tables.end}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove the passkey ${passkey.name}`}
                  onClick={() => onRemove(passkey)}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
