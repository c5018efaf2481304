import { NativeSelect } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { User } from "@seedbed/contract/access/schemas";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { personName } from "../person-name.ts";
import { roleFrom, roleNames, roleOptions } from "../roles.ts";
import tables from "../settings-table.module.css";
import styles from "./members.module.css";
import { OwnRoleDialog } from "./own-role-dialog.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import type { MemberActions } from "./use-members.ts";

interface MemberRowProps {
  member: User;
  isSelf: boolean;
  /** Absent for those who may only look. */
  actions: MemberActions | undefined;
}

export function MemberRow({ member, isSelf, actions }: MemberRowProps) {
  const name = personName(member);
  return (
    <tr>
      <td className={tables.line}>
        <span className={tables.main}>{name}</span> {isSelf && <Badge>You</Badge>}
        {name !== member.email && <div className={tables.quiet}>{member.email}</div>}
      </td>
      <td className={`${tables.quiet} ${tables.line}`}>
        {member.jobTitle || <span className={tables.missing}>No job title</span>}
      </td>
      <td className={tables.fixed}>
        {actions ? <RoleSelect member={member} isSelf={isSelf} actions={actions} /> : roleNames[member.role]}
      </td>
      {actions && (
        <td className={tables.end}>
          {!isSelf && (
            <div className={styles.actions}>
              <SignOutButton member={member} actions={actions} />
              <RemoveButton member={member} actions={actions} />
            </div>
          )}
        </td>
      )}
    </tr>
  );
}

interface ActionProps {
  member: User;
  actions: MemberActions;
}

function RoleSelect({ member, isSelf, actions: { changeRole } }: ActionProps & { isSelf: boolean }) {
  const [asking, setAsking] = useState(false);
  const busy = changeRole.isPending && changeRole.variables.member.uuid === member.uuid;
  return (
    <>
      <NativeSelect
        className={styles.role}
        size="xs"
        aria-label={`Role of ${personName(member)}`}
        data={roleOptions}
        // While the change is under way the new role is shown; one that fails falls back.
        value={busy ? changeRole.variables.role : member.role}
        disabled={busy}
        onChange={({ currentTarget: { value } }) =>
          isSelf ? setAsking(true) : changeRole.mutate({ member, role: roleFrom(value) })
        }
      />
      {isSelf && (
        <OwnRoleDialog
          opened={asking}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => changeRole.mutate({ member, role: "member" }, { onSettled: () => setAsking(false) })}
        />
      )}
    </>
  );
}

function RemoveButton({ member, actions: { remove } }: ActionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" aria-label={`Remove ${personName(member)}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <RemoveMemberDialog
        member={member}
        opened={asking}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(member, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
