import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../../../transport/session.ts";
import { createDesk } from "./desk.ts";
import { forgetKeptField, isKeptField, keepField, openKeptFields } from "./kept-fields.ts";

const address = { item: null, place: "", field: "summary" };
const written = { section: "overview", address, label: "Summary", value: "Mine", seen: "Old" } as const;
const key = "overview - summary";

async function deskOf() {
  serverKnowing();
  await session.begin("refresh-token");
  return createDesk(new QueryClient(), { conceptId: "C-1", owner: null });
}

test("what was written on this device opens as it was left, in its own report", async () => {
  const desk = await deskOf();
  keepField("C-1", written);
  keepField("C-12", { ...written, value: "Of another report" });
  openKeptFields(desk);
  expect(desk.read().refused).toEqual({ [key]: { ...written, sentence: "" } });
});

test.each([
  ["is open", { open: key }],
  ["was refused", { refused: { [key]: { ...written, value: "Refused", sentence: "Too long." } } }],
  ["waits for a decision", { conflicts: { [key]: { ...written, mine: "Mine" } } }],
  [
    "is on its way",
    {
      unsaved: [
        { section: "overview", change: { kind: "set", item: null, field: "summary", value: "New", seen: "Old" } },
      ],
    },
  ],
] as const)("a field that %s is left as it is", async (_how, state) => {
  const desk = await deskOf();
  keepField("C-1", written);
  desk.set(state as never);
  const { refused } = desk.read();
  openKeptFields(desk);
  expect(desk.read().refused).toEqual(refused);
});

test("a change of another field, or of another kind, holds up none", async () => {
  const desk = await deskOf();
  keepField("C-1", written);
  const other = { kind: "set", item: null, field: "other", value: 1, seen: 0 } as const;
  desk.set({
    open: "overview - other",
    unsaved: [
      { section: "overview", change: other },
      { section: "trends", change: { ...other, field: "summary" } },
      { section: "overview" },
    ],
  });
  openKeptFields(desk);
  expect(Object.keys(desk.read().refused)).toEqual([key]);
});

test("what the server has is forgotten, and what was written since stays until it is let go of", async () => {
  const desk = await deskOf();
  const found = () => {
    desk.set({ refused: {} });
    openKeptFields(desk);
    return Object.values(desk.read().refused).map(({ value }) => value);
  };
  keepField("C-1", { ...written, value: "Newer" });
  forgetKeptField("C-1", key, "Mine");
  expect(found()).toEqual(["Newer"]);
  forgetKeptField("C-2", key);
  forgetKeptField("C-1", "overview - other");
  expect(found()).toEqual(["Newer"]);
  forgetKeptField("C-1", key, "Newer");
  expect(found()).toEqual([]);
  keepField("C-1", written);
  forgetKeptField("C-1", key);
  expect(found()).toEqual([]);
});

test("what is kept of something else is no field", () => {
  const { seen: _seen, ...withoutSeen } = written;
  expect([written, withoutSeen, "Mine", null, { ...written, address: undefined }].map(isKeptField)).toEqual([
    ...[true, false, false, false, true],
  ]);
});
