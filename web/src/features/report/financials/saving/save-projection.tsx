import { download } from "../../../../transport/download.ts";
import { SaveMenu } from "./save-menu.tsx";

/** The whole projection as a file. */
export function SaveProjection({ conceptId }: { conceptId: string }) {
  const params = { id: conceptId };
  return (
    <SaveMenu
      isWhole
      name="the projection"
      choices={[
        {
          label: "Workbook with formulas (XLSX)",
          save: () => download("GET v2/concept/{id}/financial-projection/workbook", { params }),
        },
        {
          label: "Table of the numbers (CSV)",
          save: () => download("GET v2/concept/{id}/financial-projection/table", { params }),
        },
      ]}
    />
  );
}
