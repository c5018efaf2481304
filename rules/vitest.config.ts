export default {
  test: {
    // Generous, because they only end what hangs: a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};
