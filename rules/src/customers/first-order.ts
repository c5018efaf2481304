/** The order of something that comes before all others: the smallest one less 1, or 0 where there is none. */
export const firstOrder = (orders: readonly number[]): number => (orders.length === 0 ? 0 : Math.min(...orders) - 1);
