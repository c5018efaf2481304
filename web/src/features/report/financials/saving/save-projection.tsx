import { SaveMenu } from "./save-menu.tsx";

// With the first file that somebody takes along.
const downloading = () => import("../../../../transport/files/download.ts");

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
          save: async () =>
            (await downloading()).download("GET v2/concept/{id}/financial-projection/workbook", { params }),
        },
        {
          label: "Table of the numbers (CSV)",
          save: async () =>
            (await downloading()).download("GET v2/concept/{id}/financial-projection/table", { params }),
        },
      ]}
    />
  );
}
