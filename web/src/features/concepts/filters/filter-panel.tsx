import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { DisclosurePanel } from "../../../design/disclosure-panel.tsx";
import { fullName } from "../full-name.ts";
import { useUsers } from "../use-users.ts";
import styles from "./bank-filters.module.css";
import { type BankFiltersProps, chosenStatuses } from "./chosen-statuses.ts";

/** Narrows a list of the bank to statuses and to who created what it lists: open from the moment it comes. */
export function FilterPanel({ search, labels, onChange }: BankFiltersProps) {
  const statuses = chosenStatuses(search, labels);
  const count = statuses.length + (search.createdBy ? 1 : 0);
  const toggle = (status: string) => {
    const next = statuses.includes(status) ? statuses.filter((other) => other !== status) : [...statuses, status];
    onChange({ status: next.length > 0 ? next.join(",") : undefined });
  };
  return (
    <DisclosurePanel
      isOpenedAtOnce
      label="Filters"
      icon={<IconFilter size={16} aria-hidden="true" />}
      badge={count > 0 ? <span className={styles.count}>{count}</span> : undefined}
    >
      <fieldset className={styles.group}>
        <legend>Status</legend>
        {Object.entries(labels).map(([status, label]) => (
          <Checkbox key={status} label={label} checked={statuses.includes(status)} onChange={() => toggle(status)} />
        ))}
      </fieldset>
      <CreatorFilter chosen={search.createdBy} onChoose={(createdBy) => onChange({ createdBy })} />
    </DisclosurePanel>
  );
}

function CreatorFilter({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}) {
  const [text, setText] = useState("");
  const { data: users, isPending } = useUsers(text);
  return (
    <fieldset className={styles.group}>
      <legend>Created by</legend>
      <TextInput
        aria-label="Search people"
        placeholder="Search people"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={styles.people}>
        {users?.map((user) => {
          const name = fullName(user);
          return (
            <li key={user.uuid}>
              <button
                type="button"
                aria-pressed={name === chosen}
                onClick={() => onChoose(name === chosen ? undefined : name)}
              >
                {name}
                <span>{user.email}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {!isPending && users?.length === 0 && <p className={styles.none}>No Users Found</p>}
    </fieldset>
  );
}
