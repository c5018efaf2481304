import { expect, test } from "vitest";
import { firstMessages, partMessages, repairMessages } from "./messages.ts";

const prompt = { system: "Careful.", prefix: "The company.", request: "Write." };
const picture = { mediaType: "image/png", base64: () => "UE5H" } as never;

test("the words that all tasks share come first, and their end is marked for who keeps them", () => {
  expect(firstMessages(prompt, false)).toEqual([{ role: "user", content: "The company.\n\nWrite." }]);
  expect(firstMessages({ ...prompt, prefix: "" }, true)).toEqual([{ role: "user", content: "Write." }]);
  const marked = { anthropic: { cacheControl: { type: "ephemeral" } } };
  const shared = { type: "text", text: "The company.\n\n" };
  const shown = { type: "file", mediaType: "image/png", data: "UE5H" };
  const asked = { type: "text", text: "Write." };
  expect(firstMessages(prompt, true)[0]?.content).toEqual([{ ...shared, providerOptions: marked }, asked]);
  expect(firstMessages({ ...prompt, pictures: [picture] }, false)[0]?.content).toEqual([shared, shown, asked]);
  expect(firstMessages({ ...prompt, prefix: "", pictures: [picture] }, true)[0]?.content).toEqual([shown, asked]);
});

const first = firstMessages(prompt, false);

test("an answer that cannot be used is asked for again as a whole, with all that is wrong with it", () => {
  expect(repairMessages(first, "{}", ["title is missing.", "kind is none."])).toEqual([
    ...first,
    { role: "assistant", content: "{}" },
    {
      role: "user",
      content:
        "That answer cannot be used:\n- title is missing.\n- kind is none.\n\nAnswer again with the whole JSON object, corrected. Change nothing that was right.",
    },
  ]);
  expect(repairMessages(first, " \n", [])[1]).toEqual({ role: "assistant", content: "(no answer)" });
});

test("of an answer that is good but for some parts these are asked for, by their names", () => {
  const parts = [
    { key: "title", problems: ["title is empty.", "title is short."] },
    { key: "forces_2", problems: ["forces.2 is bad."] },
  ];
  expect(partMessages(first, "{}", parts).at(-1)?.content).toBe(
    'Most of that answer is good. These parts of it cannot be used:\n- "title": title is empty.\n- "title": title is short.\n- "forces_2": forces.2 is bad.\n\nAnswer with a JSON object that holds these parts only, written anew: "title", "forces_2". Positions count from 0. Everything else stays as it is.',
  );
});
