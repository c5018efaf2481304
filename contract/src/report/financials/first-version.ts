import { z } from "zod";
import { Uuid } from "../../plain-text.ts";
import { Source } from "../source.ts";
import { AssumptionEntry, FinancialProjection } from "./schemas.ts";

/** What a part says of itself in version v1: why it is so, and what it rests on. */
const Reasoned = z.object({ rationale: z.string(), sources: z.array(Source) });

/** A number that follows from entries of a sizing. */
const Following = Reasoned.extend({ value: z.number(), assumptions: z.array(AssumptionEntry) });

/** A financial projection in the shape of version v1; null for what the projection has not. Shares are in percent. */
export const FirstProjection = FinancialProjection.pick({ overview: true, tam: true, sam: true, som: true }).extend({
  uuid: Uuid,
  businessModel: Reasoned.extend({ name: z.string() }).nullable(),
  pricing: Reasoned.extend({ price: z.number(), billing: z.string() }).nullable(),
  totalUsers: Following.nullable(),
  serviceableAddressablePercent: Following.nullable(),
  serviceableObtainablePercent: Following.nullable(),
});
export type FirstProjection = z.infer<typeof FirstProjection>;
