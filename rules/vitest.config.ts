import { fileURLToPath } from "node:url";

export default {
  test: {
    // Chance is the same each time, or the one that CHANCE names.
    setupFiles: [fileURLToPath(new URL("../scripts/steady-chance.mjs", import.meta.url))],
    // Generous, because they only end what hangs: a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};
