import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import type { EditableIconProps } from "./editable-icon.tsx";
import { NamedIcon } from "./named-icon.tsx";

export const editableIcon = latePart(() => import("./editable-icon.tsx").then((module) => module.EditableIcon));

/** The sign of a thing, which can be chosen as soon as that has come. */
export function ChosenIcon(props: EditableIconProps) {
  const EditableIcon = useLatePart(editableIcon, true);
  return EditableIcon ? <EditableIcon {...props} /> : <NamedIcon name={props.item.icon} of={props.of} isSign />;
}
