import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconBook, IconCheck, IconDots, IconX } from "@tabler/icons-react";
import type { Ref } from "react";
import { useHistorical } from "../../frame/historical.ts";
import type { ShownSource } from "../evidence-query.ts";
import styles from "../verdicts/verdicts.module.css";

interface SourceMenuProps {
  source: ShownSource;
  ref: Ref<HTMLButtonElement>;
  onRead: () => void;
  onReject: () => void;
  onAccept: () => void;
}

/** What can be done with a source, behind three dots. */
export function SourceMenu({ source, ref, onRead, onReject, onAccept }: SourceMenuProps) {
  const isHistorical = useHistorical();
  return (
    <Menu position="bottom-end" width={200} withinPortal transitionProps={{ duration: 0 }} returnFocus={false}>
      <Menu.Target>
        <button ref={ref} type="button" className={styles.atSource} aria-label={`Actions for source ${source.number}`}>
          <IconDots size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBook size={16} aria-hidden="true" />} disabled={!source.hasCopy} onClick={onRead}>
          {source.hasCopy ? "Read kept copy" : "No copy kept"}
        </Menu.Item>
        {!isHistorical &&
          (source.rejected ? (
            <Menu.Item leftSection={<IconCheck size={16} aria-hidden="true" />} onClick={onAccept}>
              Accept again
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconX size={16} aria-hidden="true" />} onClick={onReject}>
              Reject this source
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
