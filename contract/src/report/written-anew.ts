import { WorkStarted } from "../concepts/schemas.ts";

/** The route that writes a section anew. */
export const writtenAnew = (summary: string) =>
  ({ summary, access: "member", status: 202, answer: WorkStarted, expensive: true, asksModel: true }) as const;
