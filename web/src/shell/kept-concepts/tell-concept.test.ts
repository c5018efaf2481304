import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { tellConcept } from "./tell-concept.ts";

type Concept = ReturnType<typeof conceptWith>;
const queryKey = conceptKeys.detail("C-0003");

/** A client whose reads are answered by hand, in any order. */
function readingByHand() {
  const queryClient = new QueryClient();
  const answers: ((title: string) => void)[] = [];
  const queryFn = () => new Promise<Concept>((resolve) => answers.push((title) => resolve(conceptWith({ title }))));
  const title = () => queryClient.getQueryData<Concept>(queryKey)?.title;
  const tell = () => tellConcept(queryClient, "C-0003", (concept) => ({ ...concept, title: `${concept.title}, told` }));
  return { queryClient, answers, queryFn, title, tell };
}

test("what a read under way answers from before does not win over what was told meanwhile", async () => {
  const { queryClient, answers, queryFn, title, tell } = readingByHand();
  onTestFinished(new QueryObserver<Concept>(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  answers[0]?.("first");
  await expect.poll(title).toBe("first");
  void queryClient.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(2);
  tell();
  expect(title()).toBe("first, told");
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.("first");
  await new Promise((resolve) => setTimeout(resolve));
  expect(title()).toBe("first, told");
  answers[2]?.("anew");
  await expect.poll(title).toBe("anew");
  tell();
  expect(title()).toBe("anew, told");
  expect(answers).toHaveLength(3);
});

test("what nobody looks at is not read again, and what was being read is doubted", async () => {
  const { queryClient, answers, queryFn, title, tell } = readingByHand();
  queryClient.setQueryData(queryKey, conceptWith({ title: "first" }));
  const read = queryClient.fetchQuery<Concept>({ queryKey, queryFn });
  tell();
  answers[0]?.("first");
  expect((await read).title).toBe("first, told");
  expect(title()).toBe("first, told");
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(answers).toHaveLength(1);
});

test("a first read goes on, and nothing is shown before it", async () => {
  const { queryClient, answers, queryFn, title, tell } = readingByHand();
  const read = queryClient.fetchQuery<Concept>({ queryKey, queryFn });
  tell();
  expect(title()).toBeUndefined();
  answers[0]?.("first");
  expect((await read).title).toBe("first");
});
