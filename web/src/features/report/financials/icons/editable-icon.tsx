import { useLatePart } from "../../../../design/late/late-part.ts";
import { Place } from "../../editing/fields/place.tsx";
import { useField } from "../../editing/fields/use-field.ts";
import { called } from "../../plain/called.ts";
import { NamedIcon, type NamedIcons } from "./named-icon.tsx";

export interface EditableIconProps {
  item: { uuid: string; title: string; icon: string };
  place: string;
  of: NamedIcons;
}

/** The sign of a thing, chosen from the set by its picture or its name. */
export function EditableIcon({ item: { uuid, title, icon }, place, of }: EditableIconProps) {
  const address = { item: uuid, place, field: "icon" };
  const label = called("Icon", title);
  const field = useField(address, icon, label);
  const icons = useLatePart(of, true);
  const shown = <NamedIcon name={icon} of={of} isSign />;
  if (!field.at || !icons) return shown;
  return (
    <Place field={field} label={label} isBlock={false} shown={shown}>
      {({ ChoiceEditor, nameInWords }) => (
        <ChoiceEditor
          label={label}
          values={Object.keys(icons)}
          value={icon}
          problem={field.problem}
          labelOf={(name) => (
            <>
              <NamedIcon name={name} of={of} /> {nameInWords(name)}
            </>
          )}
          onChoose={field.commit}
          onGiveBack={field.close}
        />
      )}
    </Place>
  );
}
