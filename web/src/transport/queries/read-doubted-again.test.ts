import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { createQueryClient } from "../query-client.ts";

const queryKey = ["versions"];

/** A client whose reads are answered by hand. */
function readingByHand() {
  const queryClient = createQueryClient(() => undefined);
  const answers: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  return { queryClient, answers, queryFn, data: () => queryClient.getQueryData<string>(queryKey) };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The same, with a screen that shows it. */
function shown() {
  const reading = readingByHand();
  const { queryClient, queryFn } = reading;
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  return reading;
}

test("what is told while the first answer is on its way is read once more, and once only", async () => {
  const { queryClient, answers, data } = shown();
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  answers[0]?.resolve("before");
  await expect.poll(() => answers.length).toBe(2);
  expect(data()).toBe("before");
  answers[1]?.resolve("after");
  await expect.poll(data).toBe("after");
  await turn();
  expect(answers).toHaveLength(2);
});

test("a later read begins anew at once, and nothing follows it", async () => {
  const { queryClient, answers, data } = shown();
  answers[0]?.resolve("first");
  await expect.poll(data).toBe("first");
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey });
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.resolve("before");
  answers[2]?.resolve("after");
  await expect.poll(data).toBe("after");
  await turn();
  expect(answers).toHaveLength(3);
});

test("what is read ahead, and told to be read anew meanwhile, is doubted when somebody looks at it", async () => {
  const { queryClient, answers, queryFn } = readingByHand();
  const ahead = queryClient.prefetchQuery({ queryKey, queryFn });
  void queryClient.invalidateQueries({ queryKey });
  answers[0]?.resolve("before");
  await ahead;
  await turn();
  expect(answers).toHaveLength(1);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: "before", isInvalidated: true });
});

test("so is what was there before and is read again while nobody looks at it", async () => {
  const { queryClient, answers, queryFn } = readingByHand();
  queryClient.setQueryData(queryKey, "long ago");
  const again = queryClient.fetchQuery({ queryKey, queryFn });
  void queryClient.invalidateQueries({ queryKey });
  answers[0]?.resolve("before");
  await again;
  await turn();
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: "before", isInvalidated: true });
});

test("an answer that somebody gives by hand, or a first read that fails, is not read once more for what was told before", async () => {
  const { queryClient, answers, data } = shown();
  void queryClient.invalidateQueries({ queryKey });
  answers[0]?.reject(new Error("away"));
  await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("error");
  await turn();
  expect(answers).toHaveLength(1);
  void queryClient.refetchQueries({ queryKey });
  answers[1]?.resolve("second");
  await expect.poll(data).toBe("second");
  await turn();
  expect(answers).toHaveLength(2);
  queryClient.setQueryData(queryKey, "by hand");
  await turn();
  expect(answers).toHaveLength(2);
});
