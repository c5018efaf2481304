/** Whether two values of a field say the same. */
export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
