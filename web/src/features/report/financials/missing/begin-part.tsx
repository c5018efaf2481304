import { methodIcons, modelIcons } from "@seedbed/rules/financials/model-icons";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Card } from "../../../../design/card.tsx";
import { type EditedSection, useEditedSection } from "../../editing/edited-section.tsx";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { sendTogether } from "../sizing/send-together.ts";
import styles from "./begin-part.module.css";

/** What of each part is written first, and what is asked for: the rest of the part stands blank beside it. */
const parts = {
  businessModel: {
    title: "Business model",
    field: "businessModel.subtype",
    label: "How it earns",
    options: Object.keys(modelIcons),
  },
  pricing: {
    title: "Pricing",
    field: "pricing.unit",
    label: "What the price is for",
    options: ["month", "year", "customer", "use", "unit"],
  },
  savingMethod: {
    title: "Cost Savings Method",
    field: "savingMethod.type",
    label: "How it saves",
    options: Object.keys(methodIcons),
  },
  savingsModel: {
    title: "Savings Potential",
    field: "savingsModel.unit",
    label: "What the saving is for",
    options: ["year", "month", "visit", "unit"],
  },
};

export interface BeginPartProps {
  part: keyof typeof parts;
}

/** A part of the projection that is missing, and how it is begun. Nothing where nothing may be edited. */
export function BeginPart(props: BeginPartProps) {
  const edited = useEditedSection();
  return edited && <Begin {...props} edited={edited} />;
}

function Begin({ part, edited }: BeginPartProps & { edited: EditedSection }) {
  const { title, field, label, options } = parts[part];
  const queryClient = useQueryClient();
  const desk = useDesk(edited.conceptId);
  const id = useId();
  const begin = (value: string) =>
    sendTogether(queryClient, desk, {
      changes: [{ kind: "set", item: null, field, value, seen: null }],
      says: "Added",
      what: title.toLowerCase(),
    });
  return (
    <Card title={title}>
      <label className={styles.begin} htmlFor={id}>
        {label}
        <select
          id={id}
          className={styles.choice}
          value=""
          onChange={({ currentTarget }) => currentTarget.value && begin(currentTarget.value)}
        >
          <option value="">Not named yet</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    </Card>
  );
}
