import { expect, test } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import type { Said } from "../talk/said.ts";
import { messageWith, sentence } from "../testing/conversations.fixture.ts";
import { MarkedWords } from "./marked-words.tsx";
import { useChosenAnswer } from "./use-chosen-answer.ts";

const answer = (uuid: string): Said => ({
  ...{ kind: "reply", uuid, question: `to ${uuid}` },
  message: messageWith({ uuid, sentences: [sentence("Yes.")] }),
});
const hello: Said = {
  kind: "reply",
  uuid: "hello",
  message: messageWith({ sentences: [sentence("Hi.")] }),
  question: null,
};
const bare: Said = { kind: "reply", uuid: "bare", message: messageWith({ content: "Hm." }), question: "q" };

test("the last answer is looked at until another is chosen, and a new one when it comes", async () => {
  const { result, rerender, act } = await renderHook((said: readonly Said[] = []) => useChosenAnswer(said), {
    initialProps: [hello, answer("a"), bare, answer("b")],
  });
  const shown = () => [result.current.chosen?.uuid, result.current.place];
  expect(shown()).toEqual(["b", ""]);
  // The first arrow goes to the last one, which nobody has chosen yet.
  await act(() => result.current.move(-1));
  expect(shown()).toEqual(["b", "Answer 2 of 2"]);
  await act(() => result.current.move(-1));
  expect(shown()).toEqual(["a", "Answer 1 of 2"]);
  await act(() => result.current.move(-1));
  expect(shown()).toEqual(["a", "Answer 1 of 2"]);
  await act(() => result.current.move(1));
  expect(shown()).toEqual(["b", "Answer 2 of 2"]);
  await act(() => result.current.choose("a"));
  expect(result.current.chosen?.uuid).toBe("a");
  await rerender([hello, answer("a"), answer("b"), answer("c")]);
  expect(result.current.chosen?.uuid).toBe("c");
});

test("before anything was answered nothing is looked at", async () => {
  const { result, act } = await renderHook(() => useChosenAnswer([hello, bare]));
  await act(() => result.current.move(-1));
  expect([result.current.chosen, result.current.place]).toEqual([undefined, ""]);
});

test.each([
  ["Rent", "Without RENT in the paper; a rental.", ["RENT", "rent"]],
  ["cost (a", "The cost (a year) is a cost.", ["cost", "(a", "cost"]],
  ["C++ a.b", "c++ and a.b, not acb", ["c++", "a.b"]],
  ["   ", "Nothing is sought.", []],
])("what is searched for is marked word by word, as it is written: %s", async (search, text, marks) => {
  const { container } = await render(<MarkedWords text={text} search={search} />);
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(marks);
  expect(container.textContent).toBe(text);
});
