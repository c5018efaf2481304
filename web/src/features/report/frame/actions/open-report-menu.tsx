import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconFileExport,
  IconPlayerStop,
  IconPrinter,
  IconSearch,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import { useOpenedAtOnce } from "../../../../design/late/use-opened-at-once.ts";
import { useCloneSeed } from "../../../../shell/use-clone-seed.ts";
import type { Concept } from "../use-concept.ts";
import styles from "./actions.module.css";
import { useConceptActions } from "./use-concept-actions.tsx";

/** Comes when it is wanted. */
const exportDialog = latePart(() => import("../export/export-dialog.tsx"));

export interface ReportMenuProps {
  conceptId: string;
  concept: Concept;
  /** Opens the search through the report. */
  onFind: () => void;
}

/** What one can do with a concept, as its status and its report allow: open from the moment it comes, in place of the button that it was asked for with. */
export function OpenReportMenu({ conceptId, concept, onFind }: ReportMenuProps) {
  const { cancel, archive, unarchive, remove } = useConceptActions(conceptId);
  const clone = useCloneSeed();
  const [deleting, setDeleting] = useState(false);
  const [exporting, setExporting] = useState<boolean | null>(null);
  const dialog = useLatePart(exportDialog, exporting !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(opener);
  // The dialog gives the focus back to where it was: the menu item is gone by then.
  const askToExport = () => {
    opener.current?.focus();
    setExporting(true);
  };
  const askToDelete = () => {
    opener.current?.focus();
    setDeleting(true);
  };
  // A version of the past is only looked at.
  const changes = concept.isHistoricalVersion ? null : (
    <>
      {concept.status === "archived" ? (
        <Menu.Item
          leftSection={<IconArchiveOff size={16} />}
          disabled={unarchive.isPending}
          onClick={() => unarchive.mutate()}
        >
          Unarchive
        </Menu.Item>
      ) : (
        <Menu.Item
          leftSection={<IconArchive size={16} />}
          disabled={archive.isPending}
          onClick={() => archive.mutate()}
        >
          Archive
        </Menu.Item>
      )}
      {concept.reportStatus === "pending" && (
        <Menu.Item
          leftSection={<IconPlayerStop size={16} />}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel Report
        </Menu.Item>
      )}
      {concept.reportStatus !== "draft" && (
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={clone.isPending}
          onClick={() => clone.mutate(concept.seedUuid)}
        >
          Clone Concept Seed
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash size={16} />} color="var(--negative)" onClick={askToDelete}>
        Delete
      </Menu.Item>
    </>
  );
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal shadow="md" returnFocus>
        <Menu.Target>
          <IconButton ref={opener} size={40} aria-label={`Actions for ${concept.title}`}>
            <IconDots size={20} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconSearch size={16} />} onClick={onFind}>
            Find in report
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter size={16} />}
            className={styles.leads ?? ""}
            renderRoot={(props) => <Link to="/concept/$id/print" params={{ id: conceptId }} {...props} />}
          >
            Print report
          </Menu.Item>
          <Menu.Item leftSection={<IconFileExport size={16} />} onClick={askToExport}>
            Export
          </Menu.Item>
          <Menu.Divider />
          {changes}
        </Menu.Dropdown>
      </Menu>
      {dialog && exporting !== null && (
        <dialog.ExportDialog
          conceptId={conceptId}
          version={(concept.isHistoricalVersion && concept.version) || null}
          opened={exporting}
          onClose={() => setExporting(false)}
        />
      )}
      <ConfirmDialog
        opened={deleting}
        title="Delete this concept?"
        confirmLabel="Delete"
        destructive
        busy={remove.isPending}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setDeleting(false) })}
      >
        {`“${concept.title}” and its report will be gone for everyone in your company. You can take it back for ten minutes.`}
      </ConfirmDialog>
    </>
  );
}
