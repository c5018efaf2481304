import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import type { SaveMenuProps } from "./open-save-menu.tsx";

/** Comes when somebody asks for it. */
export const saveMenu = latePart(() => import("./open-save-menu.tsx"));

/** What can be saved as a file, behind a button. */
export function SaveMenu(props: SaveMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const menu = useLatePart(saveMenu, isWanted);
  if (isWanted && menu) return <menu.OpenSaveMenu {...props} />;
  const shared = { "aria-haspopup": "menu", "aria-expanded": false, onClick: () => setWanted(true) } as const;
  return props.isWhole ? (
    <Button {...shared} variant="default" size="compact-md" leftSection={<IconDownload size={16} aria-hidden="true" />}>
      Export
    </Button>
  ) : (
    <IconButton {...shared} aria-label={`Export ${props.name}`}>
      <IconDownload size={18} aria-hidden="true" />
    </IconButton>
  );
}
