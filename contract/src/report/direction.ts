import { z } from "zod";

/** Whether something carries a concept or holds it back. */
export const Direction = z.enum(["up", "tailwind", "down", "headwind"]);
export type Direction = z.infer<typeof Direction>;
