/** Lets so much work go on at once, and the rest wait in its order. */
export function createPlaces(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
