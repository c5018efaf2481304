import { Uuid } from "@seedbed/contract/plain-text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generatedConceptId } from "./generated-concept-id.ts";

test("every concept of every generation has a uuid of its own that never changes", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 20 }), fc.nat({ max: 20 }), (generationId, one, other) => {
      const id = generatedConceptId(generationId, one);
      expect(Uuid.safeParse(id).success).toBe(true);
      expect(generatedConceptId(generationId, one)).toBe(id);
      expect(generatedConceptId(generationId, other) === id).toBe(one === other);
    }),
  );
});
