import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import type { ReportMenuProps } from "./open-report-menu.tsx";

/** Comes with the first touch of the page. */
export const reportMenu = latePart(() => import("./open-report-menu.tsx"));

/** What one can do with a concept, behind three dots. */
export function ReportMenu(props: ReportMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const menu = useLatePart(reportMenu, isWanted);
  if (isWanted && menu) return <menu.OpenReportMenu {...props} />;
  return (
    <IconButton
      size={40}
      aria-label={`Actions for ${props.concept.title}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <IconDots size={20} aria-hidden="true" />
    </IconButton>
  );
}
