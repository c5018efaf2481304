import { SaveMenu } from "./save-menu.tsx";
import type { Simulated } from "./simulation-figures.ts";

const files = () => import("./simulation-files.ts");

/** What was simulated as a file, with what it was drawn from. */
export function SaveSimulation(simulated: Simulated) {
  return (
    <SaveMenu
      name="the simulation"
      choices={[
        {
          label: "Simulation as a workbook (XLSX)",
          save: async () => (await files()).saveSimulationWorkbook(simulated),
        },
        { label: "Simulation as a table (CSV)", save: async () => (await files()).saveSimulationTable(simulated) },
      ]}
    />
  );
}
