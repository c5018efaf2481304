import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import {
  IconArrowsSort,
  IconFileText,
  IconList,
  IconNumbers,
  IconReplace,
  IconRowInsertBottom,
  IconRowRemove,
} from "@tabler/icons-react";

const icons = {
  text: IconFileText,
  number: IconNumbers,
  add: IconRowInsertBottom,
  remove: IconRowRemove,
  move: IconArrowsSort,
  list: IconList,
  rename: IconReplace,
} as const satisfies Record<Edit["icon"], typeof IconFileText>;

/** What an edit is about at a glance. */
export function EditIcon({ icon }: { icon: Edit["icon"] }) {
  const Icon = icons[icon];
  return <Icon size={18} aria-hidden="true" data-edit-icon={icon} />;
}
