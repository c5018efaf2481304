import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { amountLabel, stanceLabels } from "@seedbed/rules/customers/stance-labels";
import { EditableChoice, EditableNumber, EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { ConfidenceMeter, confidenceWords } from "../../evidence/confidence-meter.tsx";
import { Linked } from "../overview/linked.tsx";
import { fieldOf } from "../profile-field.ts";
import type { AssumableLine } from "./assumable-line.ts";
import { MakeTestable } from "./make-testable.tsx";
import styles from "./stance-card.module.css";
import { StanceFrom } from "./stance-from.tsx";

/** One line of a stance: what is held to, how sure that is, and from whom or what. */
export function StanceRow({ conceptId, profile, stance, line }: AssumableLine) {
  const { sureness, basis, from } = stance[line];
  const label = stanceLabels[line];
  return (
    <Linked name={`stance-${line}`} className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.text}>
        {line === "priceLimit" ? <PriceLimit profile={profile} limit={stance.priceLimit} /> : null}
        <EditableText {...fieldOf(profile, `stance.${line}.text`, label)} value={stance[line].text} multiline />
      </dd>
      <dd className={styles.sure}>
        <EditableChoice
          {...fieldOf(profile, `stance.${line}.sureness`, `${label}, how sure`)}
          value={sureness}
          labelOf={sureLabel}
        >
          <span className={styles.level}>
            <ConfidenceMeter level={sureness} />
            <span className="visually-hidden">How sure: </span>
            {confidenceWords[sureness]}
          </span>
        </EditableChoice>
      </dd>
      <dd className={styles.from}>
        <StanceFrom conceptId={conceptId} basis={basis} from={from} />
        {basis === "assumed" && <MakeTestable conceptId={conceptId} profile={profile} stance={stance} line={line} />}
      </dd>
    </Linked>
  );
}

const sureLabel = (value: string) => confidenceWords[value === "high" || value === "low" ? value : "medium"];

/** The figure of a price limit; where none is known, a way to name one. */
function PriceLimit({ profile, limit: { amount, per } }: { profile: CustomerProfile; limit: Stance["priceLimit"] }) {
  const mayEdit = useEditedSection() !== null;
  if (amount === null && !mayEdit) return null;
  return (
    <span className={styles.price}>
      <EditableNumber {...fieldOf(profile, "stance.priceLimit.amount", "Price limit in US dollars")} value={amount}>
        {amount === null ? (
          <span className={styles.unknown}>No price known</span>
        ) : (
          <span className={styles.figure}>{amountLabel(amount)}</span>
        )}
      </EditableNumber>{" "}
      {amount !== null && (
        <>
          per{" "}
          <EditableText
            {...fieldOf(profile, "stance.priceLimit.per", "Price limit, for what")}
            value={per}
            instead={<span className={styles.unknown}>unit not given</span>}
          />
        </>
      )}
    </span>
  );
}
