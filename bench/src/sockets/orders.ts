/** Tell something to all sockets of one of the servers, or how large the heap is. */
export type Order = "seedbed" | "bare" | "heap";

export type Answer = { ports: { seedbed: number; bare: number } } | { heapUsed: number };
