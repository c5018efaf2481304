import type { Alternative, CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import { Card } from "../../../../design/card.tsx";
import { EditableText, EditableTexts } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { AddItem, ItemTools } from "../../editing/items.tsx";
import { called } from "../../plain/called.ts";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { InsightNote } from "./insight-note.tsx";
import styles from "./needs.module.css";

const place = "[].alternatives[]";
/** Letters of a line in the narrowest card. */
const lineMax = 24;

/** What the persona does today instead, with what speaks for it and against it. */
export function Alternatives({ profile, gap }: { profile: CustomerProfile; gap: ReactNode }) {
  const { alternatives } = profile;
  return (
    <Card title="Current alternatives">
      {gap && alternatives.length === 0 ? (
        gap
      ) : (
        <>
          <InsightNote profile={profile} field="alternativesInsight" label="Current alternatives, in short" />
          {alternatives.length > 0 && (
            <ul className={styles.list}>
              {alternatives.map((alternative, position) => (
                <Item
                  key={alternative.uuid}
                  alternative={alternative}
                  position={position}
                  count={alternatives.length}
                />
              ))}
            </ul>
          )}
          <AddItem
            place={place}
            parent={profile.uuid}
            label="Add an alternative"
            fields={[
              { field: "name", label: "Name" },
              { field: "usage", label: "How often" },
              { field: "price", label: "Price" },
              { field: "pros", label: "Speaks for it" },
              { field: "cons", label: "Speaks against it" },
            ]}
          />
        </>
      )}
    </Card>
  );
}

interface ItemProps {
  alternative: Alternative;
  position: number;
  count: number;
}

function Item({ alternative, position, count }: ItemProps) {
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(alternative.uuid);
  const mayEdit = useEditedSection() !== null;
  const { uuid, name, usage, price, pros, cons } = alternative;
  const at = { item: uuid, place };
  // Side by side they stand in one line, or each has its own.
  const isLong = usage.length + price.length > lineMax;
  return (
    <li className={`${className} ${styles.alternative}`} {...linked}>
      <div className={styles.head}>
        <strong>
          <EditableText {...at} field="name" label={called("Name", name)} value={name} />
        </strong>
        <ItemTools item={alternative} place={place} position={position} count={count} label={`alternative “${name}”`} />
      </div>
      {(usage || price || mayEdit) && (
        <p className={styles.usage}>
          {(usage || mayEdit) && <EditableText {...at} field="usage" label={called("How often", name)} value={usage} />}
          {((usage && price) || mayEdit) && (isLong ? <br /> : " · ")}
          {(price || mayEdit) && <EditableText {...at} field="price" label={called("Price", name)} value={price} />}
        </p>
      )}
      {(pros.length > 0 || mayEdit) && <Points {...at} field="pros" name={name} label="For" points={pros} />}
      {(cons.length > 0 || mayEdit) && <Points {...at} field="cons" name={name} label="Against" points={cons} />}
    </li>
  );
}

interface PointsProps {
  item: string;
  place: string;
  field: "pros" | "cons";
  name: string;
  label: "For" | "Against";
  points: readonly string[];
}

function Points({ name, label, points, ...at }: PointsProps) {
  return (
    <div className={styles.points}>
      <EditableTexts {...at} label={called(label, name)} value={points}>
        {points.map((point) => (
          <span key={point} className={styles.point} data-side={at.field}>
            <span className="visually-hidden">{label}: </span>
            {point}
          </span>
        ))}
      </EditableTexts>
    </div>
  );
}
