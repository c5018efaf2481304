import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { useLatePart } from "../../../../design/late/late-part.ts";
import type { ProfileMenuProps } from "../forms/open-profile-menu.tsx";
import { profileForms } from "../late-forms.ts";

/** What can be done with a whole profile, behind three dots. */
export function ProfileMenu(props: ProfileMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const forms = useLatePart(profileForms, isWanted);
  if (isWanted && forms) return <forms.OpenProfileMenu {...props} />;
  return (
    <IconButton
      size={36}
      aria-label={`Actions for ${props.profile.name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <IconDots size={18} aria-hidden="true" />
    </IconButton>
  );
}
