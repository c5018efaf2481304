import type { ListedAssumption, Scale } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../design/button.tsx";
import type { EditedSection } from "../editing/edited-section.tsx";
import { useDesk } from "../editing/saving/use-desk.ts";

interface TakeRatingProps {
  edited: EditedSection;
  assumption: ListedAssumption;
  field: "importance" | "certainty";
  /** What is proposed. */
  value: Scale;
  /** Told before it is taken. */
  onTake: () => void;
}

/** Makes a rating that was proposed the one that stands; it can be taken back like any change by hand. */
export function TakeRating({ edited: { conceptId }, assumption, field, value, onTake }: TakeRatingProps) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const { uuid, statement } = assumption;
  const label = labelOfScale(value);
  const name = field === "importance" ? "Importance" : "Certainty";
  const take = async () => {
    onTake();
    const { save } = await import("../editing/saving/save.ts");
    await save(queryClient, desk, {
      section: "assumptions",
      address: { item: uuid, place: "[]", field },
      label: `${name} of “${statement}”`,
      isRead: true,
      change: { kind: "set", item: uuid, field, value, seen: assumption[field] },
      says: `${name} is ${label.toLowerCase()} now`,
      what: `${field} of “${statement}”`,
    });
  };
  return (
    <Button variant="default" size="compact-sm" onClick={() => void take()}>
      {`Take ${label}`}
      <span className="visually-hidden">{` as the ${field} of “${statement}”`}</span>
    </Button>
  );
}
