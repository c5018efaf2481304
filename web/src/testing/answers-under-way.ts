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

/** Until what a page has asked for is answered, with what it asks for then: what goes on after a test would call the server of the next one. */
export async function untilAnswered(): Promise<void> {
  for (let round = 0, quietRounds = 0; round < 200 && quietRounds < 2; round += 1) {
    await new Promise((resolve) => later(resolve, count > 0 ? 10 : 0));
    quietRounds = count > 0 ? 0 : quietRounds + 1;
  }
}
