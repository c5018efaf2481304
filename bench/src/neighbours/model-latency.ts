/** Milliseconds of every call of the model; a real one takes longer. */
export const latencyMs = 1_000;
