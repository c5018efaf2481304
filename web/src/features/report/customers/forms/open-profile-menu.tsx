import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { IconArrowLeft, IconArrowRight, IconCopy, IconDots, IconStar, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { useOpenedAtOnce } from "../../../../design/late/use-opened-at-once.ts";
import { toast } from "../../../../shell/toasts.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { save } from "../../editing/saving/save.ts";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { personaAddress } from "../persona-address.ts";
import { useShowPersona } from "../personas/use-show-persona.ts";
import { useAddProfile } from "./use-add-profile.ts";

const { most } = customersEdits.lists["[]"];

export interface ProfileMenuProps {
  conceptId: string;
  profile: CustomerProfile;
  /** All of the report. */
  profiles: readonly CustomerProfile[];
}

/** What can be done with a whole profile: open from the moment it comes, in place of the button that it was asked for with. */
export function OpenProfileMenu({ conceptId, profile, profiles }: ProfileMenuProps) {
  const { uuid, name, isPrimary } = profile;
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const show = useShowPersona(conceptId);
  const double = useAddProfile(conceptId);
  const [removing, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(opener);
  const position = profiles.findIndex((each) => each.uuid === uuid);

  const change = (made: PersonalChange, { says, what }: { says: string; what: string }) =>
    save(queryClient, desk, {
      section: "customerProfiles",
      address: { item: uuid, place: "[]", field: made.kind === "set" ? made.field : "" },
      label: name,
      isRead: true,
      change: made,
      says,
      what,
    });
  const makePrimary = () =>
    void change(
      { kind: "set", item: uuid, field: "isPrimary", value: true, seen: false },
      { says: `“${name}” is the primary profile`, what: `making “${name}” primary` },
    );
  const move = (at: number) =>
    void change(
      { kind: "move", item: uuid, at },
      { says: `“${name}” moved to ${at + 1} of ${profiles.length}`, what: `move of “${name}”` },
    );
  const remove = () => {
    setRemoving(false);
    const next = profiles[position + 1] ?? profiles[position - 1];
    if (next)
      show(
        personaAddress(
          next,
          profiles.filter((each) => each.uuid !== uuid),
        ),
      );
    void change(
      { kind: "remove", item: uuid, seen: { ...profile } },
      { says: `Profile “${name}” removed`, what: `removal of profile “${name}”` },
    );
  };
  const duplicate = () =>
    double.mutate(
      { copyOf: uuid },
      {
        onSuccess: (copy) => show(personaAddress(copy, [...profiles, copy])),
        onError: (error) => toast.error(sentenceOf(error)),
      },
    );
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal shadow="md" returnFocus>
        <Menu.Target>
          <IconButton ref={opener} size={36} aria-label={`Actions for ${name}`}>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {!isPrimary && (
            <Menu.Item leftSection={<IconStar size={16} aria-hidden="true" />} onClick={makePrimary}>
              Make primary
            </Menu.Item>
          )}
          {profiles.length < most && (
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              disabled={double.isPending}
              onClick={duplicate}
            >
              Duplicate
            </Menu.Item>
          )}
          {profiles.length > 1 && (
            <>
              <Menu.Item
                leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
                disabled={position === 0}
                onClick={() => move(position - 1)}
              >
                Move left
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowRight size={16} aria-hidden="true" />}
                disabled={position === profiles.length - 1}
                onClick={() => move(position + 1)}
              >
                Move right
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                color="var(--negative)"
                onClick={() => {
                  // The dialog gives the focus back to where it was: the menu item is gone by then.
                  opener.current?.focus();
                  setRemoving(true);
                }}
              >
                Remove
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={removing}
        title="Remove this profile?"
        confirmLabel="Remove"
        destructive
        onCancel={() => setRemoving(false)}
        onConfirm={remove}
      >
        <p>{`“${name}” leaves the report with its jobs, pains, journey and signals, for everyone in your company. You can take that back for ten minutes.`}</p>
      </ConfirmDialog>
    </>
  );
}
