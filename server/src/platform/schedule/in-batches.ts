/** Rows that one transaction removes at most: none holds what others wait for, or the room of the database, for long. */
const batch = 1_000;

/** Repeats `remove`, which removes so many rows at most and tells how many, until it finds less than that. */
export async function inBatches(remove: (most: number) => Promise<number | null>): Promise<void> {
  while ((await remove(batch)) === batch);
}
