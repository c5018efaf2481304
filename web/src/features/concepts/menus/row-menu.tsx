import { IconDots } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { type LatePart, useLatePart } from "../../../design/late/late-part.ts";

interface RowMenuProps<MenuProps> {
  /** Of the row. */
  title: string;
  /** Comes with the first touch of the page; open from the moment it takes the place of the button. */
  part: LatePart<{ Menu: ComponentType<MenuProps> }>;
  menu: MenuProps;
}

/** What one can do with a row, behind three dots. */
export function RowMenu<MenuProps extends object>({ title, part, menu }: RowMenuProps<MenuProps>) {
  const [isWanted, setWanted] = useState(false);
  const come = useLatePart(part, isWanted);
  if (isWanted && come) return <come.Menu {...menu} />;
  return (
    <IconButton
      aria-label={`Actions for ${title}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <IconDots size={18} aria-hidden="true" />
    </IconButton>
  );
}
