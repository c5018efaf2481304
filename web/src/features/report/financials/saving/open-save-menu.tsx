import { Menu } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { useOpenedAtOnce } from "../../../../design/late/use-opened-at-once.ts";
import { toast } from "../../../../shell/toasts.ts";

export interface SaveMenuProps {
  /** What is saved: "Cumulative cash". */
  name: string;
  /** True for what a whole page shows, false for a part of it. */
  isWhole?: boolean;
  choices: readonly { label: string; save: () => Promise<void> }[];
}

/** Open from the moment it comes, in place of the button that it was asked for with. */
export function OpenSaveMenu({ name, isWhole, choices }: SaveMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(opener);
  const saving = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (save: () => Promise<void>) => save(),
    onError: () => toast.error("The file could not be saved."),
  });
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal shadow="md" returnFocus>
      <Menu.Target>
        {isWhole ? (
          <Button
            ref={opener}
            variant="default"
            size="compact-md"
            loading={saving.isPending}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            Export
          </Button>
        ) : (
          <IconButton ref={opener} aria-label={`Export ${name}`} disabled={saving.isPending}>
            <IconDownload size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ label, save }) => (
          <Menu.Item key={label} disabled={saving.isPending} onClick={() => saving.mutate(save)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
