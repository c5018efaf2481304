import type { User } from "@seedbed/contract/access/schemas";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import frame from "../settings-frame.module.css";
import tables from "../settings-table.module.css";
import { RowsSkeleton } from "../table-skeleton.tsx";
import { MemberRow } from "./member-row.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { useMemberActions, useMembers } from "./use-members.ts";

/** Everybody of the company, with what an admin can do about them. */
export function MembersCard({ self }: { self: User }) {
  const { data: members, error, isPending, refetch } = useMembers();
  const actions = useMemberActions();
  const manages = self.role === "admin";
  return (
    <Card title="Members" aside={members && countOf(members.length)} className={frame.wide}>
      {isPending && <RowsSkeleton label="Loading the members" />}
      {!isPending && !members && (
        <ErrorState
          title="The members could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {members && (
        <div className={tables.wrap}>
          <table className={tables.table}>
            <caption className="visually-hidden">Members</caption>
            <thead>
              <tr>
                <th scope="col">Name and email</th>
                <th scope="col">Job title</th>
                <th scope="col">Role</th>
                {manages && (
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <MemberRow
                  key={member.uuid}
                  member={member}
                  isSelf={member.uuid === self.uuid}
                  actions={manages ? actions : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {members && manages && members.length > 1 && (
        <div className={tables.footer}>
          <SignOutButton actions={actions} />
        </div>
      )}
    </Card>
  );
}

const countOf = (number: number) => `${number} ${number === 1 ? "person" : "people"}`;
