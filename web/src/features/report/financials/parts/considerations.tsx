import { useLatePart } from "../../../../design/late/late-part.ts";
import { EditableEntries } from "../../editing/editable.tsx";
import { NamedIcon, type NamedIcons } from "../icons/named-icon.tsx";
import styles from "./considerations.module.css";

interface ConsiderationsProps {
  title: string;
  /** As the contract calls the list, and the words of its entries. */
  field: string;
  wordsOf: string;
  value: readonly { icon: string; words: string }[];
  icons: NamedIcons;
}

/** What to consider, each with its sign, changed as one list. */
export function Considerations({ title, field, wordsOf, value, icons }: ConsiderationsProps) {
  const names = Object.keys(useLatePart(icons, true) ?? {});
  return (
    <div className={styles.part}>
      <p className="eyebrow">{title}</p>
      <EditableEntries
        item={null}
        place=""
        field={field}
        label={title}
        labels={{ icon: { label: "Icon", names }, [wordsOf]: "Consideration" }}
        value={value.map(({ icon, words }) => ({ icon, [wordsOf]: words }))}
      >
        {value.length > 0 && (
          <ul className={styles.list} aria-label={title}>
            {value.map(({ icon, words }) => (
              <li key={words}>
                <NamedIcon name={icon} of={icons} />
                {words}
              </li>
            ))}
          </ul>
        )}
      </EditableEntries>
    </div>
  );
}
