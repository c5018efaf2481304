import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { unwrapped } from "./unwrapped.ts";

test("the only list of an answer may stand alone or under another name", () => {
  const schema = jsonSchemaOf(z.object({ profiles: z.array(z.object({ name: z.string() })) }));
  const profiles = [{ name: "Ana" }, { name: "Ben" }];
  for (const given of [profiles, { personas: profiles }, { count: 2, personas: profiles }])
    expect(unwrapped(given, schema)).toEqual({ profiles });
  const ambiguous = { personas: profiles, others: profiles };
  expect(unwrapped(ambiguous, schema)).toEqual(ambiguous);
});
