const limit = 120_000;

/** Names what hangs: rejects when `work` has not settled after two minutes, which no machine is too busy for. */
export async function stage<Result>(name: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`"${name}" has taken more than ${limit / 1_000} seconds`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
