import { Badge } from "../../../../design/badge.tsx";
import { EditableChoice } from "../../editing/editable.tsx";
import { called } from "../../plain/called.ts";

const words = { primary: "Primary", alternative: "Alternative" } as const;
export const rankInWords = (rank: string): string => (rank === "primary" ? words.primary : words.alternative);

interface RankProps {
  item: { uuid: string; title: string };
  place: string;
  field: string;
  value: keyof typeof words;
}

/** Whether a thing is the first choice or another one. */
export function Rank({ item, place, field, value }: RankProps) {
  return (
    <EditableChoice
      item={item.uuid}
      place={place}
      field={field}
      value={value}
      label={called("Rank", item.title)}
      labelOf={rankInWords}
    >
      <Badge tone={value === "primary" ? "ok" : "neutral"}>{words[value]}</Badge>
    </EditableChoice>
  );
}
