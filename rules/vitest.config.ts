export default {
  test: {
    // Chance is the same each time, or the one that CHANCE names.
    setupFiles: ["../scripts/steady-chance.mjs"],
    // Generous, because they only end what hangs: a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};
