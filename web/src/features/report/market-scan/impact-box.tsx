import { EditableText } from "../editing/editable.tsx";
import { called } from "../plain/called.ts";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import styles from "./impact-box.module.css";

interface ImpactBoxProps {
  item: { uuid: string; impact: string };
  /** What the item is called. */
  name: string;
  place: string;
  /** Pixels it is collapsed to; it stands as a whole when absent. */
  collapsedHeight?: number;
}

/** What a force or a trend means for the concept. */
export function ImpactBox({ item, name, place, collapsedHeight }: ImpactBoxProps) {
  const text = (
    <div>
      <EditableText
        item={item.uuid}
        place={place}
        field="impact"
        value={item.impact}
        label={called("Impact", name)}
        multiline
      />
    </div>
  );
  return (
    <div className={styles.impact}>
      <h4 className="eyebrow">Impact on this concept</h4>
      {collapsedHeight === undefined ? text : <CollapsibleText height={collapsedHeight}>{text}</CollapsibleText>}
    </div>
  );
}
