const { setTimeout: later } = globalThis;
const { random } = Math;
const longestWay = Number(import.meta.env.ANSWERS_TAKE);
let count = 0;

/** How many answers of the fake server are on their way. */
export const answersUnderWay = (): number => count;

/** With ANSWERS_TAKE=100 each answer takes up to 100 ms: what rests on quick answers fails then, as it may on a busy machine. */
export async function comeUnderWay(): Promise<void> {
  if (!(longestWay > 0)) return;
  count += 1;
  await new Promise((resolve) => later(resolve, longestWay * random()));
  count -= 1;
}
