import { repository } from "./repository.mjs";
import { findStructureFaults } from "./structure/find-structure-faults.mjs";

const faults = await findStructureFaults(repository);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
