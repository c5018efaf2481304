import { generateProjections } from "./generate-projections.ts";

// For the tests of screens, which import nothing of the server: `node main.ts 60` prints as many projections as JSON.
process.stdout.write(JSON.stringify(await generateProjections(Number(process.argv[2] ?? 6))));
