import { z } from "zod";
import { directions } from "./vocabulary.ts";

/** Whether something carries a concept or holds it back. */
export const Direction = z.enum(directions);
export type Direction = z.infer<typeof Direction>;
