import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { answersFrom } from "../persona-heading.ts";
import type { Said } from "../talk/said.ts";
import { conversationUuid, jun, marta, refusal } from "../testing/conversations.fixture.ts";
import { AnswerColumn } from "./answer-column.tsx";
import type { RoundAnswer } from "./use-round.ts";

const reply = refusal();
const said = {
  reply: { kind: "reply", uuid: reply.uuid, message: reply, question: "q" },
  stream: { kind: "stream", uuid: "s", content: "I would" },
  error: { kind: "error", uuid: "e", message: "The model is silent.", code: "MODEL_BUSY", question: "q" },
} satisfies Record<string, Said>;

async function column(change: Partial<RoundAnswer>) {
  const ways = { onShowFact: vi.fn(), onKeep: vi.fn(), onTalkAlone: vi.fn() };
  const state = {
    profile: marta,
    conversation: conversationUuid,
    answer: undefined,
    isThinking: false,
    isHeldUp: false,
  };
  const sendAgain = vi.fn();
  const screen = await render(<AnswerColumn answer={{ ...state, sendAgain, ...change }} {...ways} />);
  return { screen, ways, sendAgain };
}

test.each([
  [{}, "Marta has not been asked yet."],
  [{ isThinking: true }, "Marta is thinking"],
  [{ isThinking: true, isHeldUp: true }, "There is no connection. It is asked when it is back."],
  [{ isThinking: true, answer: said.stream }, "I would"],
  // What is asked again has an answer before it.
  [{ isThinking: true, answer: said.reply }, "Marta is thinking"],
  [{ isThinking: true, answer: said.error }, "Marta is thinking"],
])("a column says what its persona is at (%#)", async (change, words) => {
  const { screen } = await column(change);
  await expect.element(screen.getByText(words, { exact: true }).last()).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("an answer that failed says why, and is asked for again", async () => {
  const { screen, sendAgain } = await column({ answer: said.error });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("The model is silent.MODEL_BUSYSend again");
  await screen.getByRole("button", { name: "Send again" }).click();
  expect(sendAgain).toHaveBeenCalledOnce();
});

test("an answer leads to its conversation, its facts to their profile; before there is a conversation to nothing", async () => {
  const { screen, ways } = await column({ answer: said.reply });
  await screen.getByRole("button", { name: "Talk alone" }).click();
  expect(ways.onTalkAlone).toHaveBeenCalledWith(marta, conversationUuid);
  await screen.getByRole("button", { name: "Price limit $22" }).click();
  expect(ways.onShowFact).toHaveBeenCalledWith(marta, "stance-priceLimit");
  await screen.unmount();
  const without = await column({ answer: said.reply, conversation: null });
  expect(without.screen.getByRole("button", { name: "Talk alone" }).elements()).toEqual([]);
  expect(without.screen.getByRole("button", { name: "Keep a sentence" }).elements()).toEqual([]);
});

const limited = (change: object) => ({
  ...marta,
  stance: marta.stance && { ...marta.stance, priceLimit: { ...marta.stance.priceLimit, ...change } },
});

test.each([
  [limited({ amount: 22.5, basis: "answer" }), "Price limit $22.50"],
  [limited({ amount: 22 }), "Price limit $22, assumed"],
  [limited({ amount: null }), "Multi-tenant managers"],
  [jun, "Landlords"],
])("a persona brings along its price limit, or else its segment (%#)", async (profile, words) => {
  const { screen } = await column({ profile });
  await expect.element(screen.getByTitle(words, { exact: true })).toBeVisible();
});

test("what a persona answers from counts signals that were found, and no hypotheses", () => {
  const [first, second] = marta.signals;
  if (!first || !second) throw new Error("There are two.");
  const guess = { ...second, isHypothesis: true };
  expect(answersFrom(marta)).toBe("Answers from this profile, 2 signals and your concept");
  expect(answersFrom({ signals: [first, guess] })).toBe("Answers from this profile, 1 signal and your concept");
  expect(answersFrom({ signals: [guess] })).toBe("Answers from this profile and your concept");
});
