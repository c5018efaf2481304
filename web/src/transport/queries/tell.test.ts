import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { conceptKeys } from "../query-keys.ts";
import { tell } from "./tell.ts";

type Concept = ReturnType<typeof conceptWith>;
const queryKey = conceptKeys.detail("C-0003");

/** A client whose reads are answered by hand, in any order. */
function readingByHand() {
  const queryClient = new QueryClient();
  const answers: ((title: string) => void)[] = [];
  const queryFn = () => new Promise<Concept>((resolve) => answers.push((title) => resolve(conceptWith({ title }))));
  const title = () => queryClient.getQueryData<Concept>(queryKey)?.title;
  const say = () =>
    tell<Concept>(queryClient, queryKey, (concept) => concept && { ...concept, title: `${concept.title}, told` });
  return { queryClient, answers, queryFn, title, say };
}

test("what a read under way answers from before does not win over what was told meanwhile", async () => {
  const { queryClient, answers, queryFn, title, say } = readingByHand();
  onTestFinished(new QueryObserver<Concept>(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  answers[0]?.("first");
  await expect.poll(title).toBe("first");
  void queryClient.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(2);
  say();
  expect(title()).toBe("first, told");
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.("first");
  await new Promise((resolve) => setTimeout(resolve));
  expect(title()).toBe("first, told");
  answers[2]?.("anew");
  await expect.poll(title).toBe("anew");
  say();
  expect(title()).toBe("anew, told");
  expect(answers).toHaveLength(3);
});

test("what nobody looks at is not read again, and what was being read is doubted", async () => {
  const { queryClient, answers, queryFn, title, say } = readingByHand();
  queryClient.setQueryData(queryKey, conceptWith({ title: "first" }));
  const read = queryClient.fetchQuery<Concept>({ queryKey, queryFn });
  say();
  answers[0]?.("first");
  expect((await read).title).toBe("first, told");
  expect(title()).toBe("first, told");
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(answers).toHaveLength(1);
});

test("a first read goes on, and nothing is shown before it", async () => {
  const { queryClient, answers, queryFn, title, say } = readingByHand();
  const read = queryClient.fetchQuery<Concept>({ queryKey, queryFn });
  say();
  expect(title()).toBeUndefined();
  answers[0]?.("first");
  expect((await read).title).toBe("first");
});
