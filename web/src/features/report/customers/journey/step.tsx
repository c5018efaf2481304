import type { JourneyStep } from "@seedbed/contract/report/customers/schemas";
import type { relationTypes } from "@seedbed/contract/report/customers/words";
import { IconPencil } from "@tabler/icons-react";
import { Badge, type BadgeTone } from "../../../../design/badge.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { EditableChoice, EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { called } from "../../plain/called.ts";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import styles from "./journey.module.css";

const place = "[].journey[]";

const tones = {
  "Journey Step": "neutral",
  JTBD: "ai",
  Pain: "bad",
  "Moment of Intervention": "ok",
} as const satisfies Record<(typeof relationTypes)[number], BadgeTone>;

interface StepProps {
  step: JourneyStep;
  position: number;
  count: number;
  onChange: () => void;
}

/** One step of a journey: of which kind, what happens, and what can be done with it. */
export function Step({ step, position, count, onChange }: StepProps) {
  const mayEdit = useEditedSection() !== null;
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(step.uuid);
  const { title, description, relationType } = step;
  const at = { item: step.uuid, place };
  return (
    <li className={`${className} ${styles.step}`} {...linked}>
      <div className={styles.head}>
        <EditableChoice {...at} field="relationType" label={called("Kind", title)} value={relationType}>
          <Badge tone={tones[relationType]}>{relationType}</Badge>
        </EditableChoice>
        {mayEdit && (
          <IconButton
            className={styles.change}
            aria-label={`Edit step “${title}”`}
            aria-haspopup="dialog"
            data-changes={step.uuid}
            onClick={onChange}
          >
            <IconPencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <ItemTools item={step} place={place} position={position} count={count} label={`step “${title}”`} />
      </div>
      <strong>
        <EditableText {...at} field="title" label={called("Title", title)} value={title} />
      </strong>
      <div className={styles.told}>
        <EditableText {...at} field="description" label={called("Description", title)} value={description} multiline />
      </div>
    </li>
  );
}
